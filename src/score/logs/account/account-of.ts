import type { LogParserName } from '../../../contracts/swe-polybench.js'
import { JEST_KEY, jestResults, jestResultsByEither, jestResultsByTitle } from '../jest.js'
import type { LogResults } from '../log-results.js'
import { MOCHA_KEY, mochaFileNameResults, mochaResults } from '../mocha.js'
import { startsMocha, startsTap } from '../mocha-or-tap.js'
import { isPytest } from '../pytest-session.js'
import { type Account, NO_OBJECTION, objection } from './account.js'
import { javaAccount } from './java.js'
import { reportsAccount } from './json-reports.js'
import { pytestAccount } from './pytest.js'
import { tapAccount } from './tap.js'
import { unittestAccount } from './unittest.js'

type ReadAccount = (log: string, reading: LogResults) => Account

const jest =
  (read: (report: unknown) => LogResults | null): ReadAccount =>
  log =>
    reportsAccount(log, { key: JEST_KEY, read })
const mocha =
  (read: (report: unknown) => LogResults | null): ReadAccount =>
  log =>
    reportsAccount(log, { key: MOCHA_KEY, read })

/** Bazel ends by saying how many tests it ran, on a terminal after colours and movements of the cursor. */
const BAZEL_END = /^(?:\u001b\[[\d;]{0,20}[A-Za-z])*Executed \d{1,9} out of \d{1,9} tests?: /m

/** Which of two runners it was is told by lines that the tests can print, so a log that has both is neither's. */
const mochaOrTapAccount = (log: string): Account => {
  const report = reportsAccount(log, { key: MOCHA_KEY, read: mochaResults })
  if (!startsTap(log)) return report
  return startsMocha(log) || report.problem === null
    ? objection("the log has a report of Mocha's and results of TAP")
    : tapAccount(log)
}

const ACCOUNTS: Readonly<Record<LogParserName, ReadAccount>> = {
  JavaGenericParser: javaAccount,
  JavascriptGenericParser: mochaOrTapAccount,
  JavascriptJestPR: jest(jestResultsByEither),
  JavascriptMocha: mocha(mochaResults),
  TypescriptBazelAngular: log =>
    BAZEL_END.test(log) ? NO_OBJECTION : objection('the last line of Bazel is not there'),
  TypescriptJest: jest(jestResults),
  TypescriptJestTW: jest(jestResultsByTitle),
  TypescriptMocha: mocha(mochaResults),
  TypescriptMochaFileName: mocha(mochaFileNameResults),
  PythonPyUnit: (log, reading) =>
    isPytest(log) ? pytestAccount(log, reading) : unittestAccount(log, reading)
}

/**
 * What a row's whole log says of its tests beside the reading of the parser, which is the official one's.
 * A reading that names no test as passed needs no account.
 */
export const accountOf = (name: LogParserName, log: string, reading: LogResults | null): Account =>
  reading === null || reading.passed.length === 0 ? NO_OBJECTION : ACCOUNTS[name](log, reading)
