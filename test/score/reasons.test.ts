import { describe, expect, it } from '@jest/globals'
import type { ExpectedTests } from '../../src/contracts/expected-tests.js'
import type { Reason } from '../../src/contracts/verdict.js'
import {
  testsOutOfMemory,
  testsTimedOut,
  verdictWithoutReports,
  verifierStopped
} from '../../src/score/index.js'
import { EXPECTS_A_B, expecting, suite, verdictOn } from './support/reports.js'

const testCase = (id: string, child = ''): string => {
  const dot = id.lastIndexOf('.')
  return `<testcase classname="${id.slice(0, dot)}" name="${id.slice(dot + 1)}">${child}</testcase>`
}

const reasonsOn = (cases: string, expected: ExpectedTests, buildLog = ''): Reason[] =>
  verdictOn([suite(cases)], expected, { buildLog }).reasons

const codes = (reasons: readonly Reason[]): string[] => reasons.map(({ code }) => code)

describe('reasons', () => {
  it('tell missing, failed and skipped apart, the most tests first', () => {
    const expected = expecting({ n2p_tests: ['a.B.f', 'a.B.s', 'a.B.m1', 'a.B.m2', 'a.B.ok'] })
    const reasons = reasonsOn(
      testCase('a.B.f', '<failure/>') + testCase('a.B.s', '<skipped/>') + testCase('a.B.ok'),
      expected
    )
    expect(reasons).toMatchObject([
      { code: 'test-missing', tests: ['a.B.m1', 'a.B.m2'] },
      { code: 'test-failed', tests: ['a.B.f'] },
      { code: 'test-skipped', tests: ['a.B.s'] }
    ])
  })

  it('name a regression, of an expected test or another, once', () => {
    const expected = expecting({
      p2p_tests: ['a.B.p'],
      n2p_tests: ['a.B.n'],
      test_patch_result: { passed_tests: ['a.B.p', 'a.B.other'] }
    })
    const cases = testCase('a.B.p', '<failure/>') + testCase('a.B.other', '<error/>') + testCase('a.B.n')
    expect(reasonsOn(cases, expected)).toMatchObject([{ code: 'regression', tests: ['a.B.p', 'a.B.other'] }])
  })

  it('name a guard test that failed', () => {
    const expected = expecting({ n2p_tests: ['a.B.n'], run_result: { passed_tests: ['a.B.guard'] } })
    expect(reasonsOn(testCase('a.B.n') + testCase('a.B.guard', '<failure/>'), expected)).toMatchObject([
      { code: 'guard-test-failed', tests: ['a.B.guard'] }
    ])
  })

  it('name a test that passed by another transition', () => {
    const expected = expecting({ f2p_tests: ['a.B.n'] })
    expect(reasonsOn(testCase('a.B.n'), expected)).toMatchObject([
      { code: 'wrong-category', tests: ['a.B.n'] }
    ])
  })

  it('say that nothing ran, that there is no report, and that nothing is expected', () => {
    expect(codes(verdictOn([suite('')]).reasons)).toEqual(['nothing-ran'])
    expect(codes(verdictOn([suite('<testcase name="[1]"/>')]).reasons)).toEqual(['nothing-ran'])
    expect(codes(verdictOn([]).reasons)).toEqual(['no-report'])
    expect(codes(verdictOn([suite(testCase('a.b'))], expecting({})).reasons)).toEqual([
      'expected-lists-empty'
    ])
  })

  it('name the files that spoil the reports', () => {
    expect(verdictOn([suite(testCase('a.b')), '<testsuite>\n'])).toMatchObject({
      reward: 0,
      reasons: [{ code: 'report-unreadable', paths: ['build/test-results/test/TEST-1.xml'] }]
    })
  })

  it('say that tests never compiled, by the log of the build', () => {
    const log = '> Task :core:compileTestKotlin FAILED\n> Task :app:compileKotlinJvm FAILED\nBUILD FAILED\n'
    const reasons = reasonsOn(testCase('x.Y.z'), EXPECTS_A_B, log)
    expect(codes(reasons)).toEqual(['tests-not-compiled', 'test-missing'])
    expect(reasons[0]?.message).toContain(':core:compileTestKotlin, :app:compileKotlinJvm')
  })

  it('say that tests never compiled where whole classes left no trace', () => {
    const expected = expecting({ n2p_tests: ['a.B.one', 'a.B.two words 1.0', 'a.C.three'] })
    expect(codes(reasonsOn(testCase('x.Y.z'), expected))).toEqual(['tests-not-compiled', 'test-missing'])
    expect(codes(reasonsOn(testCase('a.B.z'), expected))).toEqual(['test-missing'])
  })

  it('do not take a compilation for the cause where no test is missing', () => {
    const log = '> Task :core:compileTestKotlin FAILED\n'
    expect(codes(reasonsOn(testCase('a.b', '<failure/>'), EXPECTS_A_B, log))).toEqual(['test-failed'])
  })
})

describe('a verify phase that was stopped', () => {
  it.each([
    [testsTimedOut(900), 'tests-timed-out'],
    [testsOutOfMemory(10240), 'tests-out-of-memory'],
    [testsOutOfMemory(null), 'tests-out-of-memory'],
    [verifierStopped(1), 'verifier-stopped'],
    [verifierStopped(null), 'verifier-stopped']
  ])('is 0 without a look at partial reports: %j', (reason, code) => {
    const verdict = verdictWithoutReports({ reasons: [reason], expected: EXPECTS_A_B, containerReward: 0 })
    expect(verdict).toMatchObject({
      reward: 0,
      reasons: [{ code }],
      transitions: { n2p: { expected: 1, passed: 0 } },
      disputed: false
    })
  })
})
