import { constants } from 'node:fs'
import { open } from 'node:fs/promises'

/** Bytes of a mebibyte. */
export const MIB = 1024 * 1024

/** A file of a dataset that is not read, with a message that names it. */
export class RefusedFile extends Error {
  override readonly name = 'RefusedFile'
}

/**
 * Reads a regular file of at most `maxBytes`. A link is not followed and a pipe is not waited for,
 * whatever the path was a moment ago. `label` names the file in messages.
 */
export const readCapped = async (
  path: string,
  { maxBytes, label }: { readonly maxBytes: number; readonly label: string }
): Promise<Buffer> => {
  const flags = constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK
  const file = await open(path, flags).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ELOOP') throw new RefusedFile(`${label} is a link`)
    throw new RefusedFile(`${label} cannot be read (${error.code ?? error.message})`)
  })
  try {
    const { size, ...stats } = await file
      .stat()
      .then(found => ({ size: found.size, regular: found.isFile() }))
    if (!stats.regular) throw new RefusedFile(`${label} is not a regular file`)
    const tooLarge = `${label} is larger than ${Math.floor(maxBytes / 1024)} KiB`
    if (size > maxBytes) throw new RefusedFile(tooLarge)
    const buffer = Buffer.alloc(size + 1)
    let length = 0
    while (length < buffer.length) {
      const { bytesRead } = await file.read(buffer, length, buffer.length - length, null)
      if (bytesRead === 0) break
      length += bytesRead
    }
    if (length > size) throw new RefusedFile(`${label} grew while it was read`)
    return buffer.subarray(0, length)
  } finally {
    await file.close()
  }
}

/** Text in UTF-8, without a byte order mark; anything else is refused with a message that names `label`. */
export const decodeText = (bytes: Buffer, label: string): string => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw new RefusedFile(`${label} is not UTF-8`)
  }
}

/** As {@link readCapped}, decoded by {@link decodeText}. */
export const readText = async (
  path: string,
  options: { readonly maxBytes: number; readonly label: string }
): Promise<string> => decodeText(await readCapped(path, options), options.label)
