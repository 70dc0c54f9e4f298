import type { Change } from '../../engine/changes.js'
import { foldersAbove } from '../../engine/paths.js'

/** What the agent changed, read from the engine's list; paths are relative to the work tree. */
export interface WorkTreeChanges {
  /** Added or changed, and nothing is listed below: files and links, or folders that were only touched. */
  leaves: CopyUnit[]
  /** Folders that have listed changes below, by kind. */
  folders: Map<string, 'added' | 'changed'>
  /** Gone, with all that was below; what is listed below a deleted folder was put there afterwards. */
  deleted: string[]
  /** Changed outside the work tree: it counts for nothing. Absolute. */
  outside: string[]
  /** True where the work tree's own folder was deleted. */
  treeDeleted: boolean
  /** The work tree's folder and those above it, where they may be something else now: nothing in it is listed. */
  perhapsReplaced: string[]
}

/** The agent's own repository data has no effect, at the top or nested. */
const isRepositoryData = (path: string): boolean => path.split('/').includes('.git')

/** Sorts the engine's list of changes of a container by what they mean for the work tree at `root`. */
export const workTreeChanges = (changes: readonly Change[], root: string): WorkTreeChanges => {
  const prefix = root === '/' ? '/' : `${root}/`
  const inside = changes
    .filter(change => change.path.startsWith(prefix))
    .map(change => ({ kind: change.kind, path: change.path.slice(prefix.length) }))
    .filter(change => change.path !== '' && !isRepositoryData(change.path))
  const hasBelow = new Set<string>()
  for (const change of inside) for (const parent of foldersAbove(change.path)) hasBelow.add(parent)

  const result: WorkTreeChanges = {
    leaves: [],
    folders: new Map(),
    deleted: [],
    outside: [],
    treeDeleted: false,
    perhapsReplaced: []
  }
  for (const { kind, path } of inside) {
    if (kind === 'deleted') result.deleted.push(path)
    else if (hasBelow.has(path)) result.folders.set(path, kind)
    else result.leaves.push({ path, kind })
  }
  const above = new Set(foldersAbove(root))
  for (const change of changes) {
    const isOwn = change.path === root
    if (change.kind === 'deleted' && (isOwn || above.has(change.path))) result.treeDeleted = true
    else if ((isOwn || above.has(change.path)) && inside.length === 0)
      result.perhapsReplaced.push(change.path)
    if (!isOwn && !above.has(change.path) && !change.path.startsWith(prefix)) result.outside.push(change.path)
  }
  return result
}

/** A path to copy out; a folder that is `added` goes with all that is below. */
export interface CopyUnit {
  path: string
  kind: 'added' | 'changed'
}

/**
 * The fewest paths to copy so that every wanted leaf comes along and nothing unwanted does: an added
 * folder goes as a whole where all below it is wanted.
 */
export const copyUnits = (
  changes: Pick<WorkTreeChanges, 'leaves' | 'folders'>,
  isWanted: (path: string) => boolean
): CopyUnit[] => {
  const holdsUnwanted = new Set<string>()
  for (const leaf of changes.leaves) {
    if (!isWanted(leaf.path)) for (const parent of foldersAbove(leaf.path)) holdsUnwanted.add(parent)
  }
  const units = new Map<string, 'added' | 'changed'>()
  for (const leaf of changes.leaves) {
    if (!isWanted(leaf.path)) continue
    const whole = foldersAbove(leaf.path)
      .reverse()
      .find(parent => changes.folders.get(parent) === 'added' && !holdsUnwanted.has(parent))
    if (whole === undefined) units.set(leaf.path, leaf.kind)
    else units.set(whole, 'added')
  }
  return [...units].map(([path, kind]) => ({ path, kind }))
}
