import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { homedir } from 'node:os'
import { join } from 'node:path'
import type { Cache } from '../../../trial/trial-context.js'

/** `$XDG_CACHE_HOME/kotlin-bench`, by default `~/.cache/kotlin-bench`. */
export const defaultCacheDir = (env: NodeJS.ProcessEnv = process.env): string =>
  join(env.XDG_CACHE_HOME || join(homedir(), '.cache'), 'kotlin-bench')

/** Where a cache (absolute) keeps what evaluates rows: their tasks, clones of their repositories, checkouts. */
export const rowFolders = (cacheDir: string) => ({
  tasks: join(cacheDir, 'rows'),
  clones: join(cacheDir, 'repositories'),
  checkouts: join(cacheDir, 'contexts')
})

/**
 * Small JSON values in a folder, one file each. A value that cannot be read or written is as good as
 * none: the cache only saves asking again.
 */
export const fileCache = (dir: string): Cache => ({
  async read(name) {
    try {
      return JSON.parse(await readFile(join(dir, `${name}.json`), 'utf8'))
    } catch {
      return undefined
    }
  },
  async write(name, value) {
    try {
      await mkdir(dir, { recursive: true })
      // Whole or not at all: another run may be reading.
      const draft = join(dir, `.${name}.${process.pid}`)
      await writeFile(draft, JSON.stringify(value))
      await rename(draft, join(dir, `${name}.json`))
    } catch {
      // See above.
    }
  }
})
