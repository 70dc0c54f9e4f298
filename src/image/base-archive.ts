import { mkdir, rm, stat, statfs } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { CacheEntry, CachePort } from '../contracts/cache.js'
import type { Docker } from '../engine/docker.js'
import { loadImage, saveImage } from './image-archive.js'
import { findLocalImage, type LocalImage } from './local-image.js'

const MIB = 1024 ** 2

/** Where the archive of one base comes from or goes to. */
export interface ArchivePlace {
  docker: Docker
  port: CachePort
  signal: AbortSignal
  notice(message: string): void
}

const entryOf = (port: CachePort, key: string): { entry: CacheEntry; path: string } => {
  const path = join(port.folder, 'bases', `${key}.tar`)
  return { entry: { key: `kotlin-bench-base-1-${key}`, paths: [path] }, path }
}

/** Whether the cache has an entry for a base with this key; what is in it is not looked at. */
export const hasArchive = (port: CachePort, key: string): Promise<boolean> =>
  port.has(entryOf(port, key).entry)

/** The good name is given when all of it is in the engine and its key is the right one. */
const load = async (
  { docker, signal, notice }: ArchivePlace,
  { image, key, path }: { image: string; key: string; path: string }
): Promise<LocalImage | undefined> => {
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

/**
 * Takes a base from the cache into the engine; its file goes again.
 * @param sized hears of the bytes that the entry takes in the cache, also where it is of no use
 * @returns undefined where the entry is gone, or holds something else, which `notice` hears of
 * @throws Error where the cache or the engine fails
 */
export const restoreArchive = async (
  place: ArchivePlace,
  { image, key, sized }: { image: string; key: string; sized: (bytes: number) => void }
): Promise<LocalImage | undefined> => {
  const { entry, path } = entryOf(place.port, key)
  try {
    if ((await place.port.restore(entry)) === undefined) return undefined
    sized((await stat(path)).size)
    return await load(place, { image, key, path })
  } finally {
    await rm(path, { force: true })
  }
}

/**
 * Puts a base of the engine into the cache; the file on the way there goes again.
 * @param limit bytes that its archive may have
 * @returns the bytes it takes there; undefined where the cache refused it, the engine has another base under this
 *   name, or the disk has no room for the file, which `notice` hears of
 * @throws ArchiveTooLarge where it would take more than `limit`; Error where the cache or the engine fails
 */
export const keepArchive = async (
  { docker, port, signal, notice }: ArchivePlace,
  { image, key, limit }: { image: string; key: string; limit: number }
): Promise<number | undefined> => {
  const { entry, path } = entryOf(port, key)
  const local = await findLocalImage(docker, image)
  if (local?.key !== key) return undefined
  const folder = dirname(path)
  await mkdir(folder, { recursive: true })
  const { bavail, bsize } = await statfs(folder)
  if (bavail * bsize < local.bytes) {
    notice(
      `${image} is not kept in GitHub's cache: its archive may need ${Math.ceil(local.bytes / MIB)} MiB of disk.`
    )
    return undefined
  }
  try {
    await saveImage(docker, { id: local.id, path, limit, signal })
    return (await port.save(entry)) ? (await stat(path)).size : undefined
  } finally {
    await rm(path, { force: true })
  }
}
