import pLimit from 'p-limit'
import type { CachePort } from '../contracts/cache.js'
import { errorMessage } from '../contracts/errors.js'
import type { ProgressListener } from '../contracts/progress.js'
import type { Docker } from '../engine/docker.js'
import { type ArchivePlace, hasArchive, keepArchive, restoreArchive } from './base-archive.js'
import { ArchiveTooLarge } from './image-archive.js'
import { tellOfWork } from './image-work.js'
import type { LocalImage } from './local-image.js'

/**
 * What the bases of one run may take. GitHub keeps 10 GB for a repository and then throws away what was
 * used longest ago; the rest is left to the repository's own caches, which go with it.
 */
const LIMIT_BYTES = 7 * 1024 ** 3

const inMib = (bytes: number): string => `${Math.round(bytes / 1024 ** 2)} MiB`

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
  const place: ArchivePlace = { docker, port, signal, notice }

  const sized = (bytes: number) => {
    taken += bytes
  }

  const restore = async (image: string, key: string): Promise<LocalImage | undefined> => {
    if (!(await hasArchive(port, key))) return undefined
    try {
      return await tellOfWork(listener, { image, action: 'restore' }, () =>
        restoreArchive(place, { image, key, sized })
      )
    } catch (error) {
      signal.throwIfAborted()
      notice(`${image} could not be taken from GitHub's cache: ${errorMessage(error)}`)
      return undefined
    }
  }

  const saveOne = async ({ image, key }: BuiltBase): Promise<void> => {
    if (await hasArchive(port, key)) return
    const limit = limitBytes - taken
    try {
      const bytes = await tellOfWork(listener, { image, action: 'save' }, () =>
        keepArchive(place, { image, key, limit })
      )
      sized(bytes ?? 0)
    } catch (error) {
      if (!(error instanceof ArchiveTooLarge)) throw error
      throw new Error(
        `this run may keep ${inMib(limitBytes)} of bases there, and ${inMib(limit)} are left of that`,
        { cause: error }
      )
    }
  }

  return {
    restore: (image, key) => restoring(restore, image, key),

    built: base => void builtHere.set(base.key, base),

    async save() {
      const longestFirst = [...builtHere.values()].sort((a, b) => b.seconds - a.seconds)
      for (const base of longestFirst) {
        signal.throwIfAborted()
        if (!port.isWritable) return
        try {
          await saveOne(base)
          builtHere.delete(base.key)
        } catch (error) {
          signal.throwIfAborted()
          notice(`${base.image} is not kept in GitHub's cache: ${errorMessage(error)}.`)
        }
      }
    }
  }
}
