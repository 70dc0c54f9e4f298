import { randomBytes } from 'node:crypto'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { formatOwner, ownerIsGone, ownerIsRunning, parseOwner, thisOwner } from '../../../engine/labels.js'

/** The folder of a cache in which each process has a file that works with its rows and clones. */
const USERS = 'in-use'

const marked = new Set<string>()

/** Says, for as long as this process lives, that it uses what a cache (absolute) keeps of rows. */
export const markUse = async (cacheDir: string): Promise<void> => {
  if (marked.has(cacheDir)) return
  marked.add(cacheDir)
  const folder = join(cacheDir, USERS)
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    for (const name of await readdir(folder)) {
      const owner = parseOwner(await readFile(join(folder, name), 'utf8').catch(() => ''))
      if (owner && (await ownerIsGone(owner))) await rm(join(folder, name), { force: true })
    }
    const name = `${process.pid}-${randomBytes(4).toString('hex')}`
    await writeFile(join(folder, name), formatOwner(await thisOwner()))
  } catch {
    // Whoever then writes to the cache says what is wrong with it.
  }
}

/** Ids of this machine's processes that use it. */
export const usersOf = async (cacheDir: string): Promise<number[]> => {
  const folder = join(cacheDir, USERS)
  const users = new Set<number>()
  for (const name of await readdir(folder).catch(() => [])) {
    const owner = parseOwner(await readFile(join(folder, name), 'utf8').catch(() => ''))
    if (owner && (await ownerIsRunning(owner))) users.add(owner.pid)
  }
  return [...users].sort((a, b) => a - b)
}
