/** Items of one page of a list. */
export const PAGE_SIZE = 100

/** Steps through the pages of a list, each shown from its top; nothing where there is but one, or on paper. */
export const Pager = ({
  count,
  page,
  isPrinted,
  onPage
}: {
  readonly count: number
  /** From 1. */
  readonly page: number
  readonly isPrinted: boolean
  readonly onPage: (page: number) => void
}) => {
  const last = Math.max(1, Math.ceil(count / PAGE_SIZE))
  if (last === 1 || isPrinted) return null
  const turnTo = (next: number): void => {
    onPage(next)
    scrollTo(0, 0)
  }
  return (
    <nav class="pager" aria-label="Pages">
      <button type="button" disabled={page <= 1} onClick={() => turnTo(1)}>
        First
      </button>
      <button type="button" disabled={page <= 1} onClick={() => turnTo(page - 1)}>
        Previous
      </button>
      <span>
        Page {page} of {last}
      </span>
      <button type="button" disabled={page >= last} onClick={() => turnTo(page + 1)}>
        Next
      </button>
      <button type="button" disabled={page >= last} onClick={() => turnTo(last)}>
        Last
      </button>
    </nav>
  )
}

/** The items of a page, and on paper as many as are worth it. */
export const pageOf = <Item,>(
  items: readonly Item[],
  { page, isPrinted }: { readonly page: number; readonly isPrinted: boolean }
): { shown: readonly Item[]; page: number } => {
  const MAX_PRINTED = 2_000
  if (isPrinted) return { shown: items.slice(0, MAX_PRINTED), page: 1 }
  const last = Math.max(1, Math.ceil(items.length / PAGE_SIZE))
  const actual = Math.min(page, last)
  return { shown: items.slice((actual - 1) * PAGE_SIZE, actual * PAGE_SIZE), page: actual }
}
