import { dirname, join } from 'node:path'
import { bases } from '../../commands/bases.js'
import { caBundleOf } from '../read-options/ca-bundle-of.js'
import { terminalProgress } from './terminal-progress.js'
import type { VerbHandler } from './verbs.js'

/** `kotlin-bench bases`: builds every base of the manifest, and names each on standard output. */
export const basesVerb: VerbHandler = async (values, { signal, watchJobs, stdout, stderr }) => {
  const progress = terminalProgress(stderr, { quiet: values.quiet })
  const listener: typeof progress.listener = event => {
    watchJobs(event)
    progress.listener(event)
  }
  try {
    const folder = values.bases ?? join(dirname(values.path), 'bases')
    const caBundle = caBundleOf(values['ca-bundle'], process.env, process.cwd())
    const images = await bases({ bases: folder, rebuild: values.rebuild, caBundle }, { listener, signal })
    progress.end()
    for (const { name, origin } of images)
      stdout.write(`${name}  ${origin === 'built' ? 'built' : 'is there'}\n`)
    return 0
  } finally {
    progress.end()
  }
}
