import type { TrialRecord } from '../../contracts/rewards.js'
import { groupBy } from '../group-by.js'
import { isUnverified } from '../summarise.js'

/** One task's scored trials on one side; never empty. */
export interface Side {
  readonly trials: readonly TrialRecord[]
  /** Resolved over scored. */
  readonly mean: number
}

/** A task that was scored on both sides. */
export interface Pair {
  readonly task: string
  readonly current: Side
  readonly baseline: Side
}

const sideOf = (trials: readonly TrialRecord[]): Side => ({
  trials,
  mean: trials.filter(({ outcome }) => outcome === 'resolved').length / trials.length
})

/**
 * The tasks that both sides scored, by name. Rewards that only test.sh wrote are compared where neither
 * side has others, never with those that reports confirm.
 */
export const pairTasks = (current: readonly TrialRecord[], baseline: readonly TrialRecord[]): Pair[] => {
  const scored = (trials: readonly TrialRecord[]): TrialRecord[] =>
    trials.filter(({ outcome }) => outcome !== 'error')
  const unverifiedOnly = ![...scored(current), ...scored(baseline)].some(trial => !isUnverified(trial))
  const byTask = (trials: readonly TrialRecord[]): Map<string, TrialRecord[]> =>
    groupBy(
      scored(trials).filter(trial => isUnverified(trial) === unverifiedOnly),
      ({ task }) => task
    )
  const others = byTask(baseline)
  return [...byTask(current)]
    .flatMap(([task, trials]) => {
      const before = others.get(task)
      return before === undefined ? [] : [{ task, current: sideOf(trials), baseline: sideOf(before) }]
    })
    .sort((a, b) => (a.task < b.task ? -1 : 1))
}
