import type { Gradings, ListGrading, PatchStep, SimpleGrading } from '../../contracts/swe-polybench.js'
import type { TestsEnd } from './run-tests.js'

/** One grading of a change, and what it rests on. */
export interface GradingRun<Grading = ListGrading | SimpleGrading> {
  grading: Grading
  steps: PatchStep[]
  /** What the tests printed on both outputs, as it came; where it came to none, what the patches met. */
  output: string
  /** null where it came to no tests. */
  tests: TestsEnd | null
}

/** Each that was asked for. */
export interface GradingRuns {
  official?: GradingRun<ListGrading>
  strict?: GradingRun<ListGrading>
  simple?: GradingRun<SimpleGrading>
}

/** What the runs came to. */
export const gradingsOf = ({ official, strict, simple }: GradingRuns): Gradings => ({
  ...(official && { official: official.grading }),
  ...(strict && { strict: strict.grading }),
  ...(simple && { simple: simple.grading })
})

/** What became of the patches, for people. */
export const stepsText = (steps: readonly PatchStep[]): string =>
  steps
    .map(({ patch, rung, said }) => `${patch}_patch: ${rung ?? 'not applied'}\n${said.trim()}\n`)
    .join('\n')
