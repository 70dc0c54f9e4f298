import { FaultError } from '../contracts/errors.js'
import type { ProgressListener } from '../contracts/progress.js'
import type { Docker } from '../engine/docker.js'
import { requireDisk } from '../engine/free-disk.js'
import type { EngineHost } from '../engine/limits.js'
import type { BaseCache } from './base-cache.js'
import { type ImageLedger, noLedger } from './image-ledger.js'
import { tellOfWork } from './image-work.js'
import { type KeyLock, noLock } from './key-lock.js'
import { findLocalImage, type LocalImage } from './local-image.js'
import { noRegistries, type Registries } from './registry/registries.js'

/** Where images come from, the same for all kinds of them. */
export interface ImageSource {
  registries: Registries
  /** Where bases are kept without a registry to write to; null for nowhere. */
  baseCache: BaseCache | null
  lock: KeyLock
  /** Whether nothing is built: what is neither here nor in a registry is a fault. */
  pullOnly: boolean
  ledger: ImageLedger
}

/** Every image is made here, and nobody else makes any. */
export const BUILD_ONLY: ImageSource = {
  registries: noRegistries,
  baseCache: null,
  lock: noLock,
  pullOnly: false,
  ledger: noLedger
}

/** Where an image was got from. */
export type Origin = 'local' | 'pulled' | 'restored' | 'built'

export interface Obtained extends LocalImage {
  origin: Origin
  /** The registry that it was pulled from. */
  registry?: string
}

interface Context extends Omit<ImageSource, 'baseCache'> {
  docker: Docker
  host: Pick<EngineHost, 'rootDir'>
  listener: ProgressListener
  signal: AbortSignal
}

export interface ImageRequest {
  image: string
  key: string
  /** Whether it is made again also where it is there. */
  rebuild: boolean
  /** What else than registries may have it; a base's alone. */
  cache?: BaseCache | null
}

/**
 * The image with a key under its name: local, else from a registry, else from the cache, else made. Of several processes
 * that want the same one, one fetches or makes it. What is made or was here is pushed where that is wanted.
 * @throws FaultError what `make` throws; `infrastructure` `image-not-pulled` with `pullOnly`
 */
export const ensureImage = async (
  context: Context,
  { image, key, rebuild, cache }: ImageRequest,
  make: () => Promise<LocalImage>
): Promise<Obtained> => {
  const { docker, registries, listener, signal } = context
  const local = async () => {
    const found = await findLocalImage(docker, image)
    return found?.key === key ? { ...found, origin: 'local' as const } : undefined
  }
  const obtain = async (): Promise<Obtained> => {
    if (!rebuild) {
      const found = await local()
      if (found) return found
      const pulled = await registries.pull(image, key)
      if (pulled) return { ...pulled, origin: 'pulled' }
      const restored = await cache?.restore(image, key)
      if (restored) return { ...restored, origin: 'restored' }
    }
    if (context.pullOnly) {
      const asked = registries.names.join(', ') || 'no registry, since none is named by `--registry`'
      throw new FaultError(
        'infrastructure',
        'image-not-pulled',
        `${image} with the key ${key} is neither in the engine nor in a registry that answers (asked: ${asked}), and \`--pull-only\` builds nothing. Push it with \`kotlin-bench bases --push\` or \`run --push\`, or leave \`--pull-only\` out.`
      )
    }
    await requireDisk(context.host, 'build')
    const started = Date.now()
    const made = await tellOfWork(listener, { image, action: 'build' }, make)
    cache?.built({ image, key, seconds: (Date.now() - started) / 1000 })
    return { ...made, origin: 'built' }
  }
  const found = rebuild ? undefined : await local()
  const waiting = () =>
    listener({ type: 'notice', message: `Another run fetches or builds ${image}; this one waits for it.` })
  const got = found ?? (await context.lock(key, obtain, { signal, waiting }))
  // What came from another registry than the first may be missing there.
  if (got.origin !== 'pulled' || registries.names.length > 1) await registries.push(image, { ...got, key })
  // What was pushed has a digest since.
  const kept = (registries.names.length > 0 && (await findLocalImage(docker, image))) || got
  context.ledger.note(image, kept)
  return { ...got, digests: kept.digests }
}
