import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { pipeline, Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { RefusedFile } from '../read-file.js'
import { FIRST_BYTES, formatOf, type RowsFormat } from './file-format.js'

const CHUNK_BYTES = 256 * 1024
const GZIP = Buffer.from([0x1f, 0x8b])
const BYTE_ORDER_MARK = Buffer.from([0xef, 0xbb, 0xbf])

/** Compressed data that break off; what came before is as it was. */
export class CutOffFile extends Error {
  override readonly name = 'CutOffFile'
}

const startsWith = (bytes: Buffer, start: Buffer): boolean => bytes.subarray(0, start.length).equals(start)

interface Peeked {
  readonly first: Buffer
  /** All of the stream, `first` once more included. */
  readonly chunks: AsyncGenerator<Buffer>
}

/** Looks at the first bytes of a stream, which may come in small pieces. */
const peek = async (stream: AsyncIterable<Buffer>): Promise<Peeked> => {
  const iterator = stream[Symbol.asyncIterator]()
  const parts: Buffer[] = []
  let length = 0
  while (length < FIRST_BYTES) {
    const { value, done } = await iterator.next()
    if (done) break
    parts.push(value)
    length += value.length
  }
  const first = Buffer.concat(parts)
  const all = async function* (): AsyncGenerator<Buffer> {
    try {
      if (first.length > 0) yield first
      for (;;) {
        const { value, done } = await iterator.next()
        if (done) return
        yield value
      }
    } finally {
      await iterator.return?.()
    }
  }
  return { first, chunks: all() }
}

async function* gunzipped(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  const gunzip = createGunzip({ chunkSize: CHUNK_BYTES })
  pipeline(Readable.from(chunks), gunzip, () => {
    // Whoever reads from `gunzip` gets the error.
  })
  try {
    yield* gunzip
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    if (code === 'Z_BUF_ERROR') throw new CutOffFile('the file breaks off: its gzip data have no end')
    if (code?.startsWith('Z_')) throw new RefusedFile(`its gzip data are broken (${message})`)
    throw error
  }
}

async function* without(mark: Buffer, chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let isFirst = true
  for await (const chunk of chunks) {
    yield isFirst && startsWith(chunk, mark) ? chunk.subarray(mark.length) : chunk
    isFirst = false
  }
}

/**
 * A file of rows is read more than once, which a pipe cannot be, and to its end, which a device does not have.
 * @throws RefusedFile for what is no regular file; what the system says of one that is not there, such as ENOENT
 */
export const requireRegular = async (path: string): Promise<void> => {
  const found = await stat(path)
  if (found.isDirectory()) throw new RefusedFile('it is a folder')
  if (!found.isFile())
    throw new RefusedFile('it is a pipe or a device, and has to be a file; write what comes from it to one')
}

export interface OpenedRowsFile {
  readonly format: RowsFormat
  /** Its text's bytes, unpacked and without a byte order mark. */
  readonly chunks: AsyncGenerator<Buffer>
}

/**
 * Opens a file of rows, packed with gzip or not, and tells what it holds by its content.
 *
 * @throws RefusedFile for what is no file, and for one that is neither CSV nor JSON; what the system says of a file that cannot be opened, such as ENOENT. `chunks` throw RefusedFile and CutOffFile as well.
 */
export const openRowsFile = async (
  path: string,
  signal: AbortSignal | undefined
): Promise<OpenedRowsFile> => {
  await requireRegular(path)
  const stream = createReadStream(path, { highWaterMark: CHUNK_BYTES, signal })
  const packed = await peek(stream)
  const unpacked = startsWith(packed.first, GZIP) ? await peek(gunzipped(packed.chunks)) : packed
  const chunks = without(BYTE_ORDER_MARK, unpacked.chunks)
  const isMarked = startsWith(unpacked.first, BYTE_ORDER_MARK)
  const known = formatOf(unpacked.first.subarray(isMarked ? BYTE_ORDER_MARK.length : 0))
  if (known.ok) return { format: known.format, chunks }
  stream.destroy()
  throw new RefusedFile(`it is ${known.seems}`)
}
