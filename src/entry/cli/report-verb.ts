import { resolve } from 'node:path'
import { report } from '../../commands/report.js'
import { UserError } from '../../contracts/errors.js'
import { renderChange } from '../../report/change-text.js'
import { gateLines } from '../../report/gate.js'
import { renderTable } from '../../report/terminal-table.js'
import { readGates } from '../read-options/read-gates.js'
import { reportContext } from './report-run.js'
import type { VerbHandler } from './verbs.js'

/** `kotlin-bench report`: the table or `rewards.json` on standard output, the files in the folder `--out`. */
export const reportVerb: VerbHandler = async (values, context) => {
  const { stdout, stderr } = context
  if (values.results.length === 0) {
    throw new UserError(
      '`kotlin-bench report` needs results: job folders, folders of artifacts, or `rewards.json` files, such as `kotlin-bench report jobs/nightly`.'
    )
  }
  const result = await report(
    {
      results: values.results.map(path => resolve(path)),
      plan: values.plan === undefined ? undefined : resolve(values.plan),
      out: values.out ?? resolve('report'),
      linkTrials: true,
      failOn: readGates(values['fail-on'])
    },
    reportContext(values, context)
  )
  const width = stdout.isTTY ? { width: stdout.columns } : {}
  const text = values.json ? JSON.stringify(result.rewards, null, 2) : renderTable(result.rewards, width)
  stdout.write(`${text.trimEnd()}\n`)
  if (!values.json && result.comparison !== null) stdout.write(`\n${renderChange(result.comparison)}\n`)
  if (!values.quiet) stderr.write(`Report: ${result.out}\n`)
  for (const line of gateLines(result.gate)) stderr.write(`${line}\n`)
  return result.exitCode
}
