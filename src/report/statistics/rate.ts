import type { IntervalMethod } from '../../contracts/rewards.js'
import type { Reward } from '../../contracts/verdict.js'
import { bootstrapInterval, resamplesOf } from './bootstrap.js'
import { SEED } from './seed.js'
import { type Interval, wilsonInterval } from './wilson.js'

/** The scored rewards of one task, one for each of its trials that has a verdict; never empty. */
export type TaskScores = readonly Reward[]

export interface Estimate {
  /** Mean over tasks of each task's mean: for one trial a task, resolved over scored. */
  readonly rate: number | null
  readonly interval95: Interval | null
  /** How the interval came about. */
  readonly method: IntervalMethod | null
}

/** NaN of nothing. */
export const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length

/** Mean over tasks of each task's mean; null without tasks. */
export const meanOverTasks = (tasks: readonly TaskScores[]): number | null =>
  tasks.length === 0 ? null : mean(tasks.map(mean))

/**
 * Rate and its 95 % interval over tasks. One scored trial a task gives Wilson's interval; more give the
 * bootstrap over tasks, or Wilson's over tasks where all task means are equal and resampling could
 * only claim certainty.
 */
export const estimateRate = (tasks: readonly TaskScores[]): Estimate => {
  const rate = meanOverTasks(tasks)
  if (rate === null) return { rate: null, interval95: null, method: null }
  const means = tasks.map(mean)
  const single = tasks.every(scores => scores.length === 1)
  const equal = means.every(value => value === means[0])
  if (single || equal) {
    return { rate, interval95: wilsonInterval(rate * means.length, means.length), method: 'wilson' }
  }
  const bootstrap = { resamples: resamplesOf(means.length), seed: SEED }
  return { rate, interval95: bootstrapInterval(means), method: { bootstrap } }
}
