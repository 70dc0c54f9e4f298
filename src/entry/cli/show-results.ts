import type { ReportResult } from '../../commands/report.js'
import { renderChange } from '../../report/change-text.js'
import { renderTable } from '../../report/terminal-table.js'

/** The table of results and their change against a baseline on standard output, or `rewards.json` instead. */
export const showResults = (
  { rewards, comparison }: Pick<ReportResult, 'rewards' | 'comparison'>,
  { stdout, json }: { readonly stdout: NodeJS.WriteStream; readonly json: boolean }
): void => {
  const width = stdout.isTTY ? { width: stdout.columns } : {}
  const text = json ? JSON.stringify(rewards, null, 2) : renderTable(rewards, width)
  stdout.write(`${text.trimEnd()}\n`)
  if (!json && comparison !== null) stdout.write(`\n${renderChange(comparison)}\n`)
}
