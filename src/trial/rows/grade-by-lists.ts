import type { ListGrading, PatchStep } from '../../contracts/swe-polybench.js'
import type { Container } from '../../engine/container.js'
import { accountOf, gradeLists, harnessLog, type ListRule, parseLog, parserOf } from '../../score/index.js'
import { applyOfficially, putPatches } from './apply-patch.js'
import { type GradingRequest, isEmptyPatch } from './grading-request.js'
import { type GradingRun, stepsText } from './grading-run.js'
import { isPrepared, prepareCleanly } from './prepare-cleanly.js'
import { ROW_FOLDER } from './row-scripts.js'
import { runTests, type TestsEnd } from './run-tests.js'

/** The script has to be bash's: it asks for `pipefail`. */
const TEST_COMMAND = ['bash', `${ROW_FOLDER}/eval.sh`]

/** Holds what the tests printed against the lists of the row. */
const graded = (
  { row }: Pick<GradingRequest, 'row'>,
  rule: ListRule,
  ran: { steps: PatchStep[]; patchApplied: boolean; tests: TestsEnd | null }
): GradingRun<ListGrading> => {
  const { steps, patchApplied, tests } = ran
  const { parser } = parserOf(row)
  const log = tests === null ? null : harnessLog(tests)
  const reading = log === null || parser === null ? null : parseLog(parser, log)
  const account =
    rule === 'strict' && log !== null && parser !== null ? accountOf(parser, log, reading) : undefined
  const timedOut = tests?.timedOut ?? false
  return {
    grading: {
      ...gradeLists({ rule, row, reading, timedOut, ...(account && { account }) }),
      patchApplied,
      steps,
      exitCode: tests?.exitCode ?? null,
      timedOut,
      seconds: tests?.seconds ?? 0
    },
    steps,
    output: tests?.output ?? stepsText(steps),
    tests
  }
}

/** What the official harness says of an empty patch, for which it runs nothing. */
export const gradeNoChange = (request: Pick<GradingRequest, 'row'>): GradingRun<ListGrading> =>
  graded(request, 'official', { steps: [], patchApplied: false, tests: null })

/**
 * Grades a change the official way: test_patch first, then the change, each by a ladder that leaves
 * behind what its first rung could place; then the row's test command, and its lists.
 * @param container fresh from the row's image; killed once tests have run
 * @throws FaultError `infrastructure` where the engine fails or something outside ended the container
 */
export const gradeOfficially = async (
  container: Container,
  request: GradingRequest
): Promise<GradingRun<ListGrading>> => {
  if (isEmptyPatch(request.patch)) return gradeNoChange(request)
  await putPatches(container, request)
  const steps: PatchStep[] = []
  const { test_patch: testPatch } = request.row
  const patches = isEmptyPatch(testPatch) ? (['model'] as const) : (['test', 'model'] as const)
  // One that no rung takes ends it: what would come after is not even tried.
  for (const patch of patches) {
    const step = await applyOfficially(container, request, patch)
    steps.push(step)
    if (step.rung === null) break
  }
  const patchApplied = steps.every(({ rung }) => rung !== null)
  const tests = patchApplied ? await runTests(container, request, TEST_COMMAND) : null
  return graded(request, 'official', { steps, patchApplied, tests })
}

/**
 * Grades a change the strict way: the change as a whole or not at all, the hidden tests last and as they
 * are, and every test of both lists has to pass.
 * @param container fresh from the row's image; killed once tests have run
 * @throws FaultError `infrastructure` where the engine fails or something outside ended the container
 */
export const gradeStrictly = async (
  container: Container,
  request: GradingRequest
): Promise<GradingRun<ListGrading>> => {
  const steps = await prepareCleanly(container, request)
  const patchApplied = isPrepared(steps)
  const tests = patchApplied ? await runTests(container, request, TEST_COMMAND) : null
  return graded(request, 'strict', { steps, patchApplied, tests })
}
