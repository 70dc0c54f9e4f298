import type { ExpectedTests } from '../contracts/expected-tests.js'
import type { Verdict } from '../contracts/verdict.js'
import type { TestResults } from './reports/test-results.js'
import {
  comparisonOf,
  listOf,
  type TestStatus,
  TRANSITION_NAMES,
  type TransitionName
} from './transitions.js'

/** One test that a verdict's reasons name, from the base commit to now. */
export interface ExplainedTest {
  readonly id: string
  /** The expected list it is in; null for a guard test or a regression outside of them. */
  readonly list: TransitionName | null
  readonly atBase: TestStatus
  readonly beforeFix: TestStatus
  /** Null where the reports were not looked at. */
  readonly now: TestStatus | null
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
  const { atBase, beforeFix, now } = comparisonOf(expected, results?.statuses ?? new Map())
  const lists = new Map(
    TRANSITION_NAMES.flatMap(name => listOf(expected, name).map(id => [id, name] as const))
  )
  const ids = new Set(verdict.reasons.flatMap(reason => reason.tests ?? []))
  return [...ids].map(id => ({
    id,
    list: lists.get(id) ?? null,
    atBase: atBase(id),
    beforeFix: beforeFix(id),
    now: results ? (now.get(id) ?? 'NONE') : null,
    message: results?.messages.get(id) ?? null
  }))
}
