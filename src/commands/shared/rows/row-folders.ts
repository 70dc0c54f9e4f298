import { createHash, type Hash } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { errorMessage, FaultError, UserError } from '../../../contracts/errors.js'
import { fillFolder, moveAway } from '../../../dataset/drafts.js'
import { listTaskFiles } from '../../../dataset/task-files.js'
import type { TaskFile } from '../../../making/task-files.js'
import { quote } from '../../../text/quote.js'
import { rowFolders } from '../files/file-cache.js'
import { writeFiles } from '../files/write-files.js'

/** Every part goes in with its length, so that no two folders run together into the same bytes. */
const add = (hash: Hash, part: string | Buffer): void => {
  const bytes = typeof part === 'string' ? Buffer.from(part) : part
  hash.update(`${bytes.length}:`)
  hash.update(bytes)
}

/** What a folder is known by: SHA-256, in hex, over its files. */
const digestOf = (files: ReadonlyMap<string, TaskFile>): string => {
  const hash = createHash('sha256')
  for (const path of [...files.keys()].sort()) {
    add(hash, path)
    add(hash, files.get(path)?.text ?? '')
  }
  return hash.digest('hex')
}

const digestOnDisk = async (folder: string): Promise<string> => {
  const hash = createHash('sha256')
  for (const path of [...(await listTaskFiles(folder))].sort()) {
    add(hash, path)
    add(hash, await readFile(join(folder, path)))
  }
  return hash.digest('hex')
}

const DIGEST_DIGITS = 24

/** Where a task of these files stands in the cache (absolute): by what it is, so that nobody's run changes another's. */
export const rowFolder = (cacheDir: string, name: string, files: ReadonlyMap<string, TaskFile>): string =>
  join(rowFolders(cacheDir).tasks, digestOf(files).slice(0, DIGEST_DIGITS), name)

/** Whether a folder of the cache is there as it was written: one in which somebody has changed something is none. */
export const isWholeRow = async (folder: string): Promise<boolean> => {
  const digest = await digestOnDisk(folder).catch(() => '')
  return digest.slice(0, DIGEST_DIGITS) === basename(dirname(folder))
}

/**
 * Has a task's folder stand in the cache whole, as its files say.
 * @throws UserError where the cache cannot be written
 */
export const ensureRowFolder = async (
  folder: string,
  files: ReadonlyMap<string, TaskFile>
): Promise<void> => {
  if (await isWholeRow(folder)) return
  try {
    if ((await stat(folder).catch(() => null)) !== null) await moveAway(folder)
    await fillFolder(folder, draft => writeFiles(draft, files))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === undefined) throw error
    const said = errorMessage(error instanceof FaultError ? error.cause : error)
    throw new UserError(
      `The task of a row cannot be written to ${quote(folder)}: ${said}. Make room there, or name another cache by XDG_CACHE_HOME.`
    )
  }
}
