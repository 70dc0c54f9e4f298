import { plan } from '../../commands/plan.js'
import { EXIT } from '../../contracts/exit-code.js'
import { workflowRun } from '../../github/context.js'
import { toPlanOptions } from '../read-options/to-plan-options.js'
import { VERSION } from '../version.js'
import { withProgress } from './terminal-progress.js'
import type { VerbHandler } from './verb-context.js'

/** `kotlin-bench plan`: the shards on standard output, as a table or as JSON, and the plan in a file. */
export const planVerb: VerbHandler = async (values, { signal, stdout, stderr, environment }) => {
  const folder = process.cwd()
  const options = toPlanOptions(values, 'flags', { folder, outFolder: folder })
  const made = await withProgress(stderr, { quiet: values.quiet }, listener =>
    plan(options, {
      environment,
      datasetToken: undefined,
      listener,
      signal,
      toolVersion: VERSION,
      workflow: workflowRun(environment)
    })
  )
  stdout.write(`${values.json ? JSON.stringify(made.plan, null, 2) : made.text}\n`)
  if (!values.quiet) stderr.write(`Plan: ${options.out}\n`)
  return EXIT.done
}
