import { dirname, join } from 'node:path'
import { bases } from '../../commands/bases.js'
import { renderBases } from '../../commands/bases-text.js'
import { lineProgress } from '../cli/line-progress.js'
import type { OptionValues } from '../options.js'
import { caBundleOf } from '../read-options/ca-bundle-of.js'
import { actionAccess } from '../read-options/registry-access.js'
import { registryChoice } from '../read-options/registry-choice.js'
import type { ActionParts } from './run.js'

/** `command: bases`: builds every base of the manifest. Gives the exit code. */
export const actionBases = async (values: OptionValues, parts: ActionParts): Promise<number> => {
  const folder = values.bases ?? join(dirname(values.path), 'bases')
  const { signal } = parts.interruption
  const listener = lineProgress(text => parts.runner.info(text.trimEnd()))
  const caBundle = caBundleOf(values['ca-bundle'], parts.environment, parts.context.workspace)
  const choice = registryChoice(values)
  const images = await bases(
    { ...choice, bases: folder, caBundle },
    {
      listener,
      signal,
      environment: parts.environment,
      registryAccess: actionAccess(choice.registries, values, parts)
    }
  )
  parts.runner.info(renderBases(images))
  return 0
}
