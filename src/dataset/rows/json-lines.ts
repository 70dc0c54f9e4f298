import { MIB } from '../read-file.js'
import { jsonRecord } from './json-records.js'
import { brokenRecord, MAX_RECORD_BYTES, type RawRecord } from './raw-record.js'

const NEWLINE = 10

const isBlank = (bytes: Buffer): boolean => bytes.every(byte => byte === 32 || byte === 9 || byte === 13)

interface Line {
  /** From 1. */
  readonly number: number
  /** Null for one that is longer than a record may be. */
  readonly bytes: Buffer | null
}

/** The lines of a stream, none kept longer than a record may be. */
async function* linesOf(chunks: AsyncIterable<Buffer>): AsyncGenerator<Line> {
  let parts: Buffer[] = []
  let length = 0
  let number = 0
  const add = (part: Buffer) => {
    length += part.length
    if (length <= MAX_RECORD_BYTES) parts.push(part)
    else parts = []
  }
  const finish = (): Line => {
    const line = { number: ++number, bytes: length > MAX_RECORD_BYTES ? null : Buffer.concat(parts, length) }
    parts = []
    length = 0
    return line
  }
  for await (const chunk of chunks) {
    let from = 0
    for (;;) {
      const end = chunk.indexOf(NEWLINE, from)
      if (end === -1) break
      add(chunk.subarray(from, end))
      yield finish()
      from = end + 1
    }
    if (from < chunk.length) add(chunk.subarray(from))
  }
  if (length > 0) yield finish()
}

/** The records of JSON Lines. A line that is none is a broken record; blank lines are passed over. */
export async function* jsonLines(chunks: AsyncIterable<Buffer>): AsyncGenerator<RawRecord> {
  let row = 0
  for await (const { number, bytes } of linesOf(chunks)) {
    if (bytes !== null && isBlank(bytes)) continue
    const place = { row: ++row, line: number }
    yield bytes === null
      ? brokenRecord(place, `has more than the ${MAX_RECORD_BYTES / MIB} MiB that a record may have`)
      : jsonRecord(bytes, place)
  }
}
