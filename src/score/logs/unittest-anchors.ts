import { NextOf } from './next-of.js'

/** How unittest says that a test has ended, or what its lines start with. */
export const STATUSES = ['ok', 'FAIL', 'ERROR', 'skipped', 'expected failure', 'unexpected success']

/** What stands between a test and its status. */
export const DOTS = ' ... '
const CLOSED_DOTS = `)${DOTS}`

export interface FoundStatus {
  readonly status: string
  readonly end: number
}

/**
 * The places where a test is parted from its status by dots. The status follows at once, or stands at
 * the start of the first later line that starts with one: whatever the test prints may come between.
 */
export class UnittestAnchors {
  readonly #dots: NextOf
  readonly #dotsAndStatus: NextOf
  readonly #closed: NextOf
  readonly #closedAndStatus: NextOf
  readonly #statusLines: NextOf
  /** Before this any dots have a status, for a line further on starts with one. */
  readonly #lastStatusLine: number

  constructor(text: string) {
    const statusLines = STATUSES.map(status => `\n${status}`)
    this.#dots = new NextOf(text, [DOTS])
    this.#dotsAndStatus = new NextOf(
      text,
      STATUSES.map(status => DOTS + status)
    )
    this.#closed = new NextOf(text, [CLOSED_DOTS])
    this.#closedAndStatus = new NextOf(
      text,
      STATUSES.map(status => CLOSED_DOTS + status)
    )
    this.#statusLines = new NextOf(text, statusLines)
    this.#lastStatusLine = Math.max(...statusLines.map(line => text.lastIndexOf(line)))
  }

  /** The first dots with a status at or after a place; -1 where there are none. */
  dots(from: number): number {
    const at = this.#dots.at(from)
    return at < 0 || at + DOTS.length <= this.#lastStatusLine ? at : this.#dotsAndStatus.at(from)
  }

  /** The first bracket that such dots follow. */
  closedDots(from: number): number {
    const at = this.#closed.at(from)
    return at < 0 || at + CLOSED_DOTS.length <= this.#lastStatusLine ? at : this.#closedAndStatus.at(from)
  }

  /** The status that belongs to dots which have one. */
  statusAfter(dots: number): FoundStatus {
    const after = dots + DOTS.length
    const atOnce = this.#dotsAndStatus.wordAt(dots)
    if (atOnce !== undefined) return { status: atOnce.slice(DOTS.length), end: dots + atOnce.length }
    const line = this.#statusLines.at(after)
    const status = this.#statusLines.wordAt(line)!
    return { status: status.slice(1), end: line + status.length }
  }
}
