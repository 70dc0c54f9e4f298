import { mkdir, rm, stat, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import pLimit from 'p-limit'
import type { CacheEntry, CachePort } from '../contracts/cache.js'
import { errorMessage } from '../contracts/errors.js'
import type { ImageAction, ProgressListener } from '../contracts/progress.js'
import type { Docker } from '../engine/docker.js'
import { ArchiveTooLarge, loadImage, saveImage } from './image-archive.js'
import { findLocalImage, type LocalImage } from './local-image.js'

/**
 * What the bases of one run may take. GitHub keeps 10 GB for a repository and then throws away what was
 * used longest ago; the rest is left to the repository's own caches, which go with it.
 */
const LIMIT_BYTES = 7 * 1024 ** 3

const MIB = 1024 ** 2

/** Each takes the disk twice, as the archive and in the engine. */
const AT_A_TIME = 2

/** Bases where there is no registry to write to: as files, in a cache that outlives the run. */
export interface BaseCache {
  /** The base with this key, under its name; undefined where the cache has none that can be used. */
  restore(image: string, key: string): Promise<LocalImage | undefined>
  /** Tells of a base that was built here. */
  built(base: BuiltBase): void
  /** Keeps what was built: those that took longest first, as many as there is room for. */
  save(): Promise<void>
}

export interface BuiltBase {
  image: string
  key: string
  /** That the build took, which is what the next run saves. */
  seconds: number
}

export interface BaseCacheContext {
  docker: Docker
  port: CachePort
  listener: ProgressListener
  signal: AbortSignal
  limitBytes?: number | undefined
}

/** Opens the bases that a cache keeps. No failure of it is one of the run: a notice, and the base is built. */
export const createBaseCache = ({
  docker,
  port,
  listener,
  signal,
  limitBytes = LIMIT_BYTES
}: BaseCacheContext): BaseCache => {
  const restoring = pLimit(AT_A_TIME)
  const builtHere = new Map<string, BuiltBase>()
  let taken = 0

  const notice = (message: string) => listener({ type: 'notice', message })

  const timed = async <T>(image: string, action: ImageAction, work: () => Promise<T>): Promise<T> => {
    const started = Date.now()
    listener({ type: 'image-started', image, action })
    try {
      return await work()
    } finally {
      listener({ type: 'image-finished', image, action, seconds: (Date.now() - started) / 1000 })
    }
  }

  const entryOf = (key: string): CacheEntry & { path: string } => {
    const path = join(port.folder, 'bases', `${key}.tar`)
    return { key: `kotlin-bench-base-1-${key}`, paths: [path], path }
  }

  /** The good name is given when all of it is in the engine and its key is the right one. */
  const load = async (image: string, key: string, path: string): Promise<LocalImage | undefined> => {
    const id = await loadImage(docker, path, signal)
    const loaded = id === undefined ? undefined : await findLocalImage(docker, id)
    if (loaded?.key === key) {
      await docker.text(['tag', loaded.id, image])
      return loaded
    }
    if (loaded) await docker.call(['image', 'rm', loaded.id])
    notice(
      `What GitHub's cache keeps for ${image} is not that: its key is ${loaded?.key ?? 'missing'}. It is not used.`
    )
    return undefined
  }

  const saveOne = async ({ image, key }: BuiltBase): Promise<void> => {
    const { path, ...entry } = entryOf(key)
    const local = await findLocalImage(docker, image)
    if (local?.key !== key || (await port.has(entry))) return
    await mkdir(join(path, '..'), { recursive: true })
    const { bavail, bsize } = await statfs(join(path, '..'))
    if (bavail * bsize < local.bytes) {
      notice(
        `${image} is not kept in GitHub's cache: its archive may need ${Math.ceil(local.bytes / MIB)} MiB of disk.`
      )
      return
    }
    try {
      await saveImage(docker, { id: local.id, path, limit: limitBytes - taken, signal })
      if (await port.save(entry)) taken += (await stat(path)).size
    } finally {
      await rm(path, { force: true })
    }
  }

  return {
    restore: (image, key) =>
      restoring(async () => {
        const { path, ...entry } = entryOf(key)
        if (!(await port.has(entry))) return undefined
        try {
          return await timed(image, 'restore', async () => {
            if ((await port.restore(entry)) === undefined) return undefined
            taken += (await stat(path)).size
            return load(image, key, path)
          })
        } catch (error) {
          signal.throwIfAborted()
          notice(`${image} could not be taken from GitHub's cache: ${errorMessage(error)}`)
          return undefined
        } finally {
          await rm(path, { force: true })
        }
      }),

    built: base => void builtHere.set(base.key, base),

    async save() {
      const longestFirst = [...builtHere.values()].sort((a, b) => b.seconds - a.seconds)
      for (const base of longestFirst) {
        signal.throwIfAborted()
        if (!port.isWritable) return
        try {
          await timed(base.image, 'save', () => saveOne(base))
          builtHere.delete(base.key)
        } catch (error) {
          signal.throwIfAborted()
          const why =
            error instanceof ArchiveTooLarge
              ? `this run may keep ${Math.round(limitBytes / MIB)} MiB of bases there, and ${Math.round((limitBytes - taken) / MIB)} MiB are left of that`
              : errorMessage(error)
          notice(`${base.image} is not kept in GitHub's cache: ${why}.`)
        }
      }
    }
  }
}
