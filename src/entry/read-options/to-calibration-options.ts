import type { CalibrateOptions } from '../../commands/calibrate.js'
import type { OptionValues } from '../options.js'
import { caBundleOf } from './ca-bundle-of.js'
import { registryChoice } from './registry-choice.js'

/** How a task is run to find its expected tests, as `calibrate` and `new` take it. */
export const toCalibrationOptions = (
  values: OptionValues,
  { environment, folder }: { environment: NodeJS.ProcessEnv; folder: string }
): Omit<CalibrateOptions, 'task'> => ({
  ...registryChoice(values),
  bases: values.bases,
  repeat: values.repeat,
  concurrency: values.concurrency,
  excludeFlaky: values['exclude-flaky'],
  caBundle: caBundleOf(values['ca-bundle'], environment, folder),
  jobsDir: values['jobs-dir'],
  maxRetries: values['max-retries']
})
