import type { Flake, TrialRecord } from '../contracts/rewards.js'
import type { Reason, ReasonCode, Reward } from '../contracts/verdict.js'
import { groupBy } from './group-by.js'

/** Reasons that name every test which did not do what was expected of it. */
const NAMES_TESTS: ReadonlySet<ReasonCode> = new Set([
  'test-failed',
  'test-missing',
  'test-skipped',
  'wrong-category',
  'guard-test-failed',
  'regression'
])

/** The tests that did not pass; null where the reasons do not tell, as of tests that were cut short. */
const missedTests = ({
  reward,
  reasons
}: {
  reward: Reward
  reasons: readonly Reason[]
}): Set<string> | null => {
  if (reward === 1) return new Set()
  const tests = reasons.flatMap(reason => (NAMES_TESTS.has(reason.code) ? (reason.tests ?? []) : []))
  return tests.length === 0 ? null : new Set(tests)
}

/** What each of a task's verifications missed, two of the same change for each trial that was verified twice. */
const runsOf = ({ reward, reasons, secondVerdict }: TrialRecord): Set<string>[] => {
  if (reward === null || secondVerdict === undefined) return []
  const runs = [missedTests({ reward, reasons }), missedTests(secondVerdict)].filter(run => run !== null)
  return runs.length === 2 ? runs : []
}

/**
 * Tests that failed in one verification of a change and passed in another of the same, with how often
 * they failed in all verifications of such pairs of their task; by task, then by name.
 */
export const flakesOf = (trials: readonly TrialRecord[]): Flake[] => {
  const byTask = groupBy(trials, ({ task }) => task)
  const flakes = [...byTask].flatMap(([task, mine]) => {
    const pairs = mine.map(runsOf).filter(runs => runs.length > 0)
    const runs = pairs.flat()
    const tests = new Set(runs.flatMap(missed => [...missed]))
    return [...tests].flatMap(test =>
      pairs.some(pair => new Set(pair.map(missed => missed.has(test))).size > 1)
        ? [{ task, test, failed: runs.filter(missed => missed.has(test)).length, runs: runs.length }]
        : []
    )
  })
  const order = ({ task, test }: Flake): string => JSON.stringify([task, test])
  return flakes.sort((a, b) => (order(a) < order(b) ? -1 : 1))
}
