import { FaultError } from '../contracts/errors.js'
import type { PreparedImage } from './prepared-image.js'
import type { TrialContext } from './trial-context.js'
import type { TrialState } from './trial-state.js'

/**
 * Asks whether the task is sound here, where the trial has controls to ask.
 * @throws FaultError `task` where the task's own controls fail on this image and machine
 */
export const requireSound = async (
  state: TrialState,
  context: TrialContext,
  image: PreparedImage
): Promise<void> => {
  const fault = await context.controls?.check(state.task, image)
  if (fault) throw FaultError.of(fault)
}
