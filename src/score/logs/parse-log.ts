import type { LogParserName } from '../../contracts/swe-polybench.js'
import { parseBazel } from './bazel.js'
import { parseJavaSuites } from './java-suites.js'
import { parseJest, parseJestTitles, parseJestWithTitles } from './jest.js'
import type { LogReading } from './log-results.js'
import { parseMocha, parseMochaFileName, parseTypescriptMocha } from './mocha.js'
import { parseMochaOrTap } from './mocha-or-tap.js'
import { parsePytest } from './pytest.js'
import { isPytest } from './pytest-session.js'
import { parseUnittest } from './unittest.js'

const PARSERS: Readonly<Record<LogParserName, (log: string) => LogReading>> = {
  JavaGenericParser: parseJavaSuites,
  JavascriptGenericParser: parseMochaOrTap,
  JavascriptJestPR: parseJestWithTitles,
  JavascriptMocha: parseMocha,
  TypescriptBazelAngular: parseBazel,
  TypescriptJest: parseJest,
  TypescriptJestTW: parseJestTitles,
  TypescriptMocha: parseTypescriptMocha,
  TypescriptMochaFileName: parseMochaFileName,
  PythonPyUnit: log => (isPytest(log) ? parsePytest(log) : parseUnittest(log))
}

/**
 * What the tests of a row came to by its log, as {@link harnessLog} makes it. Every parser follows the
 * official one of its name, quirks and all; each takes a time that grows with the log alone.
 */
export const parseLog = (name: LogParserName, log: string): LogReading => PARSERS[name](log)
