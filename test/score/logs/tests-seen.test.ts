import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { RowLanguage } from '../../../src/contracts/swe-polybench.js'
import { testsSeen } from '../../../src/score/index.js'
import { logOf } from './support/fixtures.js'

const PYTEST = `
============================= test session starts ==============================
platform linux -- Python 3.11.7, pytest-8.3.4, pluggy-1.5.0
collected 6 items

tests/test_sums.py ..F.sx                                                [100%]

=========================== short test summary info ============================
FAILED tests/test_sums.py::test_divides - ZeroDivisionError
!!!!!!!!!!!!!!!!!!!!!!!!!! stopping after 1 failures !!!!!!!!!!!!!!!!!!!!!!!!!!!
==== 1 failed, 3 passed, 1 skipped, 1 xfailed, 2 warnings in 0.10s (0:00:01) ====
`

const PYTEST_QUIET = `
...                                                                      [100%]
3 passed in 0.02s
`

const PYTEST_ERRORS = `
============================= test session starts ==============================
collected 0 items / 1 error

==================================== ERRORS ====================================
=============================== 1 error in 0.08s ===============================
`

const JEST = `
PASS test/sums.test.js
  ✓ adds (2 ms)

\u001b[1mTest Suites: \u001b[22m\u001b[1m\u001b[31m1 failed\u001b[39m\u001b[22m, 2 total
\u001b[1mTests:       \u001b[22m\u001b[1m\u001b[31m1 failed\u001b[39m\u001b[22m, \u001b[33m1 skipped\u001b[39m, 3 passed, 5 total
\u001b[1mSnapshots:   \u001b[22m0 total
\u001b[1mTime:\u001b[22m        0.412 s
Ran all test suites.
`

const VITEST = `
 ✓ test/sums.test.mjs (3 tests | 1 skipped) 7ms

 Test Files  1 failed | 1 passed (2)
      Tests  1 failed | 2 passed | 1 skipped (4)
   Start at  08:02:46
   Duration  368ms (transform 38ms, setup 0ms, collect 13ms, tests 7ms)
`

const MOCHA_SPEC = `

  Sums
    ✔ adds
    1) divides
    - later

  1 passing (16ms)
  1 pending
  1 failing

  1) Sums
       divides:
`

const MOCHA_DOT = `

  .!,.

  2 passing (2ms)
  1 pending
  1 failing
`

const MOCHA_LIST = `
    Sums adds:   ✔ Sums adds: 0ms

  1 passing (2ms)
`

const TAP = `TAP version 13
# sums
ok 1 adds
not ok 2 divides
ok 3 later # SKIP

1..3
# tests 3
# pass  1
# fail  1
`

const SUREFIRE = `
[INFO] -------------------------------------------------------
[INFO]  T E S T S
[INFO] -------------------------------------------------------
[INFO] Running shop.CartTest
[ERROR] Tests run: 3, Failures: 1, Errors: 0, Skipped: 1, Time elapsed: 0.05 s <<< FAILURE! -- in shop.CartTest
[INFO] Running shop.PriceTest
[INFO] Tests run: 1, Failures: 0, Errors: 0, Skipped: 0, Time elapsed: 0.001 s -- in shop.PriceTest
[INFO]
[INFO] Results:
[INFO]
[ERROR] Tests run: 4, Failures: 1, Errors: 0, Skipped: 1
`

const SUREFIRE_OLD = `
-------------------------------------------------------
 T E S T S
-------------------------------------------------------
Running shop.CartTest
Tests run: 2, Failures: 0, Errors: 0, Skipped: 0, Time elapsed: 0.05 sec

Results :

Tests run: 2, Failures: 0, Errors: 0, Skipped: 0
`

const SUREFIRE_TEXT_REPORT = `-------------------------------------------------------------------------------
Test set: shop.CartTest
-------------------------------------------------------------------------------
Tests run: 2, Failures: 0, Errors: 0, Skipped: 0, Time elapsed: 0.05 s -- in shop.CartTest
`

describe('tests seen to run', () => {
  it.each<[what: string, language: RowLanguage, output: string, seen: number]>([
    ['pytest', 'python', PYTEST, 5],
    ['pytest -q', 'python', PYTEST_QUIET, 3],
    ['pytest that could not collect', 'python', PYTEST_ERRORS, 0],
    ['Jest, in colours', 'javascript', JEST, 4],
    ['Vitest', 'typescript', VITEST, 3],
    ["Mocha's spec", 'javascript', MOCHA_SPEC, 2],
    ["Mocha's dot", 'javascript', MOCHA_DOT, 3],
    ["Mocha's list", 'javascript', MOCHA_LIST, 1],
    ["Mocha's json", 'typescript', logOf('mocha/report'), 3],
    ['TAP', 'javascript', TAP, 2],
    ['Surefire', 'java', SUREFIRE, 3],
    ['an old Surefire', 'java', SUREFIRE_OLD, 2],
    ["Surefire's text reports", 'java', SUREFIRE_TEXT_REPORT.repeat(2), 4],
    ['two runs', 'javascript', JEST + JEST, 8],
    ['lines that end as on Windows', 'python', PYTEST.replaceAll('\n', '\r\n'), 5]
  ])('are counted by what %s prints', (_, language, output, seen) => {
    expect(testsSeen(language, output)).toBe(seen)
  })

  it.each<[what: string, language: RowLanguage, output: string]>([
    ["another language's", 'java', PYTEST],
    ['a sentence', 'python', '3 passed\n3 passed in 0.02s\n'],
    ['a last line of pytest alone', 'python', '============ 3 passed in 0.02s ============\n'],
    ['a head of pytest alone', 'python', '===== test session starts =====\ncollected 3 items\n'],
    ['a line of Jest alone', 'javascript', 'Tests:       3 passed, 3 total\n'],
    ['lines of Jest that are not all there', 'javascript', JEST.replace(/.*Snapshots.*\n/, '')],
    ['lines of Jest that are apart', 'javascript', JEST.replaceAll('total\n', 'total\n\n')],
    ['a line of Vitest alone', 'typescript', '      Tests  3 passed (3)\n'],
    ['Vitest with no tests', 'typescript', VITEST.replace(/Tests {2}.*/, 'Tests  no tests')],
    ['a last line of Mocha alone', 'javascript', '\n  3 passing (5ms)\n'],
    ['a last line of Mocha at the margin', 'javascript', '  ✔ adds\n\n3 passing (5ms)\n'],
    ['points without a version', 'javascript', 'ok 1\nok 2\n1..2\n'],
    ['points without a plan', 'javascript', 'TAP version 13\nok 1\n'],
    ['points that are all skipped', 'javascript', 'TAP version 13\nok 1 # SKIP\n1..1\n'],
    ['a plan alone', 'javascript', 'TAP version 13\n1..5\n'],
    ["some of Node's lines", 'javascript', 'ℹ tests 3\nℹ pass 3\n'],
    ['a line of Surefire alone', 'java', 'Tests run: 3, Failures: 0, Errors: 0, Skipped: 0\n'],
    ['Surefire that skipped all', 'java', SUREFIRE_OLD.replaceAll('Skipped: 0', 'Skipped: 2')],
    ['nothing', 'python', '']
  ])('are none by %s', (_, language, output) => {
    expect(testsSeen(language, output)).toBe(0)
  })
})

const NODE_TESTS = `
import { describe, it, test } from 'node:test'
test('adds', () => {})
test('divides', () => { throw new Error('Infinity') })
describe('more', () => { it('subtracts', () => {}); it.skip('later', () => {}) })
`
const JEST_TESTS = `test('adds', () => {}); test.skip('later', () => {}); test('divides', () => { throw new Error('no') })`

describe('tests seen to run by what runners really print', () => {
  let folder = ''
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'tests-seen-'))
    writeFileSync(join(folder, 'sums.mjs'), NODE_TESTS)
    writeFileSync(join(folder, 'sums.test.js'), JEST_TESTS)
    writeFileSync(join(folder, 'package.json'), '{}')
  })
  afterAll(() => rmSync(folder, { recursive: true }))

  /** What a Node program prints, without what it would take from the test that runs it. */
  const printed = (...args: string[]): string => {
    const { NODE_OPTIONS: _, NODE_TEST_CONTEXT: __, ...env } = process.env
    const { stdout, stderr } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8', env })
    return stdout + stderr
  }

  it.each(['spec', 'tap'])("Node's own, reporter %s", reporter => {
    expect(testsSeen('javascript', printed('--test', `--test-reporter=${reporter}`, 'sums.mjs'))).toBe(3)
  })

  it('Jest', () => {
    const jest = join(process.cwd(), 'node_modules', 'jest', 'bin', 'jest.js')
    expect(testsSeen('typescript', printed(jest, '--rootDir', folder))).toBe(2)
  })
})
