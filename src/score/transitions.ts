import type { ExpectedTests, StageResult } from '../contracts/expected-tests.js'
import type { Transitions } from '../contracts/verdict.js'
import type { ReportedStatus } from './reports/test-results.js'

/*
 * The comparer's rules, from statuses to a reward, as test/reference/reference.py has them. The numbered
 * ones are those of Multi-SWE-bench's `Report.check`, by its numbers; the first and the last are the
 * Kotlin comparer's own. All are worked out, though the first that fails decides, because a person wants
 * to know all that is wrong.
 */

/** A status as reports give it, or that a test was not there. */
export type TestStatus = ReportedStatus | 'NONE'

export type TransitionName = keyof Transitions

/** In the order in which all that we print names them. */
export const TRANSITION_NAMES = ['f2p', 'p2p', 's2p', 'n2p'] as const satisfies readonly TransitionName[]

/**
 * Looks a test's status up in one stage of building the dataset. As the Kotlin comparer, it checks neither
 * counts nor overlaps: an id in several lists has passed before it has failed, and failed before skipped.
 */
export const statusIn = (stage: StageResult): ((id: string) => TestStatus) => {
  const statuses = new Map<string, TestStatus>()
  for (const id of stage.skipped_tests) statuses.set(id, 'SKIP')
  for (const id of stage.failed_tests) statuses.set(id, 'FAIL')
  for (const id of stage.passed_tests) statuses.set(id, 'PASS')
  return id => statuses.get(id) ?? 'NONE'
}

/** What the rules look at: the expected lists, the two earlier stages, and the statuses now. */
export interface Comparison {
  readonly expected: ExpectedTests
  /** At the base commit: `run_result`. */
  readonly atBase: (id: string) => TestStatus
  /** Before the fix, with the hidden tests: `test_patch_result`. */
  readonly beforeFix: (id: string) => TestStatus
  readonly now: ReadonlyMap<string, ReportedStatus>
}

/** Puts what the task expects beside what the tests gave now, by test id. */
export const comparisonOf = (
  expected: ExpectedTests,
  now: ReadonlyMap<string, ReportedStatus>
): Comparison => ({
  expected,
  atBase: statusIn(expected.run_result),
  beforeFix: statusIn(expected.test_patch_result),
  now
})

/** The ids of one expected list. */
export const listOf = (expected: ExpectedTests, name: TransitionName): readonly string[] =>
  expected[`${name}_tests`]

/** There has to be something to expect. */
export const expectsNothing = (expected: ExpectedTests): boolean =>
  TRANSITION_NAMES.every(name => listOf(expected, name).length === 0)

/** Rule 1: at least one test has a result. */
export const ranNothing = ({ now }: Comparison): boolean => now.size === 0

/** Rule 2: no test that passed before the fix fails now, expected or not. */
export const regressions = ({ beforeFix, now }: Comparison): string[] =>
  idsWith(now, 'FAIL').filter(id => beforeFix(id) === 'PASS')

/** Rule 3: some test passes now that did not pass before the fix. */
export const fixedNothing = ({ beforeFix, now }: Comparison): boolean => {
  for (const [id, status] of now) if (status === 'PASS' && beforeFix(id) !== 'PASS') return false
  return true
}

/** Rule 4: no test fails now that passed at the base commit and was absent or skipped before the fix. */
export const failedGuards = ({ atBase, beforeFix, now }: Comparison): string[] =>
  idsWith(now, 'FAIL').filter(
    id => (beforeFix(id) === 'NONE' || beforeFix(id) === 'SKIP') && atBase(id) === 'PASS'
  )

const TRANSITION_FROM: Record<TestStatus, TransitionName> = {
  PASS: 'p2p',
  FAIL: 'f2p',
  SKIP: 's2p',
  NONE: 'n2p'
}

/** The transition a test made, or null where it does not pass now. */
export const transitionOf = (id: string, { beforeFix, now }: Comparison): TransitionName | null =>
  now.get(id) === 'PASS' ? TRANSITION_FROM[beforeFix(id)] : null

/** An expected test that is not in the transition it is expected in. */
export interface Miss {
  readonly id: string
  readonly list: TransitionName
  readonly now: TestStatus
}

/** Every expected test made the transition of its list. */
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
    const missedHere = missed.filter(({ list }) => list === name)
    const absent = missedHere.filter(({ now }) => now === 'NONE').length
    const passed = ids.length - missedHere.length
    return { expected: ids.length, passed, ...(absent > 0 && { absent }) }
  }
  return { f2p: count('f2p'), p2p: count('p2p'), s2p: count('s2p'), n2p: count('n2p') }
}

/** The rules together: whether the reward is 1. */
export const isResolved = (comparison: Comparison): boolean =>
  !expectsNothing(comparison.expected) &&
  !ranNothing(comparison) &&
  regressions(comparison).length === 0 &&
  !fixedNothing(comparison) &&
  failedGuards(comparison).length === 0 &&
  misses(comparison).length === 0

const idsWith = (now: ReadonlyMap<string, ReportedStatus>, wanted: ReportedStatus): string[] => {
  const ids: string[] = []
  for (const [id, status] of now) if (status === wanted) ids.push(id)
  return ids
}
