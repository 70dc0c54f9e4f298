import { describe, expect, it } from '@jest/globals'
import type { LogParserName } from '../../../src/contracts/swe-polybench.js'
import { accountOf, gradeLists, harnessLog, parseLog } from '../../../src/score/index.js'

/** What the official and the strict grading say of an output, of tests that all have to pass. */
const gradings = (parser: LogParserName, stdout: string, tests: readonly string[]) => {
  const log = harnessLog({ stdout, stderr: '', exitCode: 0, timedOut: false })
  const reading = parseLog(parser, log)
  const [first = '', ...others] = tests
  const row = { F2P: [first], P2P: others }
  const common = { row, reading, account: accountOf(parser, log, reading), timedOut: false }
  return {
    official: gradeLists({ rule: 'official', ...common }),
    strict: gradeLists({ rule: 'strict', ...common })
  }
}

/** Only official: all tests are named as passed, and the log as a whole does not bear it out. */
const expectOnlyOfficial = (
  parser: LogParserName,
  stdout: string,
  tests: readonly string[],
  strict: { contradiction?: unknown; failedTests?: string[] } = {}
) => {
  const graded = gradings(parser, stdout, tests)
  expect(graded.official).toMatchObject({ resolved: true })
  expect(graded.official.contradiction).toBeUndefined()
  expect(graded.strict).toMatchObject({ resolved: false, ...strict })
}

const expectBoth = (parser: LogParserName, stdout: string, tests: readonly string[]) => {
  const graded = gradings(parser, stdout, tests)
  expect(graded.official.resolved).toBe(true)
  expect(graded.strict).toMatchObject({ resolved: true })
}

describe('what a log says as a whole, of pytest', () => {
  const HEAD = '============ test session starts ============\n'
  const LISTED = 'tests/test_a.py::test_a PASSED   [ 50%]\ntests/test_a.py::T::test_b[x y] PASSED   [100%]\n'
  const SUMMARY = '============ 2 passed, 1 warning in 0.10s ============\n'
  const TESTS = ['tests/test_a.py:None:test_a', 'tests/test_a.py:T:test_b']
  const only = expectOnlyOfficial.bind(null, 'PythonPyUnit')
  const both = expectBoth.bind(null, 'PythonPyUnit')

  it('bears out sessions that come to their end, in each way that pytest lists results', () => {
    both(HEAD + LISTED + SUMMARY, TESTS)
    both(HEAD + LISTED.replaceAll('PASSED', '\u001b[32mPASSED\u001b[0m') + SUMMARY, TESTS)
    both(HEAD + LISTED + SUMMARY + HEAD + LISTED + SUMMARY, TESTS)
    const workers = LISTED.replaceAll(/^(\S+::.*?) PASSED +\[(.*)\]$/gm, '[gw0] [$2] PASSED $1')
    both(HEAD + workers + SUMMARY, [TESTS[0]!])
    const short = '===== short test summary info =====\nPASSED tests/test_a.py::test_a\n'
    both(`..   [100%]\n${short}2 passed in 0.10s\n`, [TESTS[0]!])
  })

  it('bears out a session with failures of other tests', () => {
    const other = 'tests/test_a.py::test_c FAILED\n'
    const summed =
      '===== short test summary info =====\nFAILED tests/test_a.py::test_c - assert False\n===== 1 failed, 2 passed in 0.10s =====\n'
    both(HEAD + LISTED + other + summed, TESTS)
  })

  it('bears out a session whose tests print lines that start as those of its summary', () => {
    const printed =
      '============ PASSES ============\nPASSED the first check\nPASSED all the others\nPASSED it\n'
    both(HEAD + LISTED + printed + SUMMARY, TESTS)
  })

  it('bears out failures that are counted more than once: in two sessions, and in the parts of a test', () => {
    const failing = 'tests/test_a.py::test_c FAILED\n===== 1 failed, 2 passed in 0.10s =====\n'
    both((HEAD + LISTED + failing).repeat(2), TESTS)
    const summed = '===== short test summary info =====\n'
    const end = '===== 2 failed, 2 passed in 0.10s =====\n'
    const part = 'tests/test_a.py::test_c'
    both(`${HEAD}${LISTED}${summed}${`SUBFAIL ${part} - assert 0\n`.repeat(2)}${end}`, TESTS)
    both(`${HEAD}${LISTED}${summed}SUBFAILED[a b] ${part} - x\nSUBFAILED(i=1) ${part} - x\n${end}`, TESTS)
  })

  it('finds a failure in a folder of which the official pattern reads only the end', () => {
    const listed = 'libs/my-shop/test_a.py::test_a PASSED\nFAILED   [100%]\n'
    const summed =
      '===== short test summary info =====\nFAILED libs/my-shop/test_a.py::test_a - assert 1\n===== 1 failed in 0.1s =====\n'
    const test = 'shop/test_a.py:None:test_a'
    only(HEAD + listed + summed, [test], { failedTests: [test] })
  })

  it('does not, of one that names a test within a line and counts it as skipped', () => {
    const skipped = 'x tests/test_a.py::test_a PASSED\n===== 1 skipped in 0.1s =====\n'
    const contradiction = '1 tests are named as passed, of which pytest counts 0'
    only(HEAD + skipped, [TESTS[0]!], { contradiction })
  })

  it('does not, of one that was ended before its own end', () => {
    only(HEAD + LISTED, TESTS, { contradiction: 'pytest began 1 times and has 0 last lines' })
    only(`===== short test summary info =====\nPASSED tests/test_a.py::test_a\n`, [TESTS[0]!])
  })

  it('does not where more tests are named than were counted', () => {
    const contradiction = '2 tests are named as passed, of which pytest counts 1'
    only(HEAD + LISTED + SUMMARY.replace('2', '1'), TESTS, { contradiction })
  })

  it('finds failures behind a forged head of the warnings', () => {
    const real =
      'tests/test_a.py::test_a FAILED\ntests/test_a.py::T::test_b[x y] FAILED\n===== 2 failed in 0.10s =====\n'
    only(`${HEAD}${LISTED}===== warnings summary =====\n${real}`, TESTS, { failedTests: TESTS })
  })

  it('finds a failure whose status a printed one came before', () => {
    const printed = 'tests/test_a.py::test_a PASSED\nFAILED   [100%]\n'
    const summed =
      '===== short test summary info =====\nFAILED tests/test_a.py::test_a - assert 1\n===== 1 failed in 0.1s =====\n'
    only(HEAD + printed + summed, [TESTS[0]!], { failedTests: [TESTS[0]!] })
    only(`${HEAD + printed}===== 1 failed in 0.1s =====\n`, [TESTS[0]!])
  })

  it('does not bear out a session of its own beside one of unittest', () => {
    const unittest = 'Ran 1 test in 0.1s\n\nFAILED (failures=1)\n'
    only(`${HEAD}${LISTED}${SUMMARY}${unittest}`, TESTS)
  })
})

describe('what a log says as a whole, of unittest', () => {
  const LISTED = 'test_a (tests.T) ... ok\n'
  const only = expectOnlyOfficial.bind(null, 'PythonPyUnit')

  it('bears out tests that it counts', () => {
    const other = 'test_b (tests.T) ... FAIL\n'
    const headings = `======\nFAIL: test_b (tests.T)\n------\n`
    const end = 'Ran 2 tests in 0.001s\n\nFAILED (failures=1)\n'
    expectBoth('PythonPyUnit', LISTED + other + headings + end, ['tests.T:test_a:'])
    expectBoth('PythonPyUnit', `${LISTED}\nRan 1 test in 0.001s\n\nOK\n`, ['tests.T:test_a:'])
  })

  it('takes no expected failure for a failure', () => {
    const others = 'test_b (tests.T) ... expected failure\ntest_c (tests.T) ... ERROR\n'
    const end = 'Ran 3 tests in 0.001s\n\nFAILED (errors=1, expected failures=1)\n'
    expectBoth('PythonPyUnit', LISTED + others + end, ['tests.T:test_a:'])
  })

  it('does not, of results without an end, or more than ran', () => {
    only(LISTED, ['tests.T:test_a:'], { contradiction: 'the last lines of unittest are not there' })
    only(`${LISTED}Ran 0 tests in 0.000s\n\nOK\n`, ['tests.T:test_a:'])
  })

  it('finds a failure whose status a printed one came before', () => {
    const printed = `test_a (tests.T) ... ok\nFAIL\n`
    const end = 'Ran 1 test in 0.001s\n\nFAILED (failures=1)\n'
    only(`${printed}FAIL: test_a (tests.T)\n------\n${end}`, ['tests.T:test_a:'], {
      failedTests: ['tests.T:test_a:']
    })
    only(printed + end, ['tests.T:test_a:'])
    const described = 'test_a (tests.T)\nAdds two numbers ... ok\nFAIL\n'
    only(`${described}FAIL: test_a (tests.T)\nAdds two numbers\n${end}`, [':numbers:'])
  })
})

describe('what a log says as a whole, of reports of JSON', () => {
  const mocha = (state: 'passes' | 'failures') =>
    JSON.stringify({ stats: {}, passes: [], failures: [], [state]: [{ fullTitle: 'adds' }] })
  const jest = (status: string) =>
    JSON.stringify({
      numFailedTestSuites: 0,
      testResults: [{ name: '/a.js', assertionResults: [{ fullName: 'adds', title: 'adds', status }] }],
      wasInterrupted: false
    })

  it('bears out a report that is alone', () => {
    expectBoth('JavascriptMocha', mocha('passes'), ['adds'])
    expectBoth('TypescriptMocha', mocha('passes'), ['adds'])
    for (const parser of ['TypescriptJest', 'JavascriptJestPR', 'TypescriptJestTW'] as const)
      expectBoth(parser, jest('passed'), ['/a.js->adds'])
  })

  it('finds the failures of a report that was made a part of another', () => {
    const around = `${mocha('passes').slice(0, -1)},"rest":${mocha('failures')},"rest":0}`
    expectOnlyOfficial('JavascriptMocha', around, ['adds'], { failedTests: ['adds'] })
    const jests = `${jest('passed').slice(0, -1)},"rest":${jest('failed')}}`
    expectOnlyOfficial('TypescriptJest', jests, ['/a.js->adds'], { failedTests: ['/a.js->adds'] })
  })

  it('finds the failures of a report after the one that is read', () => {
    for (const parser of ['JavascriptJestPR', 'TypescriptJestTW'] as const)
      expectOnlyOfficial(parser, `${jest('passed')}\n${jest('failed')}\n`, ['/a.js->adds'])
  })

  it('does not bear out one that another begins before or after', () => {
    const cut = `${jest('passed')}\n${jest('failed').slice(0, -3)}`
    expectOnlyOfficial('JavascriptJestPR', cut, ['/a.js->adds'], {
      contradiction: 'a report begins in the log that cannot be read'
    })
  })
})

describe('what a log says as a whole, of Mocha or TAP', () => {
  const tap = 'TAP version 13\nok 1 adds\n'

  it('bears out points that a plan covers, and no others', () => {
    expectBoth('JavascriptGenericParser', `${tap}1..1\n`, ['1 adds'])
    expectBoth('JavascriptGenericParser', `${tap}ok\n1..1\n`, ['1 adds'])
    expectOnlyOfficial('JavascriptGenericParser', tap, ['1 adds'])
    expectOnlyOfficial('JavascriptGenericParser', `${tap}1..1\nBail out!\n`, ['1 adds'])
  })

  it('does not bear out one where the other is as well', () => {
    const report = '{"stats":{},"passes":[{"fullTitle":"adds"}],"failures":[]}'
    const mocha = `> mocha --reporter json\n${report}\n`
    expectBoth('JavascriptGenericParser', mocha, ['adds'])
    expectOnlyOfficial(
      'JavascriptGenericParser',
      `> mocha --reporter json\nTAP version 13\nnot ok 1 adds\n${report}`,
      ['adds']
    )
    expectOnlyOfficial('JavascriptGenericParser', `> x --reporter json\n${mocha}${tap}1..1\n`, ['1 adds'])
  })
})

describe('what a log says as a whole, of Bazel', () => {
  it('bears out results that it sums up', () => {
    const listed = '//a:test   PASSED in 0.1s\n'
    expectBoth('TypescriptBazelAngular', `${listed}\nExecuted 1 out of 1 test: 1 test passes.\n`, ['/a:test'])
    const coloured = '\u001b[1A\u001b[K\u001b[0mExecuted 1 out of 1 test: 1 test passes.\n'
    expectBoth('TypescriptBazelAngular', listed + coloured, ['/a:test'])
    expectOnlyOfficial('TypescriptBazelAngular', listed, ['/a:test'])
  })
})

describe('what a log says as a whole, of Maven', () => {
  const BEGIN = '[INFO] Scanning for projects...\n'
  const suite = (body: string) => `<?xml version="1.0"?>\n<testsuite name="A">${body}</testsuite>\n`
  const passes = suite('<testcase classname="shop.A" name="adds"/>')
  const fails = suite('<testcase classname="shop.A" name="adds"><failure/></testcase>')
  const totals = (failures: number) =>
    `[INFO] Results:\n[INFO]\n[INFO] Tests run: 2, Failures: ${failures}, Errors: 0, Skipped: 0\n`
  const only = expectOnlyOfficial.bind(null, 'JavaGenericParser')
  const both = expectBoth.bind(null, 'JavaGenericParser')

  it('bears out reports of a build that came to its end, and of one that is quiet', () => {
    both(`${BEGIN}${totals(0)}[INFO] BUILD SUCCESS\n${passes}`, ['shop.A.adds'])
    both(passes, ['shop.A.adds'])
    const other = suite('<testcase classname="shop.B" name="takes"><error/></testcase>')
    const failure = `[ERROR] There are test failures.\n[INFO] BUILD FAILURE\n`
    both(`${BEGIN}${totals(1)}${failure}${passes}${other}`, ['shop.A.adds'])
  })

  it('bears out a test that passed when it was run again', () => {
    const flaky = suite('<testcase classname="shop.A" name="adds"><flakyFailure/></testcase>')
    const again = '[ERROR] adds(shop.A)  Time elapsed: 0.1 s  <<< FAILURE!\n'
    both(`${BEGIN}${again}${totals(0)}[INFO] BUILD SUCCESS\n${flaky}`, ['shop.A.adds'])
  })

  it('bears out many small reports', () => {
    const small = Array.from({ length: 400 }, (_, at) => suite(`<testcase classname="A${at}" name="a"/>`))
    both(small.join(''), ['A0.a', 'A399.a'])
  })

  it('bears out failures of tests that have one name', () => {
    const other = suite('<testcase classname="shop.B" name="takes"><failure/></testcase>'.repeat(2))
    const failure = `[ERROR] There are test failures.\n[INFO] BUILD FAILURE\n`
    both(`${BEGIN}${totals(2)}${failure}${passes}${other}`, ['shop.A.adds'])
  })

  it('finds a failure whose report was written over', () => {
    for (const named of [
      'adds(shop.A)  Time elapsed: 0.1 sec  <<< FAILURE!\n',
      '[ERROR] adds(shop.A)  Time elapsed: 0.1 s  <<< FAILURE!\n',
      '[ERROR] shop.A.adds -- Time elapsed: 0.1 s <<< ERROR!\n'
    ])
      only(`${BEGIN}${named}[INFO] BUILD SUCCESS\n${passes}`, ['shop.A.adds'], {
        failedTests: ['shop.A.adds']
      })
    only(`${BEGIN}${totals(1)}[INFO] BUILD SUCCESS\n${passes}`, ['shop.A.adds'], {
      contradiction: 'Surefire counts 1 tests that failed, of which the reports name 0'
    })
  })

  it('finds a report that a printed beginning of one hides, or text in it', () => {
    only(`${passes}<testsuite \n${fails}`, ['shop.A.adds'], { failedTests: ['shop.A.adds'] })
    only(`${passes}<testsuite \n${fails}\u001b[1m`, ['shop.A.adds'], { failedTests: ['shop.A.adds'] })
    const printed = '<system-out><![CDATA[</testsuite>]]></system-out>'
    const spoilt = fails.replace('<testcase', `${printed}<testcase`)
    only(`${passes}${spoilt}`, ['shop.A.adds'], { failedTests: ['shop.A.adds'] })
  })

  it('does not bear out a build that was ended, broke, or lost the process of its tests', () => {
    only(`${BEGIN}${passes}`, ['shop.A.adds'], { contradiction: 'Maven began and did not come to its end' })
    only(`${BEGIN}[ERROR] There are test failures.\n[INFO] BUILD FAILURE\n${passes}`, ['shop.A.adds'])
    const lost =
      '[ERROR] The forked VM terminated without properly saying goodbye. VM crash or System.exit called?\n'
    only(`${lost}${passes}`, ['shop.A.adds'])
  })
})
