import type { CheckOptions } from '../../commands/check.js'
import { UserError } from '../../contracts/errors.js'
import type { OptionValues } from '../options.js'
import { caBundleOf } from './ca-bundle-of.js'
import { datasetChoice, type Place, requireDataset } from './dataset-choice.js'
import { registryChoice } from './registry-choice.js'

/**
 * Which checks are asked for.
 * @throws UserError for both flags, each of which leaves out what the other asks for
 */
export const checkStage = (values: OptionValues): CheckOptions['stage'] => {
  if (values.static && values.dynamic) {
    throw new UserError(
      '`static` and `dynamic` each leave the other checks out: give one of them, or none for all checks.'
    )
  }
  return values.static ? 'static' : values.dynamic ? 'dynamic' : 'both'
}

/** The options of `check` as the command takes them. */
export const toCheckOptions = (
  values: OptionValues,
  place: Place,
  { environment, folder }: { environment: NodeJS.ProcessEnv; folder: string }
): CheckOptions => {
  const choice = datasetChoice(values)
  requireDataset(choice, place)
  return {
    ...choice,
    ...registryChoice(values),
    stage: checkStage(values),
    repeat: values.repeat,
    concurrency: values.concurrency,
    caBundle: caBundleOf(values['ca-bundle'], environment, folder),
    jobsDir: values['jobs-dir'],
    maxRetries: values['max-retries']
  }
}
