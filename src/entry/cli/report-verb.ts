import { resolve } from 'node:path'
import { report } from '../../commands/report.js'
import { UserError } from '../../contracts/errors.js'
import { gateLines } from '../../report/gate.js'
import { readGates } from '../read-options/read-gates.js'
import { reportContext } from './report-context.js'
import { showResults } from './show-results.js'
import type { VerbHandler } from './verb-context.js'

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
  showResults(result, { stdout, json: values.json })
  if (!values.quiet) stderr.write(`Report: ${result.out}\n`)
  for (const line of gateLines(result.gate)) stderr.write(`${line}\n`)
  return result.exitCode
}
