import type { FileReading, ReadOptions } from '../reports/read-reports.js'
import type { TestResults } from '../reports/test-results.js'

/** One file's part in the tolerant verdict. */
export interface Recovery {
  readonly results: TestResults
  /** What was wrong with the file; empty when nothing was. */
  readonly causes: string[]
}

/** Whether the strict reading already says all that the file says. */
export const isWhole = (reading: FileReading): boolean =>
  reading.malformation === null && damageOnTheWay(reading).length === 0

/** What the collector or the reference's view of names takes from a file that may be sound itself. */
export const damageOnTheWay = ({ losses, namespaced, marked }: FileReading): string[] =>
  [
    losses.tail && 'its last line has no line break, so the collector loses it',
    losses.declarationLine &&
      'a line that starts with <?xml holds more than the declaration, and the collector skips it',
    losses.nul && 'NUL bytes, which the collector drops',
    namespaced && 'elements in a namespace, which the comparer does not see',
    marked && 'a byte order mark in test names'
  ].filter(cause => cause !== false)

/**
 * Reads a damaged file for itself. Handed in, since the parser that it needs takes longer to load than
 * most reports take to score, and most reports are sound.
 */
export type Recover = (reading: FileReading, options: ReadOptions) => Recovery

/** Thrown by a `recover` that is not there yet: load it and score again. */
export class RecoveryNeeded extends Error {
  override readonly name = 'RecoveryNeeded'
}
