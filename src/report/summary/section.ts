/** A heading and what is below it; nothing where there is nothing below it. */
export const section = (title: string, lines: readonly string[]): string[] =>
  lines.length === 0 ? [] : ['', `### ${title}`, '', ...lines]

/** More rows than this are folded away. */
const LONGEST_OPEN = 40

/** A long table folded away under a line that says what it is; a short one as it is. */
export const foldedTable = (table: readonly string[], what: string): string[] => {
  const rows = Math.max(0, table.length - 2)
  return rows <= LONGEST_OPEN
    ? [...table]
    : [`<details><summary>${rows} ${what}</summary>`, '', ...table, '', '</details>']
}
