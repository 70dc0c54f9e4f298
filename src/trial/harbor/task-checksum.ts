import { createHash } from 'node:crypto'
import { lstatSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Beyond it a file counts by its size: a task folder is text and a patch or two. */
const LARGEST_FILE = 16 * 1024 * 1024
const MOST_FILES = 5000

/**
 * SHA-256, in hex, over the names and bytes of the regular files in a task's folder: equal for equal
 * tasks. Not the number that Harbor has for it. Of a folder that is not there, that of nothing.
 */
export const taskChecksum = (dir: string): string => {
  const hash = createHash('sha256')
  let files = 0
  const add = (folder: string, prefix: string): void => {
    for (const name of readdirSync(folder).sort()) {
      const path = join(folder, name)
      const found = lstatSync(path)
      if (found.isDirectory()) add(path, `${prefix}${name}/`)
      else if (found.isFile() && files++ < MOST_FILES) {
        hash.update(`${JSON.stringify(prefix + name)} ${found.size}\n`)
        if (found.size <= LARGEST_FILE) hash.update(readFileSync(path))
      }
    }
  }
  try {
    add(dir, '')
  } catch {
    // A folder that cannot be read has been told of by its trial.
  }
  return hash.digest('hex')
}
