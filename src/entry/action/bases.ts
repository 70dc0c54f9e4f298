import { bases } from '../../commands/bases.js'
import { renderBases } from '../../commands/bases-text.js'
import { basesFolder } from '../../commands/shared/dataset/bases-folder.js'
import { EXIT } from '../../contracts/exit-code.js'
import type { ProgressEvent } from '../../contracts/progress.js'
import { lineProgress } from '../cli/line-progress.js'
import type { OptionValues } from '../options.js'
import { caBundleOf } from '../read-options/ca-bundle-of.js'
import { datasetChoice } from '../read-options/dataset-choice.js'
import { actionAccess } from '../read-options/registry-access.js'
import { registryChoice } from '../read-options/registry-choice.js'
import type { ActionParts } from './action-parts.js'
import { actionCache } from './cache.js'
import { tellOnce } from './tell-once.js'

/** `command: bases`: makes sure of the bases of the manifest. Gives the exit code. */
export const actionBases = async (values: OptionValues, parts: ActionParts): Promise<number> => {
  const { signal } = parts.interruption
  const lines = lineProgress(text => parts.runner.info(text.trimEnd()))
  const tell = tellOnce(values, parts.runner)
  const listener = (event: ProgressEvent): void => {
    if (event.type === 'notice' && event.ofWorkflow) tell(event.message)
    else lines(event)
  }
  const { environment, datasetToken } = parts
  const folder = await basesFolder(datasetChoice(values), { environment, datasetToken, listener, signal })
  const caBundle = caBundleOf(values['ca-bundle'], environment, parts.context.workspace)
  const choice = registryChoice(values)
  const images = await bases(
    { ...choice, bases: folder, only: values.base, caBundle },
    {
      listener,
      signal,
      environment,
      cache: actionCache(values, parts),
      registryAccess: actionAccess(choice.registries, values, parts)
    }
  )
  parts.runner.info(renderBases(images))
  return EXIT.done
}
