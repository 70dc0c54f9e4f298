import { EXPECTED_LISTS, EXPECTED_RESULTS, type ExpectedTests } from '../../contracts/expected-tests.js'
import { STAGES } from '../../contracts/stages.js'
import type { DynamicFacts } from '../dynamic-check.js'
import { flakyTestIds } from './test-counts.js'

/** Tests that the file and the runs do not both have, as where a class was renamed. */
export interface AbsentTests {
  /** In the file, and in no run of any stage. */
  readonly inRuns: readonly string[]
  /** In runs, and nowhere in the file; flaky ones are told by another check. */
  readonly inFile: readonly string[]
}

const namedIn = (expected: ExpectedTests): ReadonlySet<string> =>
  new Set([
    ...EXPECTED_LISTS.flatMap(list => expected[list]),
    ...EXPECTED_RESULTS.flatMap(name => Object.values(expected[name]).flat())
  ])

/** None where a stage says nothing, since that may be why a test is not there. */
export const absentTests = ({ expected, stages = [] }: DynamicFacts): AbsentTests => {
  const told = stages.filter(({ statuses }) => statuses !== null)
  const isComplete = STAGES.every(stage => told.some(run => run.stage === stage))
  if (expected === null || !isComplete) return { inRuns: [], inFile: [] }
  const named = namedIn(expected)
  const came = new Set(told.flatMap(({ statuses }) => [...(statuses?.keys() ?? [])]))
  const flaky = flakyTestIds(stages)
  return {
    inRuns: [...named].filter(id => !came.has(id)),
    inFile: [...came].filter(id => !named.has(id) && !flaky.has(id))
  }
}
