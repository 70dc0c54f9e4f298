import { randomUUID } from 'node:crypto'
import { link, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { formatOwner, ownerIsGone, ownerIsRunning, parseOwner, thisOwner } from '../engine/labels.js'

const PAUSE_MS = 300

/** Keeps what several processes of a machine would do at the same time to one of them. */
export type KeyLock = <T>(
  key: string,
  work: () => Promise<T>,
  options: { signal: AbortSignal; waiting: () => void }
) => Promise<T>

/**
 * Locks are files that name their holder, in a folder that all runs of a user share. One whose holder
 * has died counts for nothing. Where no such file can be written, nobody waits: two builds of the same
 * image are a waste and no mistake.
 */
export const fileLock =
  (dir: string): KeyLock =>
  async (key, work, { signal, waiting }) => {
    const path = join(dir, key)
    const draft = `${path}.${process.pid}-${randomUUID().slice(0, 8)}`
    try {
      await mkdir(dir, { recursive: true })
      await writeFile(draft, formatOwner(await thisOwner()))
    } catch {
      return work()
    }
    try {
      for (let told = false; !(await takes(draft, path)); await sleep(PAUSE_MS, undefined, { signal })) {
        if (!told) waiting()
        told = true
      }
      try {
        return await work()
      } finally {
        await rm(path, { force: true })
      }
    } finally {
      await rm(draft, { force: true })
    }
  }

/** Whether a lock is of a process that still runs. */
const isHeld = async (holder: string): Promise<boolean> => {
  // One that names nobody, as a machine leaves that lost its power, is nobody's.
  const owner = parseOwner(holder)
  return owner !== undefined && (await ownerIsRunning(owner))
}

/** Removes the drafts of the same lock that processes have left which were killed. */
const removeLeftDrafts = async (path: string): Promise<void> => {
  for (const name of await readdir(dirname(path))) {
    if (!name.startsWith(`${basename(path)}.`)) continue
    const draft = join(dirname(path), name)
    const owner = parseOwner(await readFile(draft, 'utf8').catch(() => ''))
    // Of one that names nobody, the name may be written at this moment.
    if (owner && (await ownerIsGone(owner))) await rm(draft, { force: true })
  }
}

/** Whether the lock is ours now; one that is a dead process's is taken away, for the next try. */
const takes = async (draft: string, path: string): Promise<boolean> => {
  try {
    await link(draft, path)
    return true
  } catch {
    const holder = await readFile(path, 'utf8').catch(() => null)
    if (holder === null) return false
    if (await isHeld(holder)) return false
    const aside = `${draft}.aside`
    try {
      // Another may have taken it over meanwhile, so it is looked at again once nobody else can move it.
      await rename(path, aside)
      if ((await readFile(aside, 'utf8')) !== holder) await link(aside, path)
    } catch {
      // Somebody else was quicker.
    }
    await rm(aside, { force: true })
    await removeLeftDrafts(path).catch(() => undefined)
    return false
  }
}

/** For a single run that shares its engine with none. */
export const noLock: KeyLock = (_key, work) => work()
