/** A column of a Markdown table. What `cell` and `title` give is Markdown already, on one line. */
export interface MarkdownColumn<Row> {
  readonly title: string
  readonly align?: 'left' | 'right'
  readonly cell: (row: Row) => string
}

const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`

/** The lines of a Markdown table; none without rows. */
export const markdownTable = <Row>(
  columns: readonly MarkdownColumn<Row>[],
  rows: readonly Row[]
): string[] =>
  rows.length === 0
    ? []
    : [
        line(columns.map(({ title }) => title)),
        line(columns.map(({ align }) => (align === 'right' ? '---:' : '---'))),
        ...rows.map(row => line(columns.map(({ cell }) => cell(row))))
      ]
