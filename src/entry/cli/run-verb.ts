import { join } from 'node:path'
import { reportInPlace } from '../../commands/report.js'
import { run } from '../../commands/run.js'
import { requireBaseline } from '../../commands/shared/baseline/baseline.js'
import type { ProgressListener } from '../../contracts/progress.js'
import { gateLines } from '../../report/gate.js'
import { gatewayProgram } from '../gateway-program.js'
import { grammarsFolder } from '../grammars-folder.js'
import { verbAccess } from '../read-options/registry-access.js'
import { toRunOptions } from '../read-options/to-run-options.js'
import { VERSION } from '../version.js'
import { reportContext } from './report-context.js'
import { showResults } from './show-results.js'
import { withProgress } from './terminal-progress.js'
import type { VerbHandler } from './verb-context.js'

/** `kotlin-bench run`: the table or `rewards.json` on standard output, everything else on standard error. */
export const runVerb: VerbHandler = async (values, context) => {
  const { signal, watchJobs, stdout, stderr, environment } = context
  const options = toRunOptions(values, 'flags', { environment, folder: process.cwd() })
  await requireBaseline(values.baseline, process.cwd())
  let started: string | undefined
  const noteStart: ProgressListener = event => {
    if (event.type === 'job-started') started = event.jobDir
    watchJobs(event)
  }
  try {
    const result = await withProgress(stderr, { quiet: values.quiet, watchJobs: noteStart }, listener =>
      run(options, {
        listener,
        signal,
        toolVersion: VERSION,
        environment,
        registryAccess: verbAccess(options.registries, context),
        gatewayProgram: gatewayProgram(),
        grammars: grammarsFolder()
      })
    )
    // The shards of a plan are reported on together, by `report`.
    const reported =
      values.plan === undefined
        ? await reportInPlace(result, options.failOn, reportContext(values, context))
        : undefined
    const { gate, exitCode } = reported ?? result
    const comparison = reported?.comparison ?? null
    showResults({ rewards: result.rewards, comparison }, { stdout, json: values.json })
    stderr.write(`Results: ${result.jobDir}\n`)
    if (reported !== undefined) stderr.write(`Report: ${join(reported.out, 'report.html')}\n`)
    for (const line of gateLines(gate)) stderr.write(`${line}\n`)
    return exitCode
  } finally {
    if (signal.aborted && started !== undefined)
      stderr.write(`Stopped. What has no verdict yet: kotlin-bench run --resume ${started}\n`)
  }
}
