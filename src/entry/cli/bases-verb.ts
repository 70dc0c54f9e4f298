import { bases } from '../../commands/bases.js'
import { renderBases } from '../../commands/bases-text.js'
import { basesFolder } from '../../commands/shared/dataset/bases-folder.js'
import { EXIT } from '../../contracts/exit-code.js'
import { caBundleOf } from '../read-options/ca-bundle-of.js'
import { datasetChoice } from '../read-options/dataset-choice.js'
import { verbAccess } from '../read-options/registry-access.js'
import { registryChoice } from '../read-options/registry-choice.js'
import { withProgress } from './terminal-progress.js'
import type { VerbHandler } from './verb-context.js'

/** `kotlin-bench bases`: makes sure of the bases of the manifest, and gives a table of them on standard output. */
export const basesVerb: VerbHandler = async (values, context) => {
  const { signal, watchJobs, stdout, stderr, environment } = context
  const choice = registryChoice(values)
  const registryAccess = verbAccess(choice.registries, context)
  const images = await withProgress(stderr, { quiet: values.quiet, watchJobs }, async listener => {
    const folder = await basesFolder(datasetChoice(values), { environment, listener, signal })
    const caBundle = caBundleOf(values['ca-bundle'], process.env, process.cwd())
    return bases(
      { ...choice, bases: folder, only: values.base, caBundle },
      { listener, signal, environment, registryAccess }
    )
  })
  stdout.write(`${renderBases(images)}\n`)
  return EXIT.done
}
