import type { ExpectedTests } from '../contracts/expected-tests.js'
import type { Verdict } from '../contracts/verdict.js'
import type { TestResults } from './reports/test-results.js'
import { type BaseStatus, listOf, stageOf, TRANSITION_NAMES, type TransitionName } from './transitions.js'

/** One test that a verdict's reasons name, from the base commit to now. */
export interface ExplainedTest {
  readonly id: string
  /** The expected list it is in; null for a guard test or a regression outside of them. */
  readonly list: TransitionName | null
  readonly base: BaseStatus
  readonly before: BaseStatus
  /** Null where the reports were not looked at. */
  readonly now: BaseStatus | null
  readonly message: string | null
}

/** The tests that made a verdict 0, in the order of its reasons. */
export const explainTests = (input: {
  readonly verdict: Verdict
  readonly expected: ExpectedTests
  /** Null where the reports were not scored. */
  readonly results: TestResults | null
}): ExplainedTest[] => {
  const { verdict, expected, results } = input
  const base = stageOf(expected.run_result)
  const before = stageOf(expected.test_patch_result)
  const lists = new Map(
    TRANSITION_NAMES.flatMap(name => listOf(expected, name).map(id => [id, name] as const))
  )
  const ids = new Set(verdict.reasons.flatMap(reason => reason.tests ?? []))
  return [...ids].map(id => ({
    id,
    list: lists.get(id) ?? null,
    base: base(id),
    before: before(id),
    now: results ? (results.statuses.get(id) ?? 'NONE') : null,
    message: results?.messages.get(id) ?? null
  }))
}
