import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  renameSync,
  writeFileSync,
  writeSync
} from 'node:fs'
import { dirname, join } from 'node:path'
import { createRedactor, type Redactor } from './redact.js'

/** How much of one output of a container is kept. */
const MAX_LOG_BYTES = 64 * 1024 * 1024

export type LogWriter = (chunk: Uint8Array) => void

/**
 * The folder of one trial, as Harbor lays it out: `jobs/<job>/<trial>/`. Nothing is written to it that
 * has not gone through the redactor.
 */
export interface TrialFolder {
  dir: string
  /** Adds a line, with the time, to `trial.log`. */
  log(line: string): void
  /** A file that an output streams into; capped, the cut is marked. */
  output(path: string): LogWriter
  /** Takes secrets out of what is told elsewhere. */
  redact(text: string): string
  write(path: string, content: string | Uint8Array): void
  writeJson(path: string, value: unknown): void
  close(): void
}

/** Puts what an earlier try left aside, under `tries/<n>/`: the log of every try is kept. */
const setAside = (dir: string): void => {
  const left = existsSync(dir) ? readdirSync(dir).filter(name => name !== 'tries') : []
  if (left.length === 0) return
  const tries = join(dir, 'tries')
  mkdirSync(tries, { recursive: true })
  const aside = join(tries, String(readdirSync(tries).length + 1))
  mkdirSync(aside)
  for (const name of left) renameSync(join(dir, name), join(aside, name))
}

/** Opens the folder for a try; what a try before left in it is set aside. */
export const openTrialFolder = (dir: string, redactor: Redactor = createRedactor([])): TrialFolder => {
  setAside(dir)
  const open = new Set<number>()
  const streams: Array<{ end(): void }> = []
  const openFile = (path: string): number => {
    mkdirSync(dirname(join(dir, path)), { recursive: true })
    const file = openSync(join(dir, path), 'w')
    open.add(file)
    return file
  }
  for (const folder of ['agent', 'verifier/junit', 'artifacts'])
    mkdirSync(join(dir, folder), { recursive: true })
  const log = openFile('trial.log')
  const redacted = (text: string): string => redactor.whole(Buffer.from(text)).toString('utf8')
  const write: TrialFolder['write'] = (path, content) => {
    const target = join(dir, redacted(path))
    mkdirSync(dirname(target), { recursive: true })
    writeFileSync(target, redactor.whole(Buffer.from(content)))
  }
  return {
    dir,
    log: line => {
      writeSync(log, `${new Date().toISOString()} ${redacted(line)}\n`)
    },
    output: path => {
      const file = openFile(path)
      let left = MAX_LOG_BYTES
      const stream = redactor.stream(chunk => {
        if (left <= 0) return
        writeSync(file, chunk.length > left ? chunk.subarray(0, left) : chunk)
        left -= chunk.length
        if (left <= 0) writeSync(file, `\n[cut here: more than ${MAX_LOG_BYTES} bytes]\n`)
      })
      streams.push(stream)
      return chunk => stream.write(chunk)
    },
    redact: redacted,
    write,
    writeJson: (path, value) => write(path, `${JSON.stringify(value, null, 2)}\n`),
    close: () => {
      for (const stream of streams.splice(0)) stream.end()
      for (const file of open) closeSync(file)
      open.clear()
    }
  }
}
