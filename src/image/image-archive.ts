import { createReadStream, createWriteStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { PassThrough, type Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import * as zlib from 'node:zlib'
import type { Docker } from '../engine/docker.js'
import { engineFailure } from '../engine/engine-failure.js'

/** What a file of zstd begins with. */
const ZSTD = Buffer.from([0x28, 0xb5, 0x2f, 0xfd])

/**
 * Node has zstd from 22.15 on; an archive is as good without, and GitHub's cache presses it once more.
 * One thread, since Node's stream breaks where zstd has workers of its own.
 */
const compressor = (): Transform =>
  typeof zlib.createZstdCompress === 'function' ? zlib.createZstdCompress() : new PassThrough()

const isZstd = async (path: string): Promise<boolean> => {
  const file = await open(path)
  try {
    const { buffer } = await file.read(Buffer.alloc(ZSTD.length), 0, ZSTD.length, 0)
    return buffer.equals(ZSTD)
  } finally {
    await file.close()
  }
}

/** An archive would take more room than there is for it. */
export class ArchiveTooLarge extends Error {}

const atMost = (limit: number): Transform => {
  let bytes = 0
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length
      if (bytes > limit) done(new ArchiveTooLarge(`more than ${limit} bytes`))
      else done(null, chunk)
    }
  })
}

/**
 * Writes an image to a file, pressed where this Node can. The archive holds the image by its id alone:
 * who loads it gives it a name.
 * @throws ArchiveTooLarge where the file would have more than `limit` bytes
 * @throws FaultError where the engine fails
 */
export const saveImage = async (
  docker: Docker,
  { id, path, limit, signal }: { id: string; path: string; limit: number; signal: AbortSignal }
): Promise<void> => {
  const args = ['save', id]
  const saving = docker.stream(args, { signal })
  try {
    await pipeline(saving.stdout, compressor(), atMost(limit), createWriteStream(path))
  } catch (error) {
    saving.stop()
    await saving.done
    throw error
  }
  const result = await saving.done
  if (result.exitCode !== 0) throw engineFailure(args, result)
}

const LOADED = /^Loaded image(?: ID)?: *(sha256:[0-9a-f]{64})$/m

/**
 * Loads an archive of `saveImage`; no name is given to what comes.
 * @returns the image's id; undefined where the archive holds something else
 * @throws FaultError where the engine cannot read or keep it
 */
export const loadImage = async (
  docker: Docker,
  path: string,
  signal: AbortSignal
): Promise<string | undefined> => {
  const file = createReadStream(path)
  let input: Readable = file
  if ((await isZstd(path)) && typeof zlib.createZstdDecompress === 'function') {
    input = zlib.createZstdDecompress()
    // A file that ends too soon, or holds something else, ends the engine's input; the engine says so.
    pipeline(file, input as Transform).catch(() => {})
  }
  const said = await docker.text(['load', '--quiet'], { input, signal })
  return LOADED.exec(said)?.[1]
}
