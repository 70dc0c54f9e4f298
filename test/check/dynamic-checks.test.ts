import { describe, expect, test } from '@jest/globals'
import type { DynamicFacts, TriedStage, TriedTask } from '../../src/check/dynamic-check.js'
import { dynamicChecks } from '../../src/check/dynamic-checks.js'
import { runChecks } from '../../src/check/run-checks.js'
import { expectedTestsSchema } from '../../src/contracts/expected-tests.js'
import type { Fault } from '../../src/contracts/outcome.js'
import type { Reason, Reward, Verdict } from '../../src/contracts/verdict.js'

const verdict = (reward: Reward, overrides: Partial<Verdict> = {}): Verdict => {
  const none = { expected: 0, passed: 0 }
  return {
    ...{
      reward,
      resolved: reward === 1,
      evidence: 'junit',
      reasons: [],
      disputed: false,
      disputes: [],
      flags: []
    },
    transitions: { f2p: none, p2p: none, s2p: none, n2p: none },
    tests: { passed: 0, failed: 0, skipped: 0 },
    tolerant: { reward },
    container: { reward },
    ...overrides
  }
}

const tried = (reward: Reward, overrides: Partial<TriedTask> = {}): TriedTask => ({
  ...{ verdict: verdict(reward), fault: null, seconds: { verify: 10, limit: 60 } },
  ...overrides
})

type Statuses = Record<string, 'PASS' | 'FAIL' | 'SKIP'>

const STATUSES: Readonly<Record<TriedStage['stage'], Statuses>> = {
  base: { old: 'PASS' },
  tests: { old: 'PASS', hidden: 'FAIL' },
  fix: { old: 'PASS', hidden: 'PASS', added: 'PASS' }
}

const stage = (
  name: TriedStage['stage'],
  {
    repeat = 1,
    statuses = {},
    ...overrides
  }: Partial<Omit<TriedStage, 'statuses'>> & { statuses?: Statuses } = {}
): TriedStage => ({
  ...tried(name === 'fix' ? 1 : 0),
  ...{ stage: name, repeat },
  statuses: new Map(Object.entries({ ...STATUSES[name], ...statuses })),
  ...overrides
})

const ALL = [stage('base'), stage('tests'), stage('fix')]

const facts = (overrides: Partial<DynamicFacts> = {}): DynamicFacts => ({
  imageFault: null,
  tree: {
    ...{ dirty: [], refsBeyond: [], commitsBeyond: [], fixedFiles: [] },
    applying: { fix: null, tests: null, testsOnFix: null }
  },
  expected: expectedTestsSchema.parse({
    ...{ p2p_tests: ['old'], f2p_tests: ['hidden'], n2p_tests: ['added'] },
    run_result: { passed_tests: ['old'] },
    test_patch_result: { passed_tests: ['old'], failed_tests: ['hidden'] }
  }),
  stages: ALL,
  brokenBuild: tried(0),
  ...overrides
})

const ERRORS = new Set(dynamicChecks.filter(({ level }) => level === 'error').map(({ id }) => id))

const outcome = (overrides: Partial<DynamicFacts> = {}, errors: ReadonlySet<string> = ERRORS) =>
  runChecks(dynamicChecks, { task: 'task', path: 'tasks/task' }, ({ run }) => run(facts(overrides), errors))

const messages = (overrides: Partial<DynamicFacts> = {}): string[] =>
  outcome(overrides).problems.map(({ check, message }) => `${check}: ${message}`)

const fault = (kind: Fault['kind'], message: string): Fault => ({
  kind,
  code: 'some',
  message,
  phase: 'verify'
})

describe('dynamic checks', () => {
  test('find nothing in what a sound task shows', () => {
    expect(outcome()).toMatchObject({
      problems: [],
      notRun: [{ check: 'flaky-tests', reason: 'the stages ran once' }]
    })
  })

  test('ask nothing of an image that is not there', () => {
    const nothing = { tree: undefined, stages: undefined, brokenBuild: undefined }
    const broken = outcome({ ...nothing, imageFault: fault('task', 'RUN exit 7 failed.') })
    expect(broken.problems).toMatchObject([{ check: 'image-builds', message: 'RUN exit 7 failed.' }])
    expect(broken.notRun).toHaveLength(9)
    const outage = outcome({ ...nothing, imageFault: fault('infrastructure', 'The disk is full.') })
    expect(outage.problems).toEqual([])
    expect(outage.notRun[0]).toEqual({ check: 'image-builds', reason: 'The disk is full.' })
  })

  test('make no finding of a run that the infrastructure failed', () => {
    const failed = stage('fix', { verdict: null, fault: fault('infrastructure', 'The disk is full.') })
    const { problems, notRun } = outcome({ stages: [stage('base'), stage('tests'), failed] })
    expect(problems).toEqual([])
    expect(notRun.map(({ check }) => check)).toEqual([
      'stages-match',
      'oracle-resolves',
      'flaky-tests',
      'verifier-time'
    ])
  })

  test('tell of a task whose run has no verdict through its own fault', () => {
    const failed = stage('fix', { verdict: null, fault: fault('task', 'solve.sh is missing.') })
    expect(messages({ stages: [stage('base'), stage('tests'), { ...failed, statuses: null }] })).toEqual([
      'stages-match: The tests came to no result in stage fix: solve.sh is missing.',
      'oracle-resolves: The solution has no verdict: solve.sh is missing.'
    ])
  })

  test('tell how often the solution fails, with the tests', () => {
    const missed: Reason = {
      code: 'test-failed',
      message: '1 test expected to pass failed.',
      tests: ['old']
    }
    const unlucky = stage('fix', {
      repeat: 2,
      statuses: { old: 'FAIL' },
      verdict: verdict(0, { reasons: [missed] })
    })
    expect(messages({ stages: [...ALL, unlucky, stage('fix', { repeat: 3 })] })).toEqual([
      'oracle-resolves: The solution gets 0 instead of 1 in 1 of 3 runs. 1 test expected to pass failed. ("old")',
      'flaky-tests: "old" passed 2 of 3 times and failed 1 of 3 times with the fix.'
    ])
  })

  test('compare each stage with the file, test by test', () => {
    const stages = [
      stage('base', { statuses: { old: 'FAIL' } }),
      stage('tests', { statuses: { hidden: 'PASS' } }),
      stage('fix', { statuses: { added: 'SKIP' } })
    ]
    expect(messages({ stages })).toEqual([
      'stages-match: run_result differs in 1 test: "old" is passed in the file and failed here.',
      'stages-match: test_patch_result differs in 1 test: "hidden" is failed in the file and passed here.',
      'stages-match: The transition to the fixed tree differs in 2 tests: "hidden" is in f2p_tests and belongs into p2p_tests (passed before the fix, passed with it); "added" is in n2p_tests and belongs into no list (not there before the fix, skipped with it).'
    ])
  })

  describe('of a renamed class', () => {
    const RENAMED = { old: 'New.a', hidden: 'New.b', added: 'New.c' }
    const renamed = (name: TriedStage['stage']): TriedStage => ({
      ...stage(name),
      statuses: new Map(
        Object.entries(STATUSES[name]).map(([id, status]) => [RENAMED[id as keyof typeof RENAMED], status])
      )
    })
    const missed: Reason = {
      code: 'test-missing',
      message: 'No report names 3 tests.',
      tests: ['old', 'hidden', 'added']
    }
    const unsolved = { ...renamed('fix'), verdict: verdict(0, { reasons: [missed] }) }
    const stages = [renamed('base'), renamed('tests'), unsolved]

    test('tell once, though each list and the reward of the solution suffer', () => {
      expect(messages({ stages })).toEqual([
        'stages-match: tests/expected_tests.json names 3 tests that no run has: "hidden", "old", "added"; the runs have 3 tests that it does not name: "New.a", "New.b", "New.c". They may be the same by another name.'
      ])
      expect(outcome({ stages }).notRun).toContainEqual({
        check: 'oracle-resolves',
        reason: 'no run has tests that the solution needs, as stages-match tells'
      })
    })

    test('tell it as an error in any case: of the solution, where the lists count less here', () => {
      const { problems } = outcome({ stages }, new Set(['oracle-resolves']))
      expect(problems.map(({ check }) => check)).toEqual(['stages-match', 'oracle-resolves'])
    })

    test('tell of the solution where it has another fault as well', () => {
      const failed: Reason = { code: 'test-failed', message: '1 test failed.', tests: ['New.a'] }
      const fix = { ...unsolved, verdict: verdict(0, { reasons: [missed, failed] }) }
      const { problems } = outcome({ stages: [renamed('base'), renamed('tests'), fix] })
      expect(problems.map(({ check }) => check)).toEqual(['stages-match', 'oracle-resolves'])
    })
  })

  test('tell once of tests that the file does not name', () => {
    const statuses = Object.fromEntries(
      Array.from({ length: 25 }, (_, index) => [`new ${index}`, 'PASS' as const])
    )
    const stages = [stage('base', { statuses }), stage('tests', { statuses }), stage('fix', { statuses })]
    expect(messages({ stages })).toEqual([
      'stages-match: The runs have 25 tests that tests/expected_tests.json does not name: "new 0", "new 1", "new 2", "new 3", "new 4" and 20 more.'
    ])
  })

  test('name ten tests of many that a stage gives another status', () => {
    const ids = Array.from({ length: 25 }, (_, index) => `test ${index}`)
    const statuses = Object.fromEntries(ids.map(id => [id, 'PASS' as const]))
    const { expected } = facts()
    const [message = ''] = messages({
      expected: {
        ...expected!,
        p2p_tests: ['old', ...ids],
        run_result: { passed_tests: ['old'], failed_tests: ids, skipped_tests: [] },
        test_patch_result: { ...expected!.test_patch_result, passed_tests: ['old', ...ids] }
      },
      stages: [stage('base', { statuses }), stage('tests', { statuses }), stage('fix', { statuses })]
    })
    expect(message).toContain(
      'run_result differs in 25 tests: "test 0" is failed in the file and passed here; '
    )
    expect(message).toMatch(/; and 15 more\.$/)
  })

  test('tell where test.sh itself gives another reward than the reports', () => {
    const generous = verdict(0, { container: { reward: 1 } })
    expect(messages({ brokenBuild: tried(0, { verdict: generous }) })).toEqual([
      'broken-build-fails: A change that breaks the build gets 0 by the reports, but test.sh wrote 1: who runs the task as it stands gets another result.'
    ])
    const silent = verdict(1, { container: { reward: null } })
    expect(messages({ stages: [stage('base'), stage('tests'), stage('fix', { verdict: silent })] })).toEqual([
      'oracle-resolves: The solution gets 1 by the reports, but test.sh wrote nothing that is 0 or 1: who runs the task as it stands gets another result.'
    ])
  })

  test('warn of tests that take more than half of their limit', () => {
    const slow = stage('fix', { seconds: { verify: 31, limit: 60 } })
    expect(messages({ stages: [stage('base'), stage('tests'), slow] })).toEqual([
      'verifier-time: The tests took 31 s here, more than half of [verifier] timeout_sec, 60 s.'
    ])
    const endless = stage('fix', { seconds: { verify: 31, limit: null } })
    expect(messages({ stages: [stage('base'), stage('tests'), endless] })).toEqual([])
  })

  test('break nothing where there is nothing to break', () => {
    const none = { ...fault('task', 'The work tree has no source.'), code: 'no-main-source' }
    const { problems, notRun } = outcome({ brokenBuild: tried(0, { verdict: null, fault: none }) })
    expect(problems).toEqual([])
    expect(notRun).toContainEqual({ check: 'broken-build-fails', reason: 'The work tree has no source.' })
  })
})
