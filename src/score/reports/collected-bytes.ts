import type { ReportFile } from './report-file.js'

/** What a file loses on its way through the collector. */
export interface CollectorLosses {
  /** Its last line, which has no line break, holds more than blanks or a comment. */
  tail: boolean
  /** A leading line starts with `<?xml` and holds more than a declaration, such as a whole report. */
  declarationLine: boolean
  /** NUL bytes. */
  nul: boolean
}

const LINE_FEED = 0x0a
const DECLARATION = [0x3c, 0x3f, 0x78, 0x6d, 0x6c] as const
/** How much of a line without end is kept in memory before its end is looked up. */
const HOLD_BYTES = 1 << 20
/** How much of a lost line is looked at to tell what was lost. */
const LOOK_BYTES = 4096

/**
 * What the collector copies of a report file: NUL bytes vanish, leading lines that start with `<?xml`
 * are skipped, and a last line without a line break is lost. Everything else is copied as it is, CRs
 * included. In a locale with multibyte characters bash may also damage lines that are not UTF-8; that
 * is not reproduced, since Gradle writes none and the images' locale is mostly POSIX.
 * Source: `copied_lines` in test/reference/reference.py; bench/score/collect.sh has the loop in shell.
 */
export function* collectedBytes(file: ReportFile, losses: CollectorLosses): Generator<Uint8Array> {
  const leading = new LeadingLines(losses)
  const tail = new OpenLine(file)
  for (const chunk of file.read()) {
    tail.advance(chunk.length)
    const bytes = leading.skip(withoutNul(chunk, losses))
    const end = bytes.lastIndexOf(LINE_FEED) + 1
    if (end > 0) {
      yield* tail.take()
      yield bytes.subarray(0, end)
    }
    tail.hold(bytes.subarray(end))
    if (tail.isLong) {
      if (!tail.willEnd()) break
      yield* tail.take()
    }
  }
  losses.tail = !isOnlyBlanksOrComment(latin1(joined([...leading.rest(), ...tail.take()], LOOK_BYTES)))
  leading.finish()
}

const withoutNul = (bytes: Uint8Array, losses: CollectorLosses): Uint8Array => {
  if (!bytes.includes(0)) return bytes
  losses.nul = true
  return bytes.filter(byte => byte !== 0)
}

/** Skips leading lines that start with `<?xml`, over chunks. */
class LeadingLines {
  readonly #losses: CollectorLosses
  #done = false
  #inLine = false
  /** The start of a line too short to tell, or the skipped line so far. */
  #held: Uint8Array[] = []

  constructor(losses: CollectorLosses) {
    this.#losses = losses
  }

  /** What is left of a chunk; nothing while it cannot be told or is skipped. */
  skip(chunk: Uint8Array): Uint8Array {
    let bytes = chunk
    while (!this.#done && bytes.length > 0) {
      if (this.#inLine) {
        const end = bytes.indexOf(LINE_FEED)
        this.#held.push(copied(bytes.subarray(0, Math.min(end < 0 ? bytes.length : end, LOOK_BYTES))))
        if (end < 0) {
          this.#held = [joined(this.#held, LOOK_BYTES)]
          return EMPTY
        }
        this.finish()
        bytes = bytes.subarray(end + 1)
        continue
      }
      bytes = joined([...this.#held, bytes])
      this.#held = []
      const known = Math.min(bytes.length, DECLARATION.length)
      if (DECLARATION.slice(0, known).some((byte, at) => bytes[at] !== byte)) this.#done = true
      else if (known < DECLARATION.length) {
        this.#held = [copied(bytes)]
        return EMPTY
      } else this.#inLine = true
    }
    return bytes
  }

  /** What was held back at the end of the file because it was too short to tell. */
  rest(): Uint8Array[] {
    return this.#inLine ? [] : this.#held
  }

  /** Ends a skipped line and notes whether it held more than a declaration. */
  finish(): void {
    if (!this.#inLine) return
    const line = latin1(joined(this.#held, LOOK_BYTES))
    if (!/^<\?xml(?:\s[^>]*)?\?>\s*$/.test(line)) this.#losses.declarationLine = true
    this.#inLine = false
    this.#held = []
  }
}

/** The line at the end of what was read, held back until its line break is seen. */
class OpenLine {
  readonly #file: ReportFile
  #pieces: Uint8Array[] = []
  #bytes = 0
  #offset = 0
  #lastLineBreak: number | undefined

  constructor(file: ReportFile) {
    this.#file = file
  }

  advance(bytes: number): void {
    this.#offset += bytes
  }

  hold(bytes: Uint8Array): void {
    if (bytes.length === 0) return
    this.#pieces.push(copied(bytes))
    this.#bytes += bytes.length
  }

  get isLong(): boolean {
    return this.#bytes > HOLD_BYTES
  }

  /** Whether a line break follows somewhere: found by reading the file once more, not by holding it. */
  willEnd(): boolean {
    this.#lastLineBreak ??= lastLineBreak(this.#file)
    return this.#lastLineBreak >= this.#offset
  }

  take(): Uint8Array[] {
    const pieces = this.#pieces
    this.#pieces = []
    this.#bytes = 0
    return pieces
  }
}

const lastLineBreak = (file: ReportFile): number => {
  let offset = 0
  let last = -1
  for (const chunk of file.read()) {
    const found = chunk.lastIndexOf(LINE_FEED)
    if (found >= 0) last = offset + found
    offset += chunk.length
  }
  return last
}

const EMPTY = new Uint8Array(0)

/** A copy that outlives the chunk; `slice` of Node's buffers would only be a view. */
const copied = (bytes: Uint8Array): Uint8Array => new Uint8Array(bytes)

const joined = (pieces: readonly Uint8Array[], limit = Number.POSITIVE_INFINITY): Uint8Array => {
  if (pieces.length === 1 && pieces[0]!.length <= limit) return pieces[0]!
  const length = Math.min(
    limit,
    pieces.reduce((sum, piece) => sum + piece.length, 0)
  )
  const whole = new Uint8Array(length)
  let at = 0
  for (const piece of pieces) {
    if (at >= length) break
    const part = piece.subarray(0, length - at)
    whole.set(part, at)
    at += part.length
  }
  return whole
}

/** Bytes as characters: enough to look for ASCII in them. */
const latin1 = (bytes: Uint8Array): string => String.fromCharCode(...bytes)

const isOnlyBlanksOrComment = (text: string): boolean => /^\s*(?:<!--(?:(?!-->)[\s\S])*-->\s*)*$/.test(text)
