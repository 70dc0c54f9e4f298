/**
 * What a whole log says of its tests, beside what the official parser takes of it. Code that runs among
 * the tests can add to a log and cannot take away from it: so whatever names a test as failed counts, and
 * results count only where their runner came to its own end.
 */
export interface Account {
  /** Tests that some part of the log names as failed, by the names that the parser gives. */
  readonly failed: readonly string[]
  /** Why the results that the log names are not to be believed; null where nothing speaks against them. */
  readonly problem: string | null
}

/** Nothing is known that speaks against a log. */
export const NO_OBJECTION: Account = { failed: [], problem: null }

/** An account of no test, which says what is wrong. */
export const objection = (problem: string): Account => ({ failed: [], problem })
