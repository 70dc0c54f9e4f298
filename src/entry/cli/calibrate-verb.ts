import { calibrate } from '../../commands/calibrate.js'
import { gatewayProgram } from '../gateway-program.js'
import { verbAccess } from '../read-options/registry-access.js'
import { required } from '../read-options/required.js'
import { toCalibrationOptions } from '../read-options/to-calibration-options.js'
import { withProgress } from './terminal-progress.js'
import type { VerbHandler } from './verb-context.js'

/** `kotlin-bench calibrate`: what was found and written on standard output, progress on standard error. */
export const calibrateVerb: VerbHandler = async (values, context) => {
  const { signal, watchJobs, stdout, stderr, environment } = context
  const task = required(values.task, { verb: 'calibrate', name: 'task' })
  const options = toCalibrationOptions(values, { environment, folder: process.cwd() })
  const registryAccess = verbAccess(options.registries, context)
  const { text, jobDir, exitCode } = await withProgress(
    stderr,
    { quiet: values.quiet, watchJobs },
    listener =>
      calibrate(
        { ...options, task },
        { environment, listener, signal, registryAccess, gatewayProgram: gatewayProgram() }
      )
  )
  stdout.write(`${text}\n`)
  stderr.write(`What the tests printed: ${jobDir}\n`)
  return exitCode
}
