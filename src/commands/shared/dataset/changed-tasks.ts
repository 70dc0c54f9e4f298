import { readFile, realpath } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { type ChangedPaths, changedSince } from '../../../dataset/changed-paths.js'
import type { LoadedDataset } from '../../../dataset/folder.js'
import { type Bases, baseContext } from '../../../image/bases.js'
import { parentImages } from '../../../image/dockerfile.js'
import { type BaseRecipe, parseManifest } from '../../../image/manifest.js'
import { taskParents } from './task-parents.js'

const isIn = (folder: string, path: string): boolean => path.startsWith(folder + sep)

/** The bases of the manifest as it was; none where there was no manifest, or none that can be read. */
const recipesBefore = async (manifest: string, changed: ChangedPaths): Promise<readonly BaseRecipe[]> => {
  const text = await changed.textBefore(manifest)
  try {
    return text === null ? [] : parseManifest(text, manifest)
  } catch {
    return []
  }
}

/** Names of the base images that a change makes others: by their files, the manifest, or a base below them. */
const changedBases = async (bases: Bases, changed: ChangedPaths): Promise<ReadonlySet<string>> => {
  const manifest = join(bases.dir, 'manifest')
  const before = changed.paths.includes(manifest) ? await recipesBefore(manifest, changed) : bases.recipes
  const parents = new Map<string, readonly string[]>()
  const found = new Set<string>()
  for (const recipe of bases.recipes) {
    const { contextDir, dockerfile, leaveOut } = baseContext(bases, recipe)
    const text = await readFile(join(contextDir, dockerfile), 'utf8').catch(() => '')
    parents.set(recipe.image, parentImages(text))
    const hasFile = changed.paths.some(
      path => isIn(contextDir, path) && !leaveOut.has(relative(contextDir, path))
    )
    const wasThere = before.some(one => one.image === recipe.image && one.dockerfile === recipe.dockerfile)
    if (hasFile || !wasThere) found.add(recipe.image)
  }
  let size: number
  do {
    size = found.size
    for (const [image, below] of parents) if (below.some(parent => found.has(parent))) found.add(image)
  } while (found.size > size)
  return found
}

export interface ChangedTasksContext {
  /** May read the dataset's repository. */
  readonly datasetToken?: string | undefined
  /** A file in PEM for a server that git does not trust by itself; default: what the environment names. */
  readonly certificates?: string | undefined
  readonly signal: AbortSignal
}

/**
 * Names of the tasks that changed since the history parted from a ref, and of those on a changed base.
 * @throws UserError where nothing can tell
 * @throws FaultError `infrastructure` where a shallow clone cannot be deepened
 */
export const changedTasks = async (
  { loaded, bases }: { readonly loaded: LoadedDataset; readonly bases: Bases },
  ref: string,
  { datasetToken: token, certificates, signal }: ChangedTasksContext
): Promise<ReadonlySet<string>> => {
  const changed = await changedSince(loaded.tasksDir, ref, { token, certificates, signal })
  // The paths of git's are those behind every link.
  const dir = await realpath(bases.dir).catch(() => bases.dir)
  const images = await changedBases({ ...bases, dir }, changed)
  const names = new Set<string>()
  for (const entry of loaded.entries) {
    const isOnChanged = async () =>
      entry.ok && (await taskParents(entry.task)).some(parent => images.has(parent))
    if (changed.paths.some(path => isIn(entry.dir, path)) || (await isOnChanged())) names.add(entry.name)
  }
  return names
}
