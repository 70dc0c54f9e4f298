import type { Fault } from '../contracts/outcome.js'
import type { Obstacle, TrialRecord } from '../contracts/rewards.js'
import { fitsBefore } from '../text/deadline.js'
import type { Budget } from './budget.js'

/** So many trials in a row without an answer from the model, and the next would have none either. */
export const MODEL_FAULTS_IN_A_ROW = 3

/** Decides before each trial whether it may start. */
export interface StartGate {
  /** `seconds` is how long the trial takes at most. */
  obstacleTo(trial: { seconds: number }): Obstacle | undefined
  /** Hears of each trial that ended. */
  ended(record: TrialRecord): void
  /** The last fault, once too many followed each other. */
  modelFault(): Fault | undefined
}

/** A gate that is open until time, money or the model's provider end. */
export const createStartGate = (limits: {
  /** Milliseconds since the epoch. */
  deadline: number | undefined
  budget: Budget
}): StartGate => {
  let inARow = 0
  let lastFault: Fault | undefined
  let closed = false
  return {
    obstacleTo({ seconds }) {
      if (closed) return 'model'
      const left = limits.budget.left()
      if (left !== null && left <= 0) return 'max-cost'
      return fitsBefore(limits.deadline, seconds) ? undefined : 'deadline'
    },
    ended({ fault }) {
      // A trial that another fault ended says nothing about the model.
      if (fault !== null && fault.kind !== 'model') return
      inARow = fault === null ? 0 : inARow + 1
      if (fault !== null) lastFault = fault
      closed ||= inARow >= MODEL_FAULTS_IN_A_ROW
    },
    modelFault: () => (closed ? lastFault : undefined)
  }
}
