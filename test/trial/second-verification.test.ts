import { describe, expect, test } from '@jest/globals'
import { type ExpectedTests, expectedTestsSchema } from '../../src/contracts/expected-tests.js'
import type { Reason, Verdict } from '../../src/contracts/verdict.js'
import { reportFromText, scoreReports } from '../../src/score/index.js'
import { verifierShapes } from '../../src/score/verifier-shapes.js'
import { missesP2pOnly } from '../../src/trial/second-verification.js'

const expected: ExpectedTests = expectedTestsSchema.parse({
  f2p_tests: ['T.fixed'],
  p2p_tests: ['T.kept'],
  run_result: { passed_tests: ['T.kept', 'T.guard', 'T.other'] },
  test_patch_result: { passed_tests: ['T.kept', 'T.other'], failed_tests: ['T.fixed'] }
})

/** The verdict on one report with these tests. */
const verdictOn = (tests: Record<string, 'pass' | 'fail' | 'skip'>): Promise<Verdict> => {
  const inner = { pass: '', fail: '<failure/>', skip: '<skipped/>' }
  const cases = Object.entries(tests).map(
    ([name, status]) => `<testcase classname="T" name="${name}">${inner[status]}</testcase>`
  )
  const report = `<testsuite>\n${cases.join('\n')}\n</testsuite>\n`
  return scoreReports({
    expected,
    files: [reportFromText('build/test-results/test/TEST-T.xml', report)],
    shapes: verifierShapes({}),
    containerReward: 0,
    buildLog: ''
  })
}

describe('a miss on p2p alone', () => {
  test.each<[string, Parameters<typeof verdictOn>[0], boolean]>([
    ['a kept test that fails', { fixed: 'pass', kept: 'fail' }, true],
    ['one that is not there', { fixed: 'pass' }, true],
    ['one that is skipped', { fixed: 'pass', kept: 'skip' }, true],
    [
      'one that passed before and is expected by no list',
      { fixed: 'pass', kept: 'pass', other: 'fail' },
      true
    ],
    ['a target test as well', { fixed: 'fail', kept: 'fail' }, false],
    ['a target test alone', { fixed: 'fail', kept: 'pass' }, false],
    ['a test that was absent before the fix', { fixed: 'pass', kept: 'fail', guard: 'fail' }, false],
    ['nothing', { fixed: 'pass', kept: 'pass' }, false]
  ])('%s', async (_, tests, isOne) => {
    expect(missesP2pOnly(await verdictOn(tests), expected)).toBe(isOne)
  })

  test('is one whatever end the agent had, and none where the tests did not come to theirs', async () => {
    const verdict = await verdictOn({ fixed: 'pass', kept: 'fail' })
    const withReasons = (...reasons: Reason[]) => missesP2pOnly({ ...verdict, reasons }, expected)
    const reason = (code: Reason['code']): Reason => ({ code, message: '' })
    expect(withReasons(...verdict.reasons, reason('agent-timed-out'))).toBe(true)
    expect(withReasons(reason('tests-not-compiled'), ...verdict.reasons)).toBe(false)
    expect(withReasons(reason('tests-timed-out'))).toBe(false)
    expect(withReasons(reason('agent-failed'))).toBe(false)
  })
})
