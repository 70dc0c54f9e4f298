import type { GradingName, Gradings, ListGrading, Retrieval } from '../../contracts/swe-polybench.js'
import { GRADINGS } from '../../contracts/swe-polybench.js'
import type { Flag, Reason, Reward, Transitions, Verdict } from '../../contracts/verdict.js'
import type { ExpectedLists } from './grade-lists.js'
import { gradingReasons } from './log-reasons.js'
import { officialAgainstStrict } from './official-against-strict.js'

export interface LogVerdictInput {
  readonly row: ExpectedLists
  /** Those that ran; none where the agent handed over nothing that could be tested. */
  readonly gradings: Gradings
  readonly retrieval?: Retrieval | null
  /** Reasons of the trial that explain more than a log can: an empty patch, no prediction. */
  readonly reasons?: readonly Reason[]
  readonly flags?: readonly Flag[]
}

/** The grading that gives the reward: the official one, else the first of the others that ran. */
export const decidingGrading = (gradings: Gradings): GradingName | null =>
  GRADINGS.find(name => gradings[name] !== undefined) ?? null

/** Whether a grading says that its row is resolved; null where it did not run. */
export const gradingReward = (gradings: Gradings, name: GradingName): Reward | null => {
  const isResolved = name === 'simple' ? gradings.simple?.passed : gradings[name]?.resolved
  return isResolved === undefined ? null : isResolved ? 1 : 0
}

/** The verdict on a row of SWE-PolyBench, whose evidence is what its tests printed. */
export const logVerdict = (input: LogVerdictInput): Verdict => {
  const { row, gradings } = input
  const deciding = decidingGrading(gradings)
  const reward = deciding === null ? 0 : gradingReward(gradings, deciding)!
  const lists = gradings.official ?? gradings.strict
  const disputes = officialAgainstStrict(row, gradings)
  return {
    reward,
    resolved: reward === 1,
    evidence: 'log',
    reasons:
      reward === 1
        ? []
        : [...(input.reasons ?? []), ...(deciding === null ? [] : gradingReasons(row, gradings, deciding))],
    transitions: transitionsOf(row, lists),
    tests: testCounts(lists, gradings.simple),
    tolerant: { reward },
    container: { reward: null },
    disputed: disputes.length > 0,
    disputes,
    flags: [...(input.flags ?? [])],
    gradings,
    ...(input.retrieval ? { retrieval: input.retrieval } : {})
  }
}

/** How many tests of each list were seen to pass, and not to fail as well. */
const transitionsOf = (row: ExpectedLists, grading: ListGrading | undefined): Transitions => {
  const passed = new Set(grading?.passedTests)
  const failed = new Set(grading?.failedTests)
  const count = (list: readonly string[]) => {
    const tests = [...new Set(list)]
    const absent = tests.filter(test => !passed.has(test) && !failed.has(test)).length
    return {
      expected: tests.length,
      passed: tests.filter(test => passed.has(test) && !failed.has(test)).length,
      ...(absent > 0 && { absent })
    }
  }
  const none = { expected: 0, passed: 0 }
  return { f2p: count(row.F2P), p2p: count(row.P2P), s2p: none, n2p: none }
}

const testCounts = (lists: ListGrading | undefined, simple: Gradings['simple']): Verdict['tests'] => {
  if (lists === undefined) return { passed: simple?.passed ? simple.testsRun : 0, failed: 0, skipped: 0 }
  const failed = new Set(lists.failedTests)
  const passed = new Set(lists.passedTests.filter(test => !failed.has(test)))
  return { passed: passed.size, failed: failed.size, skipped: 0 }
}
