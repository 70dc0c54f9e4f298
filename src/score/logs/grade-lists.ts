import type { ListGrading, SweRow } from '../../contracts/swe-polybench.js'
import { type Account, NO_OBJECTION } from './account/account.js'
import type { LogReading } from './log-results.js'

/** The lists of a row that its gradings are held against. */
export type ExpectedLists = Pick<SweRow, 'F2P' | 'P2P'>

/** The two ways to grade by lists. */
export type ListRule = 'official' | 'strict'

export interface ListGradingInput {
  readonly rule: ListRule
  readonly row: ExpectedLists
  /** Null as well where there is no log: a patch went in nowhere. */
  readonly reading: LogReading
  /** What the whole log says of them; `strict` alone heeds it. */
  readonly account?: Account
  readonly timedOut: boolean
}

/** What the lists alone decide of a grading. */
export type ListResult = Pick<
  ListGrading,
  | 'withLogs'
  | 'allF2pPassed'
  | 'noP2pFailed'
  | 'allP2pPassed'
  | 'resolved'
  | 'passedTests'
  | 'failedTests'
  | 'contradiction'
>

/** How many characters the names of stored tests may have together; the largest real lists have a tenth. */
const STORED_CHARACTERS = 32 * 1024 * 1024

const NOTHING: ListResult = {
  withLogs: false,
  allF2pPassed: false,
  noP2pFailed: false,
  allP2pPassed: false,
  resolved: false,
  passedTests: [],
  failedTests: []
}

/**
 * Grades a reading by the lists of a row.
 *
 * `official` is the official harness's rule: every test of F2P passed, and none of P2P failed. A test that
 * the log names both as passed and as failed is both, a test of P2P that did not run is no failure, and an
 * empty F2P is all passed as soon as there are logs.
 *
 * `strict` has no such gaps: there is a test of F2P, a test passes only where nothing in the log says that
 * it failed, every test of both lists passes, and the log does not contradict itself.
 *
 * A run that was stopped resolves nothing by either rule.
 */
export const gradeLists = (input: ListGradingInput): ListResult => {
  const { rule, row, reading, timedOut } = input
  if (reading === null) return NOTHING
  const { F2P: f2p, P2P: p2p } = row
  const passed = new Set(reading.passed)
  const account = rule === 'strict' ? (input.account ?? NO_OBJECTION) : NO_OBJECTION
  const failed = new Set([...reading.failed, ...account.failed])
  const passes =
    rule === 'official'
      ? (test: string) => passed.has(test)
      : (test: string) => passed.has(test) && !failed.has(test)
  const allF2pPassed = f2p.every(passes)
  const noP2pFailed = !p2p.some(test => failed.has(test))
  const allP2pPassed = p2p.every(passes)
  const resolved = {
    official: allF2pPassed && noP2pFailed,
    strict: f2p.length > 0 && allF2pPassed && allP2pPassed && account.problem === null
  }
  const expected = new Set([...f2p, ...p2p])
  return {
    withLogs: true,
    allF2pPassed,
    noP2pFailed,
    allP2pPassed,
    resolved: resolved[rule] && !timedOut,
    passedTests: stored(reading.passed, expected),
    failedTests: stored([...reading.failed, ...besides(account, reading)], expected),
    ...(account.problem !== null && { contradiction: account.problem })
  }
}

/** The tests that only the whole log names as failed. */
const besides = ({ failed }: Account, reading: NonNullable<LogReading>): string[] => {
  const known = new Set(reading.failed)
  return [...new Set(failed)].filter(test => !known.has(test))
}

/** All tests; of a log that names absurdly many the expected ones alone, once each. */
const stored = (tests: readonly string[], expected: ReadonlySet<string>): string[] => {
  const length = tests.reduce((sum, test) => sum + test.length, 0)
  if (length <= STORED_CHARACTERS) return [...tests]
  return [...new Set(tests.filter(test => expected.has(test)))]
}
