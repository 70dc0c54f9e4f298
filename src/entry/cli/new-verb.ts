import { resolve } from 'node:path'
import { newTask } from '../../commands/new.js'
import { UserError } from '../../contracts/errors.js'
import { gatewayProgram } from '../gateway-program.js'
import type { OptionValues } from '../options.js'
import { verbAccess } from '../read-options/registry-access.js'
import { required } from '../read-options/required.js'
import { toCalibrationOptions } from '../read-options/to-calibration-options.js'
import { withProgress } from './terminal-progress.js'
import type { VerbHandler } from './verb-context.js'

const oneBase = ({ base }: OptionValues): string | undefined => {
  const [first, ...more] = base
  if (more.length > 0) throw new UserError('A new task builds on one base: give `--base` once.')
  return first
}

/** `kotlin-bench new`: what was made and is left to do on standard output, progress on standard error. */
export const newVerb: VerbHandler = async (values, context) => {
  const { signal, watchJobs, stdout, stderr, environment } = context
  const folder = process.cwd()
  const options = {
    ...toCalibrationOptions(values, { environment, folder }),
    repo: required(values.repo, { verb: 'new', name: 'repo' }),
    before: required(values.before, { verb: 'new', name: 'before' }),
    fix: required(values.fix, { verb: 'new', name: 'fix' }),
    base: oneBase(values),
    issue: values.issue,
    out: values.out ?? resolve('tasks'),
    folder
  }
  const registryAccess = verbAccess(options.registries, context)
  const { text, jobDir, exitCode } = await withProgress(
    stderr,
    { quiet: values.quiet, watchJobs },
    listener =>
      newTask(options, { environment, listener, signal, registryAccess, gatewayProgram: gatewayProgram() })
  )
  stdout.write(`${text}\n`)
  stderr.write(`What the tests printed: ${jobDir}\n`)
  return exitCode
}
