import { writeCheckReport } from '../../commands/check/write-check-report.js'
import { check } from '../../commands/check.js'
import { gatewayProgram } from '../gateway-program.js'
import { verbAccess } from '../read-options/registry-access.js'
import { toCheckOptions } from '../read-options/to-check-options.js'
import { VERSION } from '../version.js'
import { withProgress } from './terminal-progress.js'
import type { VerbHandler } from './verb-context.js'

/** `kotlin-bench check`: what is wrong with the tasks on standard output, as text or as JSON. */
export const checkVerb: VerbHandler = async (values, context) => {
  const { signal, watchJobs, stdout, stderr, environment } = context
  const options = toCheckOptions(values, 'flags', { environment, folder: process.cwd() })
  const found = await withProgress(stderr, { quiet: values.quiet, watchJobs }, listener =>
    check(options, {
      ...{ environment, listener, signal, toolVersion: VERSION },
      registryAccess: verbAccess(options.registries, context),
      gatewayProgram: gatewayProgram()
    })
  )
  await writeCheckReport(found.report, { sarif: values.sarif })
  stdout.write(`${(values.json ? JSON.stringify(found.report, null, 2) : found.text).trimEnd()}\n`)
  if (found.jobDir !== null) stderr.write(`What the tasks printed: ${found.jobDir}\n`)
  return found.exitCode
}
