import { createWriteStream } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { dirname } from 'node:path'
import { finished } from 'node:stream/promises'

/** Stands before a log and takes secrets out of what is written to it. `end` writes what it held back. */
export type LogFilter = (write: (chunk: Uint8Array) => void) => {
  write(chunk: Uint8Array): void
  end(): void
}

const unfiltered: LogFilter = write => ({ write, end: () => {} })

const TAIL_LENGTH = 16_384

/** How much of a log is kept: more than any honest build writes, too little to fill a disk. */
const MAX_LOG_BYTES = 64 * 1024 * 1024

export interface BuildLog {
  write(chunk: Uint8Array): void
  /** The end of what was written, unfiltered, to tell from it what went wrong. */
  tail(): string
  /** Resolves when all of it is in the file. */
  close(): Promise<void>
}

/** A file that takes the output of what builds or installs, capped with a mark; its folder is made. */
export const openBuildLog = async (path: string, filter: LogFilter = unfiltered): Promise<BuildLog> => {
  await mkdir(dirname(path), { recursive: true })
  const file = createWriteStream(path)
  let left = MAX_LOG_BYTES
  const filtered = filter(chunk => {
    if (left <= 0) return
    file.write(chunk.length > left ? chunk.subarray(0, left) : chunk)
    left -= chunk.length
    if (left <= 0) file.write(`\n[cut here: more than ${MAX_LOG_BYTES} bytes]\n`)
  })
  let tail = ''
  return {
    write(chunk) {
      filtered.write(chunk)
      tail = (tail + Buffer.from(chunk).toString('utf8')).slice(-TAIL_LENGTH)
    },
    tail: () => tail,
    async close() {
      filtered.end()
      file.end()
      await finished(file).catch(() => {})
    }
  }
}
