import { SESSION } from '../agent/named-session.js'
import { lastLines } from '../engine/engine-failure.js'
import { tail } from './tail.js'

/** A longer line is not told: cut at its start it could show a part of a secret. */
const MAX_BYTES = 64 * 1024
const MAX_CHARACTERS = 200

/** Hears an output that streams in, for what it ends with. */
export interface LastSaid {
  /** @param file in the agent's output folder; those of its session are kept, and were never said */
  add(chunk: Uint8Array, file: string): void
  /** Its last line that says something, redacted and cut; undefined where there is none. */
  line(redact: (text: string) => string): string | undefined
}

/** A line as it is told: without secrets first, since a cut could leave a part of one. */
export const toldLine = (line: string, redact: (text: string) => string): string => {
  const characters = [...redact(line).replaceAll(/\s+/g, ' ').trim()]
  return characters.length > MAX_CHARACTERS
    ? `${characters.slice(0, MAX_CHARACTERS - 1).join('')}…`
    : characters.join('')
}

export const lastSaid = (): LastSaid => {
  const end = tail(MAX_BYTES)
  let bytes = 0
  return {
    add(chunk, file) {
      if (file.startsWith(SESSION)) return
      bytes += chunk.length
      end.add(chunk)
    },
    line(redact) {
      const text = end.text()
      const whole = bytes > MAX_BYTES ? text.slice(text.indexOf('\n') + 1 || text.length) : text
      // What a line with carriage returns shows is what stands behind the last one.
      const last = lastLines(whole.replaceAll('\r', '\n'), 1)
      return last === '' ? undefined : toldLine(last, redact)
    }
  }
}
