import { describe, expect, it } from '@jest/globals'
import type { ExpectedTests } from '../../src/contracts/expected-tests.js'
import type { Reason } from '../../src/contracts/verdict.js'
import { processorSeconds } from '../processor-seconds.js'
import { EXPECTS_A_B, expecting, suite, verdictOn } from './support/reports.js'

const testCase = (id: string, child = ''): string => {
  const dot = id.lastIndexOf('.')
  return `<testcase classname="${id.slice(0, dot)}" name="${id.slice(dot + 1)}">${child}</testcase>`
}

const reasonsOn = async (cases: string, expected: ExpectedTests, buildLog = ''): Promise<Reason[]> =>
  (await verdictOn([suite(cases)], expected, { buildLog })).reasons

const codes = (reasons: readonly Reason[]): string[] => reasons.map(({ code }) => code)

describe('reasons', () => {
  it('tell missing, failed and skipped apart, the most tests first', async () => {
    const expected = expecting({ n2p_tests: ['a.B.f', 'a.B.s', 'a.B.m1', 'a.B.m2', 'a.B.ok'] })
    const reasons = await reasonsOn(
      testCase('a.B.f', '<failure/>') + testCase('a.B.s', '<skipped/>') + testCase('a.B.ok'),
      expected
    )
    expect(reasons).toMatchObject([
      { code: 'test-missing', tests: ['a.B.m1', 'a.B.m2'] },
      { code: 'test-failed', tests: ['a.B.f'] },
      { code: 'test-skipped', tests: ['a.B.s'] }
    ])
  })

  it('name a regression, of an expected test or another, once', async () => {
    const expected = expecting({
      p2p_tests: ['a.B.p'],
      n2p_tests: ['a.B.n'],
      test_patch_result: { passed_tests: ['a.B.p', 'a.B.other'] }
    })
    const cases = testCase('a.B.p', '<failure/>') + testCase('a.B.other', '<error/>') + testCase('a.B.n')
    expect(await reasonsOn(cases, expected)).toMatchObject([
      { code: 'regression', tests: ['a.B.p', 'a.B.other'] }
    ])
  })

  it('name a guard test that failed', async () => {
    const expected = expecting({ n2p_tests: ['a.B.n'], run_result: { passed_tests: ['a.B.guard'] } })
    expect(await reasonsOn(testCase('a.B.n') + testCase('a.B.guard', '<failure/>'), expected)).toMatchObject([
      { code: 'guard-test-failed', tests: ['a.B.guard'] }
    ])
  })

  it('name a test that passed by another transition', async () => {
    const expected = expecting({ f2p_tests: ['a.B.n'] })
    expect(await reasonsOn(testCase('a.B.n'), expected)).toMatchObject([
      { code: 'wrong-category', tests: ['a.B.n'] }
    ])
  })

  it('say that nothing ran, that there is no report, and that nothing is expected', async () => {
    expect(codes((await verdictOn([suite('')])).reasons)).toEqual(['nothing-ran'])
    expect(codes((await verdictOn([suite('<testcase name="[1]"/>')])).reasons)).toEqual(['nothing-ran'])
    expect(codes((await verdictOn([])).reasons)).toEqual(['no-report'])
    expect(codes((await verdictOn([suite(testCase('a.b'))], expecting({}))).reasons)).toEqual([
      'expected-lists-empty'
    ])
  })

  it('name the files that spoil the reports', async () => {
    expect(await verdictOn([suite(testCase('a.b')), '<testsuite>\n'])).toMatchObject({
      reward: 0,
      reasons: [{ code: 'report-unreadable', paths: ['build/test-results/test/TEST-1.xml'] }]
    })
  })

  it('say that tests never compiled, by the log of the build', async () => {
    const log = '> Task :core:compileTestKotlin FAILED\n> Task :app:compileKotlinJvm FAILED\nBUILD FAILED\n'
    const reasons = await reasonsOn(testCase('x.Y.z'), EXPECTS_A_B, log)
    expect(codes(reasons)).toEqual(['tests-not-compiled', 'test-missing'])
    expect(reasons[0]?.message).toContain(':core:compileTestKotlin, :app:compileKotlinJvm')
  })

  it.each([
    [
      '[ERROR] Failed to execute goal org.jetbrains.kotlin:kotlin-maven-plugin:2.4.21:test-compile (test-compile) on project lastbus: Compilation failure\n',
      'test-compile of lastbus'
    ],
    [
      '[ERROR] Failed to execute goal org.apache.maven.plugins:maven-compiler-plugin:3.11.0:testCompile (default-testCompile) on project core: Compilation failure:\n[ERROR] x\n',
      'testCompile of core'
    ]
  ])('name the module that Maven could not compile in %j', async (log, named) => {
    const reasons = await reasonsOn(testCase('x.Y.z'), EXPECTS_A_B, log)
    expect(codes(reasons)).toEqual(['tests-not-compiled', 'test-missing'])
    expect(reasons[0]?.message).toContain(named)
  })

  it.each([
    ['Gradle', '> Task :', 'compile'],
    ['Maven', '[ERROR] Failed to execute goal ', 'kotlin-maven-plugin:']
  ])('are found in linear time, whatever a log says of %s', async (_, begin, repeated) => {
    const start = processorSeconds()
    const log = `${begin}${repeated.repeat(1_000_000 / repeated.length)}\n`
    expect(codes(await reasonsOn(testCase('a.c'), EXPECTS_A_B, log))).toEqual(['test-missing'])
    expect(processorSeconds() - start).toBeLessThan(5)
  })

  it('say that tests never compiled where whole classes left no trace', async () => {
    const expected = expecting({ n2p_tests: ['a.B.one', 'a.B.two words 1.0', 'a.C.three'] })
    expect(codes(await reasonsOn(testCase('x.Y.z'), expected))).toEqual([
      'tests-not-compiled',
      'test-missing'
    ])
    expect(codes(await reasonsOn(testCase('a.B.z'), expected))).toEqual(['test-missing'])
  })

  it('do not take a compilation for the cause where no test is missing', async () => {
    const log = '> Task :core:compileTestKotlin FAILED\n'
    expect(codes(await reasonsOn(testCase('a.b', '<failure/>'), EXPECTS_A_B, log))).toEqual(['test-failed'])
  })
})
