import { createWriteStream } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { Entry } from 'yauzl'

export interface UnpackLimits {
  /** Bytes of all files together, unpacked. */
  maxBytes: number
  maxFiles: number
}

/** Far above a leg of ten thousand trials. */
const LIMITS: UnpackLimits = { maxBytes: 8 * 1024 ** 3, maxFiles: 1_000_000 }

export interface DroppedFile {
  path: string
  cause: 'bad-path' | 'twice' | 'unreadable' | 'too-large' | 'too-many'
}

export interface Unpacked {
  /** Below the folder, with forward slashes, in the archive's order. */
  files: readonly string[]
  /** What was left in the archive, and why. */
  dropped: readonly DroppedFile[]
}

const isBadPath = (path: string): boolean =>
  /[\\\p{Cc}\uFFFD]/u.test(path) ||
  path.split('/').some(part => part === '' || part === '.' || part === '..' || Buffer.byteLength(part) > 255)

/** What the file system says where two entries want the same place, or one is no folder for the other. */
const IN_THE_WAY = new Set(['EEXIST', 'ENOTDIR', 'EISDIR'])

/**
 * Unpacks a zip (absolute path) that anyone could have shaped into a folder, which is made. Every entry
 * becomes a plain new file below it; one that cannot is dropped and named.
 * @throws Error for what is no zip, or ends too early
 */
export const unpackArtifact = async (
  zip: string,
  folder: string,
  { maxBytes, maxFiles }: UnpackLimits = LIMITS
): Promise<Unpacked> => {
  const { openPromise, getFileNameLowLevel } = await import('yauzl')
  // Names are decoded here: where the reader does it, one bad name ends the whole archive.
  const archive = await openPromise(zip, { decodeStrings: false, autoClose: false })
  const files: string[] = []
  const dropped: DroppedFile[] = []
  let left = maxBytes

  const write = async (entry: Entry, path: string): Promise<DroppedFile['cause'] | undefined> => {
    if (isBadPath(path)) return 'bad-path'
    if (!entry.canDecodeFileData()) return 'unreadable'
    if (files.length >= maxFiles) return 'too-many'
    // The reader holds every entry to the size that it says.
    if (entry.uncompressedSize > left) return 'too-large'
    const target = join(folder, path)
    try {
      await mkdir(dirname(target), { recursive: true })
      await pipeline(await archive.openReadStreamPromise(entry), createWriteStream(target, { flags: 'wx' }))
    } catch (error) {
      if (IN_THE_WAY.has((error as NodeJS.ErrnoException).code ?? '')) return 'twice'
      throw error
    }
    left -= entry.uncompressedSize
    files.push(path)
    return undefined
  }

  try {
    await mkdir(folder, { recursive: true })
    for await (const entry of archive.eachEntry()) {
      const { generalPurposeBitFlag, fileNameRaw, extraFields } = entry
      const path = getFileNameLowLevel(generalPurposeBitFlag, fileNameRaw, extraFields, true)
      if (path.endsWith('/')) continue
      const cause = await write(entry, path)
      if (cause !== undefined) dropped.push({ path, cause })
    }
  } finally {
    archive.close()
  }
  return { files, dropped }
}
