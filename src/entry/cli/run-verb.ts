import { join } from 'node:path'
import { run } from '../../commands/run.js'
import type { ProgressListener } from '../../contracts/progress.js'
import { renderChange } from '../../report/change-text.js'
import { gateLines } from '../../report/gate.js'
import { renderTable } from '../../report/terminal-table.js'
import { gatewayProgram } from '../gateway-program.js'
import { verbAccess } from '../read-options/registry-access.js'
import { toRunOptions } from '../read-options/to-run-options.js'
import { VERSION } from '../version.js'
import { reportRun } from './report-run.js'
import { terminalProgress } from './terminal-progress.js'
import type { VerbHandler } from './verbs.js'

/** `kotlin-bench run`: the table or `rewards.json` on standard output, everything else on standard error. */
export const runVerb: VerbHandler = async (values, context) => {
  const { signal, watchJobs, stdout, stderr, environment } = context
  const options = toRunOptions(values, 'flags', { environment, folder: process.cwd() })
  const progress = terminalProgress(stderr, { quiet: values.quiet })
  let started: string | undefined
  const listener: ProgressListener = event => {
    if (event.type === 'job-started') started = event.jobDir
    watchJobs(event)
    progress.listener(event)
  }
  try {
    const result = await run(options, {
      listener,
      signal,
      toolVersion: VERSION,
      environment,
      registryAccess: verbAccess(options.registries, context),
      gatewayProgram: gatewayProgram()
    })
    progress.end()
    // The shards of a plan are reported on together, by `report`.
    const reported = values.plan === undefined ? await reportRun(result, values, context) : undefined
    const { gate, exitCode } = reported ?? result
    const width = stdout.isTTY ? { width: stdout.columns } : {}
    const text = values.json ? JSON.stringify(result.rewards, null, 2) : renderTable(result.rewards, width)
    stdout.write(`${text.trimEnd()}\n`)
    const comparison = reported?.comparison ?? null
    if (!values.json && comparison !== null) stdout.write(`\n${renderChange(comparison)}\n`)
    stderr.write(`Results: ${result.jobDir}\n`)
    if (reported !== undefined) stderr.write(`Report: ${join(reported.out, 'report.html')}\n`)
    for (const line of gateLines(gate)) stderr.write(`${line}\n`)
    return exitCode
  } finally {
    progress.end()
    if (signal.aborted && started !== undefined)
      stderr.write(`Stopped. What has no verdict yet: kotlin-bench run --resume ${started}\n`)
  }
}
