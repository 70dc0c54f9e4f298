import { lstat, readdir, readFile, readlink } from 'node:fs/promises'
import { join } from 'node:path'
import { FaultError } from '../contracts/errors.js'
import type { TreeEntry } from './tar.js'

export interface ReadTreeOptions {
  /** Paths relative to the folder that are no part of the tree. */
  leaveOut?: ReadonlySet<string>
  isIgnored?: (path: string) => boolean
  maxBytes?: number
}

const DEFAULT_MAX_BYTES = 1024 * 1024 * 1024

/**
 * A folder of the host as entries sorted by path: modes reduced to the executable bit, links kept as
 * links, so that neither a clone's umask nor its times change anything.
 * @throws FaultError `task` for what is neither file, folder nor link, or too large
 */
export const readTree = async (dir: string, options: ReadTreeOptions = {}): Promise<TreeEntry[]> => {
  const { leaveOut = new Set(), isIgnored = () => false, maxBytes = DEFAULT_MAX_BYTES } = options
  const entries: TreeEntry[] = []
  let bytes = 0

  const walk = async (relative: string): Promise<void> => {
    const names = (await readdir(join(dir, relative))).sort()
    for (const name of names) {
      const path = relative === '' ? name : `${relative}/${name}`
      if (leaveOut.has(path)) continue
      const full = join(dir, path)
      const stats = await lstat(full)
      if (stats.isDirectory()) {
        if (!isIgnored(path)) entries.push({ path, type: 'directory' })
        // A file below an ignored folder may be let in again.
        await walk(path)
      } else if (isIgnored(path)) continue
      else if (stats.isSymbolicLink()) entries.push({ path, type: 'symlink', target: await readlink(full) })
      else if (stats.isFile()) {
        bytes += stats.size
        if (bytes > maxBytes) {
          throw new FaultError(
            'task',
            'tree-too-large',
            `${dir} holds more than ${maxBytes} bytes; the limit is met at ${path}.`
          )
        }
        entries.push({
          path,
          type: 'file',
          executable: (stats.mode & 0o100) !== 0,
          content: await readFile(full)
        })
      } else throw new FaultError('task', 'tree-unreadable', `${full} is neither file, folder nor link.`)
    }
  }
  await walk('')
  return entries
}

/** The same entries below another folder. */
export const below = (folder: string, entries: readonly TreeEntry[]): TreeEntry[] =>
  entries.map(entry => ({ ...entry, path: `${folder}/${entry.path}` }))
