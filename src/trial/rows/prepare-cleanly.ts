import { CHANGE_LIMITS } from '../../contracts/change-limits.js'
import type { PatchStep } from '../../contracts/swe-polybench.js'
import type { Container } from '../../engine/container.js'
import { runScript } from '../container-script.js'
import { REPORT_WORDS } from '../hand-over/git-scripts.js'
import { applyCleanly, putPatches } from './apply-patch.js'
import { type GradingRequest, isEmptyPatch } from './grading-request.js'
import { RESTORE_TESTS, SAVE_TESTS } from './row-scripts.js'
import { SUREFIRE_WORDS } from './surefire.js'

const TOO_LARGE: PatchStep = {
  patch: 'model',
  rung: null,
  halfApplied: false,
  said: `It is larger than ${CHANGE_LIMITS.patchBytes} bytes.`
}

/**
 * Makes the tree that `strict` and `simple` test: the change, then the files of the hidden tests as the
 * image ships them, then test_patch.
 * @returns the steps; the last one's rung is null where it went no further
 */
export const prepareCleanly = async (container: Container, request: GradingRequest): Promise<PatchStep[]> => {
  const { row, patch, workdir, user = null, signal } = request
  if (patch.length > CHANGE_LIMITS.patchBytes) return [TOO_LARGE]
  const steps: PatchStep[] = []
  await putPatches(container, request)
  await runScript(container, { script: SAVE_TESTS, args: [workdir], user, signal })
  if (!isEmptyPatch(patch)) {
    const step = await applyCleanly(container, request, 'model')
    steps.push(step)
    if (step.rung === null) return steps
  }
  const reports = [...REPORT_WORDS, ...SUREFIRE_WORDS]
  await runScript(container, { script: RESTORE_TESTS, args: [workdir, ...reports], user, signal })
  if (!isEmptyPatch(row.test_patch)) steps.push(await applyCleanly(container, request, 'test'))
  return steps
}

/** Whether everything that there was to apply is in the tree. */
export const isPrepared = (steps: readonly PatchStep[]): boolean => steps.every(({ rung }) => rung !== null)
