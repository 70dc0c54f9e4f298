import { type DynamicCheck, NOTHING_RAN, nothingKnown, type TriedStage } from '../dynamic-check.js'
import { type Problem, shown } from '../static-check.js'
import { EXPECTED_TESTS } from '../task-facts.js'
import { isFlaky, statusCounts } from './test-counts.js'

const WORDS = { PASS: 'passed', FAIL: 'failed', SKIP: 'was skipped', NONE: 'was not there' } as const
const STAGES = {
  base: 'at the base commit',
  tests: 'with test.patch',
  fix: 'with the fix'
} as const satisfies Record<TriedStage['stage'], string>

const inStage = (stage: TriedStage['stage'], runs: readonly TriedStage[]): Problem[] => {
  const told = runs.filter(({ statuses }) => statuses !== null).length
  return [...statusCounts(runs)]
    .filter(([, counts]) => isFlaky(counts))
    .map(([id, counts]) => {
      const ways = [...counts].map(([status, count]) => `${WORDS[status]} ${count} of ${told} times`)
      return {
        file: EXPECTED_TESTS,
        line: null,
        message: `${shown(id)} ${ways.join(' and ')} ${STAGES[stage]}.`,
        advice: 'Leave it out of the lists, and out of the build by an init script.'
      }
    })
}

export const flakyTests: DynamicCheck = {
  id: 'flaky-tests',
  sentence: 'Every test comes out the same way in each run of the same stage.',
  level: 'warning',
  why: 'A test that fails now and then takes the reward of good work by chance.',
  run: ({ stages }) => {
    if (stages === undefined) return NOTHING_RAN
    if (stages.every(({ repeat }) => repeat === 1)) return { notRun: 'the stages ran once' }
    const unknown = nothingKnown(stages)
    if (unknown) return unknown
    return (Object.keys(STAGES) as TriedStage['stage'][]).flatMap(stage =>
      inStage(
        stage,
        stages.filter(run => run.stage === stage)
      )
    )
  }
}
