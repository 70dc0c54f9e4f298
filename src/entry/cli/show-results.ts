import type { ReportResult } from '../../commands/report.js'
import { rowsTable } from '../../report/rows/rows-table.js'
import { renderRowsTable } from '../../report/rows/terminal-tables.js'
import { renderChange } from '../../report/terminal/change.js'
import { renderTable } from '../../report/terminal/table.js'

/** The tables of results, and their change against a baseline on standard output, or `rewards.json` instead. */
export const showResults = (
  { rewards, comparison }: Pick<ReportResult, 'rewards' | 'comparison'>,
  { stdout, json }: { readonly stdout: NodeJS.WriteStream; readonly json: boolean }
): void => {
  const width = stdout.isTTY ? { width: stdout.columns } : {}
  const text = json ? JSON.stringify(rewards, null, 2) : renderTable(rewards, width)
  stdout.write(`${text.trimEnd()}\n`)
  const rows = json ? null : rowsTable(rewards)
  if (rows !== null) stdout.write(`\n${renderRowsTable(rows)}\n`)
  if (!json && comparison !== null) stdout.write(`\n${renderChange(comparison)}\n`)
}
