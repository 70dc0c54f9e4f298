import type { ComponentChildren } from 'preact'

/** A part of the overview under a heading of its own. */
export const Section = ({
  title,
  note,
  children
}: {
  readonly title: string
  readonly note?: string
  readonly children: ComponentChildren
}) => (
  <section class="part">
    <h2>{title}</h2>
    {note !== undefined && <p class="note">{note}</p>}
    {children}
  </section>
)

/** A list of which the first items are seen, and the others on demand. */
export const LongList = ({
  items,
  shown = 12
}: {
  readonly items: readonly string[]
  readonly shown?: number
}) => {
  const MOST = 500
  const list = (some: readonly string[]) => (
    <ul class="names">
      {some.map(item => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  )
  if (items.length <= shown) return list(items)
  return (
    <>
      {list(items.slice(0, shown))}
      <details class="more">
        <summary>{items.length - shown} more</summary>
        {list(items.slice(shown, MOST))}
        {items.length > MOST && <p class="note">and {items.length - MOST} that are not listed here</p>}
      </details>
    </>
  )
}
