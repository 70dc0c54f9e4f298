import type { ComponentChildren } from 'preact'
import { fileAddress } from '../../links.js'
import type { TrialPage } from '../../page-data.js'

/** A link to a file of the trial's folder, where it is at hand. */
export const FileLink = ({
  page,
  path,
  children
}: {
  readonly page: TrialPage
  readonly path: string
  readonly children: ComponentChildren
}) =>
  page.folder === null || !page.files.includes(path) ? null : (
    <a href={fileAddress(page.folder, path)}>{children}</a>
  )

/** A part of the view of a trial, under a heading. */
export const Part = ({
  title,
  note,
  children
}: {
  readonly title: string
  readonly note?: ComponentChildren
  readonly children: ComponentChildren
}) => (
  <section class="part">
    <h3>{title}</h3>
    {note !== undefined && <p class="note">{note}</p>}
    {children}
  </section>
)
