import { errorMessage } from '../../contracts/errors.js'
import type { Retrieval, SweRow } from '../../contracts/swe-polybench.js'
import type { Reason, Verdict } from '../../contracts/verdict.js'
import { decidingGrading, logVerdict, rowFlags } from '../../score/index.js'
import { badEnd, limitFlags, withAgentsPart } from '../agent-end.js'
import type { Environment } from '../phases.js'
import { requireSound } from '../soundness.js'
import { trialFlags } from '../trial-flags.js'
import type { Try } from '../try.js'
import { processOutOfMemory } from '../verify-end.js'
import { isEmptyPatch } from './grading-request.js'
import { type GradingRun, gradingsOf } from './grading-run.js'
import { type RetrievalInput, rowGradingOf } from './row-grading.js'
import { GRADED_BYTES } from './run-tests.js'
import type { RowEnds } from './verify-row.js'

/** Exit code of a process that was ended by SIGKILL. */
const KILLED = 137

const printedTooMuch: Reason = {
  code: 'reports-too-large',
  message: `The tests printed more than ${GRADED_BYTES} bytes on one output; what came after is not graded.`
}

/** What the log itself cannot say of how the tests ended. */
const reasonsBeside = ({ tests }: GradingRun, memoryMb: number | null): Reason[] => [
  ...(tests?.outOfMemory ? [processOutOfMemory(memoryMb)] : []),
  ...(tests?.truncated ? [printedTooMuch] : [])
]

/** Whether a miss may be the row's own doing: its tests did not go in, or met a limit. */
const isDoubtful = ({ steps, tests }: GradingRun): boolean =>
  steps.some(({ patch, rung }) => patch === 'test' && rung === null) ||
  tests?.timedOut === true ||
  (tests?.outOfMemory === true && tests.exitCode === KILLED)

/** Costs nobody a verdict, whatever becomes of it. */
const measure = async ({ context, folder }: Try, input: RetrievalInput): Promise<Retrieval | null> => {
  try {
    return (await rowGradingOf(context).retrieval?.measure(input)) ?? null
  } catch (thrown) {
    if (context.signal.aborted) throw thrown
    folder.log(`retrieval was not measured: ${errorMessage(thrown)}`)
    return null
  }
}

/** The verdict on what the gradings of a row left. */
export const scoreRow = async (
  tried: Try,
  { image }: Environment,
  { row, ends }: { row: SweRow; ends: RowEnds }
): Promise<Verdict> => {
  const { state, context } = tried
  const { patch, runs, before, after } = ends
  const limitReached = state.limitReached ?? null
  const gradings = gradingsOf(runs)
  const applied = ends.appliesCleanly ? patch.toString() : ''
  const name = decidingGrading(gradings)
  const deciding = name === null ? undefined : runs[name]
  const verdict = logVerdict({
    row,
    gradings,
    retrieval: await measure(tried, { row, patch: applied, before, after }),
    reasons: deciding ? reasonsBeside(deciding, state.limits.memoryMb) : [],
    flags: [
      ...rowFlags({ patch: patch.toString(), testPatch: row.test_patch }),
      ...trialFlags({
        history: image.history,
        patch,
        testPatch: row.test_patch,
        agent: context.agent,
        account: state.account ?? null,
        limits: state.limits
      }),
      ...limitFlags(limitReached)
    ]
  })
  if (verdict.resolved) return verdict
  if (deciding && isDoubtful(deciding)) await requireSound(state, context, image)
  const leftNothing = isEmptyPatch(patch)
  const reasons = verdict.reasons.filter(({ code }) => !leftNothing || code !== 'patch-does-not-apply')
  return {
    ...verdict,
    reasons: withAgentsPart(reasons, badEnd(state.agentRun, state.limits, limitReached), leftNothing)
  }
}

/** The verdict on a row where there is no change to grade, which is one that touches nothing. */
export const verdictOfUngraded = async (
  tried: Try,
  { row, reason }: { row: SweRow; reason: Reason }
): Promise<Verdict> =>
  logVerdict({
    row,
    gradings: {},
    reasons: [reason],
    retrieval: await measure(tried, { row, patch: '', before: new Map(), after: new Map() })
  })
