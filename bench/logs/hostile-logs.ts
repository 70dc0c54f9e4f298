import { LOG_PARSERS, type LogParserName } from '../../src/contracts/swe-polybench.js'

/** A log that takes a parser to its worst, of about as many characters as asked for. */
export interface HostileLog {
  readonly what: string
  readonly parsers: readonly LogParserName[]
  make(length: number): string
}

const fill = (text: string, length: number): string => text.repeat(Math.ceil(length / text.length))

const numbered = (length: number, line: (index: number) => string): string => {
  const parts: string[] = []
  for (let made = 0; made < length; ) {
    const part = line(parts.length)
    parts.push(part)
    made += part.length
  }
  return parts.join('')
}

const JAVA = ['JavaGenericParser'] as const
const PYTHON = ['PythonPyUnit'] as const
const MOCHA = [
  'JavascriptGenericParser',
  'JavascriptMocha',
  'TypescriptMocha',
  'TypescriptMochaFileName'
] as const
const JEST = ['JavascriptJestPR', 'TypescriptJest', 'TypescriptJestTW'] as const
const REPORTS = [...MOCHA, ...JEST]

const SESSION = '===== test session starts =====\n'
const NPM = '> mocha --reporter json\n'

/**
 * Each is what one of the patterns that the official harness uses reads again and again, or a report that
 * is as large as the log.
 */
export const HOSTILE_LOGS: readonly HostileLog[] = [
  { what: 'one line', parsers: LOG_PARSERS, make: n => fill('x', n) },
  { what: 'line feeds', parsers: LOG_PARSERS, make: n => fill('\n', n) },
  { what: 'short lines', parsers: LOG_PARSERS, make: n => fill(' 1)\n', n) },
  { what: 'NUL characters', parsers: LOG_PARSERS, make: n => fill('\0', n) },
  { what: 'letters of two units', parsers: LOG_PARSERS, make: n => fill('𝒜', n / 2) },
  { what: 'suites begun', parsers: JAVA, make: n => fill('<testsuite ', n) },
  { what: 'suites opened', parsers: JAVA, make: n => fill('<testsuite>', n) },
  { what: 'suites of nothing', parsers: JAVA, make: n => fill('<testsuite></testsuite>', n) },
  {
    what: 'suites of a case',
    parsers: JAVA,
    make: n => fill('<testsuite><testcase name="a"/></testsuite>', n)
  },
  {
    what: 'depth of cases',
    parsers: JAVA,
    make: n => `<testsuite>${fill('<testcase name="a">', n)}</testsuite>`
  },
  { what: 'traces', parsers: JAVA, make: n => fill('+ read -r file  ', n) },
  { what: 'keys without an object', parsers: REPORTS, make: n => fill('"stats" "numFailedTestSuites" ', n) },
  { what: 'blanks before a key', parsers: REPORTS, make: n => `{${fill(' ', n)}"stats"` },
  { what: 'reports begun', parsers: REPORTS, make: n => fill('{"stats"{"numFailedTestSuites"', n) },
  { what: 'commands', parsers: MOCHA, make: n => fill('> --reporter jso\n --reporter json\n', n) },
  { what: 'one command', parsers: MOCHA, make: n => `> ${fill('--reporter json ', n)}` },
  { what: 'versions', parsers: MOCHA, make: n => fill('TAP version x\nversion ', n) },
  { what: 'points', parsers: MOCHA, make: n => `TAP version 13\n${numbered(n, index => `ok ${index}\n`)}` },
  {
    what: "a report of Mocha's",
    parsers: MOCHA,
    make: n =>
      `${NPM}{"stats":{},"failures":[],"passes":[${numbered(n, index => `{"fullTitle":"a test ${index}"},`)}{"fullTitle":""}]}\n`
  },
  {
    what: "a report of Jest's",
    parsers: JEST,
    make: n =>
      `{"numFailedTestSuites":0,"testResults":[{"name":"a.js","assertionResults":[${numbered(
        n,
        index => `{"title":"a test ${index}","fullName":"a test ${index}","status":"passed"},`
      )}{"title":"","fullName":"","status":"passed"}]}],"wasInterrupted":false}\n`
  },
  {
    what: 'depth of JSON',
    parsers: REPORTS,
    make: n => `${NPM}{"stats":${fill('[', n)}}\n{"numFailedTestSuites":${fill('[', n)}}\n`
  },
  {
    what: 'results of Bazel',
    parsers: ['TypescriptBazelAngular'],
    make: n => fill('//a PASSED\n\u001b[0mFAILED\n', n)
  },
  {
    what: 'one result of Bazel',
    parsers: ['TypescriptBazelAngular'],
    make: n => `${fill('\u001b[0mPASSED', n)}`
  },
  { what: 'tests of pytest', parsers: PYTHON, make: n => SESSION + fill('a.py::t PASSED\n', n) },
  { what: 'tests without a status', parsers: PYTHON, make: n => SESSION + fill('a.py::t\n', n) },
  { what: 'statuses without a test', parsers: PYTHON, make: n => SESSION + fill('PASSED FAILED\n', n) },
  { what: 'statuses before tests', parsers: PYTHON, make: n => `${SESSION}PASSED ${fill('a/', n)}a.py::t` },
  { what: 'a name of statuses', parsers: PYTHON, make: n => `${SESSION}a.py::${fill('PASSED', n)}` },
  { what: 'parameters begun', parsers: PYTHON, make: n => SESSION + fill('a.py::t[', n) },
  { what: 'names of classes', parsers: PYTHON, make: n => `${SESSION}a.py::${fill('T::', n)}` },
  { what: 'lines of names', parsers: PYTHON, make: n => SESSION + fill(`${'a::'.repeat(1300)}\n`, n) },
  { what: 'paths', parsers: PYTHON, make: n => SESSION + fill('a/', n) },
  { what: 'tests of unittest', parsers: PYTHON, make: n => fill('t (m.T) ... ok\n', n) },
  { what: 'dots without a status', parsers: PYTHON, make: n => fill('t (m.T) ... \n', n) },
  { what: 'dots before one status', parsers: PYTHON, make: n => `${fill('t ... ', n)}\nok` },
  { what: 'brackets before one status', parsers: PYTHON, make: n => `${fill('t(', n)}) ... ok` },
  { what: 'classes before one status', parsers: PYTHON, make: n => `${fill('t (m.', n)}) ... ok` },
  { what: 'bad anchors', parsers: PYTHON, make: n => `${fill('a ... (x) ... ', n)}ok` },
  { what: 'headings before one status', parsers: PYTHON, make: n => `${fill('FAIL: t(', n)}t ... ok` },
  { what: 'headings of nothing', parsers: PYTHON, make: n => `${fill('FAIL:  ', n)}t ... ok` },
  { what: 'tests of three lines', parsers: PYTHON, make: n => `${fill('t (m.T)\n', n)}\nt ... ok` },
  {
    what: 'two long lines',
    parsers: PYTHON,
    make: n => `${fill('t(', n / 2)} t (m.T)\n\n${fill('t(', n / 2)}) ... ok`
  }
]
