import { errorMessage } from '../../contracts/errors.js'
import type { Retrieval, SweRow } from '../../contracts/swe-polybench.js'
import type { Reason, Verdict } from '../../contracts/verdict.js'
import { logVerdict } from '../../score/index.js'
import { besideTests } from '../beside-tests.js'
import type { Environment } from '../phases.js'
import { requireSound } from '../soundness.js'
import type { Try } from '../try.js'
import { type RetrievalInput, rowGradingOf } from './row-grading.js'
import { isDoubtful, rowVerdict } from './row-verdict.js'
import type { RowEnds } from './verify-row.js'

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

/**
 * The verdict on what the gradings of a row left.
 * @throws FaultError `task` where the row's own controls fail as the change does
 */
export const scoreRow = async (
  tried: Try,
  environment: Environment,
  { row, ends }: { row: SweRow; ends: RowEnds }
): Promise<Verdict> => {
  const { state, context } = tried
  const { patch, runs, before, after } = ends
  const verdict = rowVerdict({
    row,
    runs,
    patch,
    retrieval: await measure(tried, { row, patch: patch.toString(), before, after }),
    ...besideTests(tried, environment)
  })
  if (!verdict.resolved && isDoubtful(runs)) await requireSound(state, context, environment.image)
  return verdict
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
    retrieval: await measure(tried, { row, patch: '', before: new Map(), after: null })
  })
