import type { Stats } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'

const statOf = (path: string): Promise<Stats> =>
  stat(path).catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'ENOENT' ? new Error('there is no such file') : error
  })

/**
 * The text of a file that the user named, links followed; of a folder, that of its file `inFolder`. Pipes
 * and devices are refused: opening one can wait for ever, and reading one need not end.
 * @throws Error that says what is wrong with it
 */
export const readNamedFile = async (
  path: string,
  { maxBytes, inFolder }: { readonly maxBytes: number; readonly inFolder?: string }
): Promise<{ text: string; path: string }> => {
  const given = await statOf(path)
  const file = given.isDirectory() && inFolder !== undefined ? join(path, inFolder) : path
  const found = file === path ? given : await statOf(file)
  if (!found.isFile()) throw new Error(`it is no ${found.isDirectory() ? '' : 'regular '}file`)
  if (found.size > maxBytes) throw new Error(`it has more than ${maxBytes} bytes`)
  return { text: await readFile(file, 'utf8'), path: file }
}
