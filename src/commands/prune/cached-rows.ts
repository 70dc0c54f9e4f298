import { existsSync } from 'node:fs'
import { lstat, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { moveAway, removeAbandoned } from '../../dataset/drafts.js'
import { usersOf } from '../shared/files/cache-use.js'
import { rowFolders } from '../shared/files/file-cache.js'

/** A folder of the cache that is made again when it is wanted. */
export interface CachedFolder {
  /** Absolute. */
  readonly path: string
  readonly bytes: number
}

/** What the cache keeps of rows, and who keeps it from going. */
export interface CachedRows {
  readonly folders: readonly CachedFolder[]
  /** Ids of processes that use it; where there are any, all of it stays. */
  readonly users: readonly number[]
}

const entriesOf = (folder: string) => readdir(folder, { withFileTypes: true }).catch(() => [])

/** What the files below a folder take; of what goes away meanwhile nothing. */
const bytesBelow = async (folder: string): Promise<number> => {
  let bytes = 0
  for (const entry of await entriesOf(folder)) {
    const path = join(folder, entry.name)
    bytes += entry.isDirectory() ? await bytesBelow(path) : ((await lstat(path).catch(() => null))?.size ?? 0)
  }
  return bytes
}

/**
 * The tasks made of rows, as one, and each clone of their repositories in a cache (absolute): no dataset
 * of tasks needs them, and what evaluates rows makes them again. Clones of the user's own are elsewhere.
 */
export const cachedRows = async (cacheDir: string): Promise<CachedRows> => {
  const { tasks, clones } = rowFolders(cacheDir)
  const found = [
    ...((await entriesOf(tasks)).length > 0 ? [tasks] : []),
    ...(await entriesOf(clones))
      .filter(({ name }) => !name.startsWith('.'))
      .map(({ name }) => join(clones, name))
  ]
  const folders: CachedFolder[] = []
  for (const path of found.sort()) folders.push({ path, bytes: await bytesBelow(path) })
  return { folders, users: await usersOf(cacheDir) }
}

/** Removes them, and what killed processes have left beside them; one that goes meanwhile is gone as well. */
export const removeCached = async (cacheDir: string, { folders }: CachedRows): Promise<void> => {
  for (const { path } of folders) {
    await moveAway(path).catch(error => {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    })
  }
  const { clones, checkouts } = rowFolders(cacheDir)
  // What is moved away lies beside where it was: the tasks in the cache itself.
  for (const folder of [cacheDir, clones, checkouts]) if (existsSync(folder)) await removeAbandoned(folder)
}
