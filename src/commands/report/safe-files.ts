import { constants } from 'node:fs'
import { open } from 'node:fs/promises'

/** What a report reads in all, so that no artifact can fill the memory. */
const TOTAL_BYTES = 1024 ** 3

/** How many bytes may still be read. */
export interface ReadBudget {
  left: number
}

/** What one report may read. */
export const readBudget = (): ReadBudget => ({ left: TOTAL_BYTES })

/** Why a file was not read; a missing one is no problem of the reader's. */
export class UnreadableError extends Error {
  override readonly name = 'UnreadableError'
}

/**
 * A regular file's bytes, no links followed; undefined where there is none.
 * @throws UnreadableError where it is something else, or too large
 */
const readRegularFile = async (
  path: string,
  { maxBytes, budget }: { readonly maxBytes: number; readonly budget: ReadBudget }
): Promise<Buffer | undefined> => {
  // O_NONBLOCK: opening a pipe must not wait for someone to write to it.
  const flags = constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK
  const file = await open(path, flags).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return undefined
    throw new UnreadableError(error.code === 'ELOOP' ? 'it is a link' : `it cannot be opened (${error.code})`)
  })
  if (file === undefined) return undefined
  try {
    const found = await file.stat()
    if (!found.isFile()) throw new UnreadableError('it is no regular file')
    if (found.size > maxBytes) throw new UnreadableError(`it has ${found.size} bytes, more than ${maxBytes}`)
    if (found.size > budget.left) throw new UnreadableError('more was read already than a report can hold')
    budget.left -= found.size
    return await file.readFile()
  } finally {
    await file.close()
  }
}

/**
 * A JSON file's value, no links followed; undefined where there is none.
 * @throws UnreadableError
 */
export const readJsonFile = async (
  path: string,
  limits: { readonly maxBytes: number; readonly budget: ReadBudget }
): Promise<unknown> => {
  const bytes = await readRegularFile(path, limits)
  if (bytes === undefined) return undefined
  try {
    return JSON.parse(bytes.toString('utf8'))
  } catch {
    throw new UnreadableError('it is no JSON')
  }
}
