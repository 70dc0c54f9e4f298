import type { ComponentChildren } from 'preact'

/** A part of the view of a trial, under a heading. */
export const Part = ({
  title,
  note,
  children
}: {
  readonly title: string
  readonly note?: string | undefined
  readonly children: ComponentChildren
}) => (
  <section class="part">
    <h3>{title}</h3>
    {note !== undefined && <p class="note">{note}</p>}
    {children}
  </section>
)
