import { createHash } from 'node:crypto'
import type { ProgressListener } from '../contracts/progress.js'
import type { Docker } from '../engine/docker.js'
import { fileEntry, writeTar } from '../engine/tar.js'
import { buildLayersCall } from './builder.js'
import { sharedPart } from './dockerfile.js'
import type { KeyLock } from './key-lock.js'

/** How builds that run at once wait for each other. */
export interface Sharing {
  lock: KeyLock
  /** Says that another build makes what both have in common. */
  waiting: () => void
}

export const sharingOf = (
  image: string,
  { lock, listener }: { lock: KeyLock; listener: ProgressListener }
): Sharing => ({
  lock,
  waiting: () =>
    listener({
      type: 'notice',
      message: `Another build makes layers that ${image} has as well; this one waits for it.`
    })
})

export interface SharedLayers extends Sharing {
  /** Of the image's recipe, which others may begin as. */
  recipe: string
  platform: string | undefined
  timeoutMs: number | undefined
  signal: AbortSignal
  onOutput: (chunk: Uint8Array) => void
}

/**
 * Makes the layers that recipes have in common whose images are built at once, for the classic builder:
 * it takes from another build only what that has finished. BuildKit joins such builds by itself. Where
 * they cannot be made nothing is said: the image's own build meets the same.
 * @returns milliseconds that it took, without the wait for another build
 */
export const buildSharedLayers = async (docker: Docker, layers: SharedLayers): Promise<number> => {
  const { platform, lock, timeoutMs, signal, onOutput, waiting } = layers
  const shared = sharedPart(layers.recipe)
  if (shared === null) return 0
  const key = createHash('sha256')
    .update(`${platform ?? ''}\n${shared}`)
    .digest('hex')
  const { args, env } = buildLayersCall(platform)
  const input = writeTar([fileEntry('Dockerfile', shared)])
  return lock(
    `layers-${key.slice(0, 24)}`,
    async () => {
      const begun = Date.now()
      await docker.call(args, { env, input, signal, timeoutMs, maxBytes: 0, onOutput })
      return Date.now() - begun
    },
    { signal, waiting }
  )
}
