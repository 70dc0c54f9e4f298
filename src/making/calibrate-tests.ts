import type { ExpectedTests, StageResult } from '../contracts/expected-tests.js'
import { STAGES, type Stage } from '../contracts/stages.js'
import type { ReportedStatus } from '../score/reports/test-results.js'
import {
  comparisonOf,
  failedGuards,
  fixedNothing,
  ranNothing,
  regressions,
  type TestStatus,
  transitionOf
} from '../score/transitions.js'

export type Statuses = ReadonlyMap<string, ReportedStatus>

/** What the reports of each run of each stage say; every stage ran at least once. */
export type StageStatuses = Readonly<Record<Stage, readonly Statuses[]>>

/** A test that did not come out the same way in every run of a stage. */
export interface FlakyTest {
  readonly id: string
  readonly stage: Stage
  /** How often it was what. */
  readonly seen: ReadonlyMap<TestStatus, number>
}

/** Why no task can be made of these results: by the rules of Multi-SWE-bench's `Report.check`. */
export interface Refusal {
  readonly code: 'no-tests-ran' | 'fix-breaks-tests' | 'nothing-fixed'
  /** The tests that it is about. */
  readonly tests: readonly string[]
}

export interface Calibration {
  /** Without the flaky tests; each list sorted. */
  readonly expected: ExpectedTests
  /** In the order of the stages, then by id: a test once for each stage that it is flaky in. */
  readonly flaky: readonly FlakyTest[]
  /** null where the results make a task. */
  readonly refusal: Refusal | null
}

/** By code point, as the lists of the dataset are sorted. */
const sorted = (ids: Iterable<string>): string[] =>
  [...ids]
    .map(id => ({ id, bytes: Buffer.from(id) }))
    .sort((a, b) => Buffer.compare(a.bytes, b.bytes))
    .map(({ id }) => id)

const idsOf = (runs: readonly Statuses[]): Set<string> => new Set(runs.flatMap(run => [...run.keys()]))

const flakyIn = (stage: Stage, runs: readonly Statuses[]): FlakyTest[] =>
  sorted(idsOf(runs)).flatMap(id => {
    const seen = new Map<TestStatus, number>()
    for (const run of runs) {
      const status = run.get(id) ?? 'NONE'
      seen.set(status, (seen.get(status) ?? 0) + 1)
    }
    return seen.size === 1 ? [] : [{ id, stage, seen }]
  })

const resultOf = (statuses: Statuses): StageResult => {
  const having = (wanted: ReportedStatus): string[] =>
    sorted([...statuses].filter(([, status]) => status === wanted).map(([id]) => id))
  return { passed_tests: having('PASS'), failed_tests: having('FAIL'), skipped_tests: having('SKIP') }
}

/**
 * What `expected_tests.json` says by the results of the three stages: each test that passes with the
 * fix is in the list of what it was before. A flaky test is in no list, so that it decides nothing.
 */
export const calibrateTests = (stages: StageStatuses): Calibration => {
  const flaky = STAGES.flatMap(stage => flakyIn(stage, stages[stage]))
  const left = new Set(flaky.map(({ id }) => id))
  const stable = (runs: readonly Statuses[]): Statuses =>
    new Map([...(runs[0] ?? [])].filter(([id]) => !left.has(id)))
  const now = stable(stages.fix)
  const before = {
    run_result: resultOf(stable(stages.base)),
    test_patch_result: resultOf(stable(stages.tests))
  }
  const comparison = comparisonOf(
    { f2p_tests: [], p2p_tests: [], s2p_tests: [], n2p_tests: [], ...before },
    now
  )
  const made = (wanted: string): string[] =>
    sorted([...now.keys()].filter(id => transitionOf(id, comparison) === wanted))
  const broken = sorted([...regressions(comparison), ...failedGuards(comparison)])
  const refusal = ((): Refusal | null => {
    if (ranNothing(comparison)) return { code: 'no-tests-ran', tests: [] }
    if (broken.length > 0) return { code: 'fix-breaks-tests', tests: broken }
    return fixedNothing(comparison) ? { code: 'nothing-fixed', tests: [] } : null
  })()
  return {
    expected: {
      f2p_tests: made('f2p'),
      p2p_tests: made('p2p'),
      s2p_tests: made('s2p'),
      n2p_tests: made('n2p'),
      ...before
    },
    flaky,
    refusal
  }
}
