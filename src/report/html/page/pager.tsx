/** Items of one page of a list. */
const PAGE_SIZE = 100

/** Items that are worth paper. */
const MAX_PRINTED = 2_000

const pagesOf = (count: number): number => Math.max(1, Math.ceil(count / PAGE_SIZE))

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
  const last = pagesOf(count)
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

/**
 * The items of a page, and on paper the first `MAX_PRINTED`.
 * @returns also which page that is: the last one where `page` is beyond it
 */
export const pageOf = <Item,>(
  items: readonly Item[],
  { page, isPrinted }: { readonly page: number; readonly isPrinted: boolean }
): { shown: readonly Item[]; page: number } => {
  if (isPrinted) return { shown: items.slice(0, MAX_PRINTED), page: 1 }
  const actual = Math.min(page, pagesOf(items.length))
  return { shown: items.slice((actual - 1) * PAGE_SIZE, actual * PAGE_SIZE), page: actual }
}
