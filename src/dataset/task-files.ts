import { readdir, readlink, realpath } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { isWithin } from './is-within.js'
import { RefusedFile } from './read-file.js'

/** More than any real task has by far; a folder beyond it is no task but a mistake. */
const MAX_FILES = 20_000
const MAX_DEPTH = 40

const checkLink = async (root: string, path: string, name: string): Promise<void> => {
  const target = await realpath(path).catch(() => null)
  if (target === null)
    throw new RefusedFile(`${name} is a link to ${await readlink(path)}, which does not exist`)
  if (!isWithin(root, target)) {
    throw new RefusedFile(`${name} is a link to ${await readlink(path)}, outside of the task's folder`)
  }
}

/**
 * The files of a task's folder, relative and with forward slashes; links that stay inside are named
 * but not followed. Links that lead out, pipes, sockets and devices are refused by name.
 */
export const listTaskFiles = async (dir: string): Promise<ReadonlySet<string>> => {
  const root = await realpath(dir)
  const files = new Set<string>()
  const visit = async (folder: string, depth: number): Promise<void> => {
    if (depth > MAX_DEPTH) throw new RefusedFile(`folders are nested deeper than ${MAX_DEPTH}`)
    const entries = await readdir(folder, { withFileTypes: true })
    entries.sort((a, b) => (a.name < b.name ? -1 : 1))
    for (const entry of entries) {
      const path = join(folder, entry.name)
      const name = relative(root, path).split(sep).join('/')
      if (entry.isDirectory()) {
        await visit(path, depth + 1)
        continue
      }
      if (entry.isSymbolicLink()) await checkLink(root, path, name)
      else if (!entry.isFile()) throw new RefusedFile(`${name} is neither a file nor a folder`)
      files.add(name)
      if (files.size > MAX_FILES) throw new RefusedFile(`the folder has more than ${MAX_FILES} files`)
    }
  }
  await visit(root, 0)
  return files
}
