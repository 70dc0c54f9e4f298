import { FaultError } from '../contracts/errors.js'
import type { ProgressListener } from '../contracts/progress.js'
import type { Docker } from '../engine/docker.js'
import { engineFailure } from '../engine/engine-failure.js'
import { tellOfWork } from './image-work.js'
import { findLocalImage, type LocalImage } from './local-image.js'
import { type Patience, withRetries } from './registry/retry.js'

/** How registries and engines say that an image is not there, or not for everybody. */
const ABSENT =
  /manifest unknown|not found|does not exist|name unknown|\bdenied\b|unauthorized|forbidden|no such image/i

/** What is the machine's own fault stays that, whichever registry was asked. */
const OWN = new Set([
  'disk-full',
  'engine-unreachable',
  'engine-denied',
  'host-out-of-memory',
  'engine-timeout'
])

/** The first of some images that is here or can be pulled; undefined where none can. */
export type FindPublished = (
  names: readonly string[],
  options: { timeoutMs: number | undefined }
) => Promise<(LocalImage & { name: string }) | undefined>

/**
 * Finds images that somebody else publishes. A registry that does not answer is told of once, and no longer
 * asked.
 */
export const createPublished = (context: {
  docker: Docker
  listener: ProgressListener
  signal: AbortSignal
  patience?: Patience | undefined
}): FindPublished => {
  const { docker, listener, signal, patience } = context
  let isLeftOut = false

  /** Undefined where it is not there to be pulled. */
  const pull = async (name: string, timeoutMs: number | undefined): Promise<LocalImage | undefined> => {
    const args = ['pull', '--quiet', name]
    const result = await docker.call(args, { signal, timeoutMs })
    if (result.exitCode === 0) return findLocalImage(docker, name)
    const failure = engineFailure(args, result)
    if (failure.code === 'image-missing' || ABSENT.test(result.stderr)) return undefined
    throw failure
  }

  const tryPull = async (name: string, timeoutMs: number | undefined): Promise<LocalImage | undefined> => {
    try {
      const patiently = () => withRetries(() => pull(name, timeoutMs), { signal, patience })
      return await tellOfWork(listener, { image: name, action: 'pull' }, patiently)
    } catch (error) {
      signal.throwIfAborted()
      if (!(error instanceof FaultError) || OWN.has(error.code)) throw error
      if (!isLeftOut) {
        isLeftOut = true
        listener({
          type: 'notice',
          message: `Published images are left out from here on, and images are built: ${error.message}`
        })
      }
      return undefined
    }
  }

  return async (names, { timeoutMs }) => {
    for (const name of names) {
      const here = await findLocalImage(docker, name)
      if (here) return { ...here, name }
    }
    for (const name of names) {
      const pulled = isLeftOut ? undefined : await tryPull(name, timeoutMs)
      if (pulled) return { ...pulled, name }
    }
    return undefined
  }
}
