import { closeSync, constants, fstatSync, openSync, readSync } from 'node:fs'

/** A part of a file: its text, and the bytes of the whole. */
export interface FilePart {
  readonly text: string
  readonly bytes: number
}

/**
 * The start or the end of a regular file as text, at most so many bytes; no links are followed. Null where
 * there is none, or it cannot be read. Synchronous: of ten thousand trials that saves half a minute.
 */
export const readPart = (
  path: string,
  { from, maxBytes }: { readonly from: 'start' | 'end'; readonly maxBytes: number }
): FilePart | null => {
  let file: number
  try {
    file = openSync(path, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK)
  } catch {
    return null
  }
  try {
    const found = fstatSync(file)
    if (!found.isFile()) return null
    const length = Math.min(found.size, maxBytes)
    const buffer = Buffer.alloc(length)
    const read = readSync(file, buffer, 0, length, from === 'start' ? 0 : found.size - length)
    // A cut inside of a character shows as a replacement character at most.
    return { text: buffer.toString('utf8', 0, read), bytes: found.size }
  } catch {
    return null
  } finally {
    closeSync(file)
  }
}
