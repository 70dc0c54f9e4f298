import { prune } from '../../commands/prune.js'
import { EXIT } from '../../contracts/exit-code.js'
import { plural } from '../../text/plural.js'
import { datasetChoice, requireDataset } from '../read-options/dataset-choice.js'
import { withProgress } from './terminal-progress.js'
import type { VerbHandler } from './verb-context.js'

const MIB = 1024 * 1024

/** `kotlin-bench prune`: names on standard output what is ours and not needed, and with `--apply` removes it. */
export const pruneVerb: VerbHandler = async (values, { signal, stdout, stderr, environment }) => {
  const choice = datasetChoice(values)
  requireDataset(choice, 'flags')
  const { images, volumes, kept, cached } = await withProgress(stderr, { quiet: values.quiet }, listener =>
    prune({ ...choice, apply: values.apply }, { environment, listener, signal })
  )
  for (const { names, id, bytes } of images) {
    stdout.write(`${names[0] ?? id}  ${Math.round(bytes / MIB)} MiB with shared layers\n`)
  }
  for (const volume of volumes) stdout.write(`${volume}  volume\n`)
  const isInUse = cached.users.length > 0
  const folders = isInUse ? [] : cached.folders
  for (const { path, bytes } of folders)
    stdout.write(`${path}  ${Math.round(bytes / MIB)} MiB in the cache\n`)
  const counts = [plural(images.length, 'image'), plural(volumes.length, 'volume')]
  const what = `${counts.join(', ')} and ${plural(folders.length, 'folder')} of the cache`
  stderr.write(values.apply ? `Removed ${what}.\n` : `${what} would be removed; --apply does it.\n`)
  if (kept.length > 0) stderr.write(`${plural(kept.length, 'image')} stayed, since others stand on them.\n`)
  if (isInUse && cached.folders.length > 0) {
    const who = cached.users.length === 1 ? 'process' : 'processes'
    stderr.write(`What the cache keeps of rows stays: ${who} ${cached.users.join(', ')} may use it.\n`)
  }
  return EXIT.done
}
