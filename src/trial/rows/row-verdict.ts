import type { Limits } from '../../contracts/rewards.js'
import type { Retrieval, SweRow } from '../../contracts/swe-polybench.js'
import type { Reason, Verdict } from '../../contracts/verdict.js'
import { decidingGrading, logVerdict, rowFlags } from '../../score/index.js'
import { limitFlags, withAgentsPart } from '../agent-end.js'
import { agentReasons, type BesideTests } from '../beside-tests.js'
import { trialFlags } from '../trial-flags.js'
import { processOutOfMemory } from '../verify-end.js'
import { isEmptyPatch } from './grading-request.js'
import { type GradingRun, type GradingRuns, gradingsOf } from './grading-run.js'
import { GRADED_BYTES } from './run-tests.js'

/** Exit code of a process that was ended by SIGKILL. */
const KILLED = 137

const printedTooMuch: Reason = {
  code: 'reports-too-large',
  message: `The tests printed more than ${GRADED_BYTES} bytes on one output; what came after is not graded.`
}

/** The run of the grading that gives the reward. */
const decidingRun = (runs: GradingRuns): GradingRun | undefined => {
  const name = decidingGrading(gradingsOf(runs))
  return name === null ? undefined : runs[name]
}

/** Paths that the change was applied to and does not name. */
const unnamedPaths = ({ official, strict, simple }: GradingRuns): string[] =>
  [official, strict, simple]
    .flatMap(run => run?.steps ?? [])
    .flatMap(({ patch, unnamed = [] }) => (patch === 'model' ? unnamed : []))

/** What the log itself cannot say of how the tests ended. */
const reasonsBeside = (tests: GradingRun['tests'] | undefined, { memoryMb }: Limits): Reason[] => [
  ...(tests?.outOfMemory ? [processOutOfMemory(memoryMb)] : []),
  ...(tests?.truncated ? [printedTooMuch] : [])
]

/** Whether a miss may be the row's own doing: its hidden tests did not go in, or its tests met a limit. */
export const isDoubtful = (runs: GradingRuns): boolean => {
  const { steps = [], tests } = decidingRun(runs) ?? {}
  return (
    steps.some(({ patch, rung }) => patch === 'test' && rung === null) ||
    tests?.timedOut === true ||
    (tests?.outOfMemory === true && tests.exitCode === KILLED)
  )
}

/** The verdict on what the gradings of a row left, with what is known of its image, agent and diff. */
export const rowVerdict = (
  trial: BesideTests & {
    row: SweRow
    runs: GradingRuns
    /** The change as it was given. */
    patch: Buffer
    retrieval: Retrieval | null
  }
): Verdict => {
  const { row, runs, patch, limits, limitReached } = trial
  const verdict = logVerdict({
    row,
    gradings: gradingsOf(runs),
    retrieval: trial.retrieval,
    reasons: reasonsBeside(decidingRun(runs)?.tests, limits),
    flags: [
      ...rowFlags({
        patch: patch.toString(),
        testPatch: row.test_patch,
        testCommand: row.test_command,
        unnamed: unnamedPaths(runs)
      }),
      ...trialFlags({ ...trial, testPatch: row.test_patch }),
      ...limitFlags(limitReached)
    ]
  })
  if (verdict.resolved) return verdict
  const leftNothing = isEmptyPatch(patch)
  // Of an empty patch there is nothing more to say than that it is empty.
  const reasons = verdict.reasons.filter(({ code }) => !leftNothing || code !== 'patch-does-not-apply')
  return {
    ...verdict,
    reasons: withAgentsPart(reasons, agentReasons(trial), leftNothing)
  }
}
