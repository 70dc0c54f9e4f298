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

export interface BuildLog {
  write(chunk: Uint8Array): void
  /** The end of what was written, unfiltered, to tell from it what went wrong. */
  tail(): string
  /** Resolves when all of it is in the file. */
  close(): Promise<void>
}

/** A file that takes the whole output of what builds or installs; its folder is made. */
export const openBuildLog = async (path: string, filter: LogFilter = unfiltered): Promise<BuildLog> => {
  await mkdir(dirname(path), { recursive: true })
  const file = createWriteStream(path)
  const filtered = filter(chunk => file.write(chunk))
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
