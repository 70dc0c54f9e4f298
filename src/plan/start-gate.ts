import type { Fault } from '../contracts/outcome.js'
import type { TrialRecord } from '../contracts/rewards.js'
import { fitsBefore } from '../text/deadline.js'
import type { Budget } from './budget.js'

/** So many trials in a row without an answer from the model, and the next would have none either. */
const MODEL_FAULTS_IN_A_ROW = 3

/** Why a trial is not started. */
export type Obstacle = 'model' | 'max-cost' | 'deadline'

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

/** The first line of a message as a sentence; below it stand the last lines of a log. */
const sentence = (message: string): string => {
  const [line = ''] = message.split('\n', 1)
  return /[.!?:]$/.test(line) ? line.replace(/:$/, '.') : `${line}.`
}

/** What to say of the trials that were left out, a sentence or two for each reason. */
export const leftOutMessages = (
  leftOut: readonly Obstacle[],
  job: {
    name: string
    planned: number
    deadlineMinutes: number | undefined
    maxCostUsd: number | undefined
    modelFault: Fault | undefined
  }
): string[] => {
  const say = (obstacle: Obstacle, why: string, next: string): string[] => {
    const count = leftOut.filter(one => one === obstacle).length
    return count === 0 ? [] : [`${count} of ${job.planned} trials were not started: ${why} ${next}`]
  }
  const resume = `--resume ${job.name}`
  return [
    ...say(
      'model',
      `${MODEL_FAULTS_IN_A_ROW} trials in a row got no answer from the model. The last fault: ${sentence(job.modelFault?.message ?? 'none')}`,
      `Mend that, and run the rest with ${resume}.`
    ),
    ...say(
      'max-cost',
      `model requests have cost what --max-cost ${job.maxCostUsd} allows.`,
      `Run the rest with ${resume} and a higher --max-cost.`
    ),
    ...say(
      'deadline',
      `their limits reach beyond --deadline ${job.deadlineMinutes}.`,
      `Run the rest with ${resume}.`
    )
  ]
}
