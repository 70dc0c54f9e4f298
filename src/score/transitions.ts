import type { ExpectedTests, StageResult } from '../contracts/expected-tests.js'
import type { Transitions } from '../contracts/verdict.js'
import type { TestStatus } from './reports/test-results.js'

/*
 * The comparer's rules, from statuses to a reward, in the order of the specification (scoring rules,
 * section 2, `Report.check`, and section 3). All are worked out, though the first decides, because a
 * person wants to know all that is wrong.
 */

/** A status, or that a test was not there. */
export type BaseStatus = TestStatus | 'NONE'

export type TransitionName = keyof Transitions

export const TRANSITION_NAMES = ['f2p', 'p2p', 's2p', 'n2p'] as const satisfies readonly TransitionName[]

/** A test's status in one stage of building the dataset. */
export type Stage = (id: string) => BaseStatus

/** Looks statuses up in a stage's three lists; where they overlap, passed wins, then failed. */
export const stageOf = (result: StageResult): Stage => {
  const statuses = new Map<string, BaseStatus>()
  for (const id of result.skipped_tests) statuses.set(id, 'SKIP')
  for (const id of result.failed_tests) statuses.set(id, 'FAIL')
  for (const id of result.passed_tests) statuses.set(id, 'PASS')
  return id => statuses.get(id) ?? 'NONE'
}

/** A stage that is set up only when it is asked, since few verdicts ask for the base commit's. */
const lazyStageOf = (result: StageResult): Stage => {
  let stage: Stage | undefined
  return id => {
    stage ??= stageOf(result)
    return stage(id)
  }
}

/** What the rules look at: the expected lists, the two earlier stages, and the statuses now. */
export interface Comparison {
  readonly expected: ExpectedTests
  /** Before the fix, with the hidden tests: `test_patch_result`. */
  readonly before: Stage
  /** At the base commit: `run_result`. */
  readonly base: Stage
  readonly now: ReadonlyMap<string, TestStatus>
}

export const comparisonOf = (expected: ExpectedTests, now: ReadonlyMap<string, TestStatus>): Comparison => ({
  expected,
  before: stageOf(expected.test_patch_result),
  base: lazyStageOf(expected.run_result),
  now
})

/** The ids of one expected list. */
export const listOf = (expected: ExpectedTests, name: TransitionName): readonly string[] =>
  expected[`${name}_tests`]

/** Rule 0: there has to be something to expect. */
export const expectsNothing = (expected: ExpectedTests): boolean =>
  TRANSITION_NAMES.every(name => listOf(expected, name).length === 0)

/** Rule 1: at least one test has a result. */
export const ranNothing = ({ now }: Comparison): boolean => now.size === 0

/** Rule 2: no test that passed before the fix fails now, expected or not. */
export const regressions = ({ before, now }: Comparison): string[] =>
  idsWith(now, 'FAIL').filter(id => before(id) === 'PASS')

/** Rule 3: some test passes now that did not pass before the fix. */
export const fixedNothing = ({ before, now }: Comparison): boolean => {
  for (const [id, status] of now) if (status === 'PASS' && before(id) !== 'PASS') return false
  return true
}

/** Rule 4: no test fails now that passed at the base commit and was absent or skipped before the fix. */
export const anomalies = ({ before, base, now }: Comparison): string[] =>
  idsWith(now, 'FAIL').filter(id => (before(id) === 'NONE' || before(id) === 'SKIP') && base(id) === 'PASS')

const TRANSITION_FROM: Record<BaseStatus, TransitionName> = {
  PASS: 'p2p',
  FAIL: 'f2p',
  SKIP: 's2p',
  NONE: 'n2p'
}

/** The transition a test made, or null where it does not pass now. */
export const transitionOf = (id: string, { before, now }: Comparison): TransitionName | null =>
  now.get(id) === 'PASS' ? TRANSITION_FROM[before(id)] : null

/** An expected test that is not in the transition it is expected in. */
export interface Miss {
  readonly id: string
  readonly list: TransitionName
  readonly now: BaseStatus
}

/** Rule 5: every expected test made the transition of its list. */
export const misses = (comparison: Comparison): Miss[] =>
  TRANSITION_NAMES.flatMap(list =>
    listOf(comparison.expected, list)
      .filter(id => transitionOf(id, comparison) !== list)
      .map(id => ({ id, list, now: comparison.now.get(id) ?? 'NONE' }))
  )

/** How many tests of each list made their transition. */
export const transitionCounts = (expected: ExpectedTests, missed: readonly Miss[]): Transitions => {
  const count = (name: TransitionName) => {
    const ids = listOf(expected, name)
    return { expected: ids.length, passed: ids.length - missed.filter(({ list }) => list === name).length }
  }
  return { f2p: count('f2p'), p2p: count('p2p'), s2p: count('s2p'), n2p: count('n2p') }
}

/** The rules together: whether the reward is 1. */
export const isResolved = (comparison: Comparison): boolean =>
  !expectsNothing(comparison.expected) &&
  !ranNothing(comparison) &&
  regressions(comparison).length === 0 &&
  !fixedNothing(comparison) &&
  anomalies(comparison).length === 0 &&
  misses(comparison).length === 0

const idsWith = (now: ReadonlyMap<string, TestStatus>, wanted: TestStatus): string[] => {
  const ids: string[] = []
  for (const [id, status] of now) if (status === wanted) ids.push(id)
  return ids
}
