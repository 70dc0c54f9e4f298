import type { Reward } from '../contracts/verdict.js'

/** The scored rewards of one task, one for each of its trials that has a verdict; never empty. */
export type TaskScores = readonly Reward[]
export type Interval = readonly [low: number, high: number]

export interface Estimate {
  /** Mean over tasks of each task's mean: for one trial a task, resolved over scored. */
  readonly rate: number | null
  readonly interval95: Interval | null
}

/** Of the standard normal distribution, 97.5 %. */
const Z = 1.959963984540054

/**
 * Wilson's score interval, 95 %, without continuity correction (Wilson 1927; method 3 in Newcombe 1998).
 * `successes` may be a fraction, for a mean over `trials` units. Null without trials.
 */
export const wilsonInterval = (successes: number, trials: number): Interval | null => {
  if (trials <= 0) return null
  const share = successes / trials
  const spread = Z * Math.sqrt((share * (1 - share)) / trials + Z ** 2 / (4 * trials ** 2))
  const centre = share + Z ** 2 / (2 * trials)
  const scale = 1 + Z ** 2 / trials
  // At the ends the bound is exact; rounding would leave 1e-17.
  return [
    successes <= 0 ? 0 : Math.max(0, (centre - spread) / scale),
    successes >= trials ? 1 : Math.min(1, (centre + spread) / scale)
  ]
}

/**
 * Chance that at least one of `k` trials drawn from `trials` is resolved: 1 - C(n-c, k) / C(n, k)
 * (Chen et al. 2021), as a product that neither overflows nor cancels. Null where `k > trials`.
 */
export const passAtK = (trials: number, resolved: number, k: number): number | null => {
  if (k < 1 || k > trials) return null
  let noneResolved = 1
  for (let drawn = 0; drawn < k; drawn++) {
    noneResolved *= Math.max(0, trials - resolved - drawn) / (trials - drawn)
  }
  return 1 - noneResolved
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length

/** mulberry32: small, and the same on every machine. */
const seededRandom = (seed: number): (() => number) => {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

const RESAMPLES = 10_000
const SEED = 20_261_130

/**
 * Percentile bootstrap over tasks, 95 %: trials of one task are not independent, tasks are taken to
 * be. Seeded, and the order of the values does not matter.
 */
export const bootstrapInterval = (taskMeans: readonly number[]): Interval | null => {
  if (taskMeans.length === 0) return null
  const values = [...taskMeans].sort((a, b) => a - b)
  const random = seededRandom(SEED)
  const means = new Float64Array(RESAMPLES)
  for (let resample = 0; resample < RESAMPLES; resample++) {
    let sum = 0
    for (let drawn = 0; drawn < values.length; drawn++) sum += values[Math.floor(random() * values.length)]!
    means[resample] = sum / values.length
  }
  means.sort()
  return [means[Math.floor(RESAMPLES * 0.025)]!, means[Math.ceil(RESAMPLES * 0.975) - 1]!]
}

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
  if (rate === null) return { rate: null, interval95: null }
  const means = tasks.map(mean)
  const single = tasks.every(scores => scores.length === 1)
  const equal = means.every(value => value === means[0])
  const interval95 =
    single || equal ? wilsonInterval(rate * means.length, means.length) : bootstrapInterval(means)
  return { rate, interval95 }
}

/** Beyond this many trials a task, only some k are worth a number. */
const EVERY_K_UP_TO = 10

/**
 * pass@k for k from 1 to the most scored trials of a task (beyond 10 only the powers of two, and the
 * most), each the mean over the tasks that have k scored trials.
 */
export const passAtKTable = (tasks: readonly TaskScores[]): Record<string, number> => {
  const most = tasks.reduce((longest, scores) => Math.max(longest, scores.length), 0)
  const table: Record<string, number> = {}
  for (let k = 1; k <= most; k++) {
    if (k > EVERY_K_UP_TO && k !== most && !Number.isInteger(Math.log2(k))) continue
    const values = tasks
      .map(scores => passAtK(scores.length, scores.filter(reward => reward === 1).length, k))
      .filter(value => value !== null)
    if (values.length > 0) table[String(k)] = mean(values)
  }
  return table
}
