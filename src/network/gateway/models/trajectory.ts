import type { Trajectory, TrajectoryStep } from '../../../contracts/gateway/trajectory.js'

const MAX_STEPS = 400
/** Steps at the beginning, which say what was asked, are kept longest. */
const KEPT_FIRST = 40

/** What was asked of the models, step by step. */
export interface TrajectoryRecord {
  /** Kept by reference: what is learned of a step later is written into it. */
  keep(step: TrajectoryStep): void
  read(): Trajectory
}

/** Keeps the first steps and the newest; those between are dropped and counted. */
export const createTrajectoryRecord = (): TrajectoryRecord => {
  const steps: TrajectoryStep[] = []
  let dropped = 0
  return {
    keep(step) {
      steps.push(step)
      if (steps.length <= MAX_STEPS) return
      steps.splice(KEPT_FIRST, 1)
      dropped += 1
    },
    read: () => ({ steps: structuredClone(steps), dropped })
  }
}
