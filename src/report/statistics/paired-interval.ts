import { bootstrapInterval } from './bootstrap.js'
import { mean } from './rate.js'
import { type Interval, wilsonInterval } from './wilson.js'

/** Of two yes-or-no results on the same tasks. */
export interface PairCounts {
  readonly both: number
  readonly gained: number
  readonly lost: number
  readonly neither: number
}

/** Correlation of the two results, with Newcombe's continuity correction; 0 where a margin is empty. */
const phi = ({ both, gained, lost, neither }: PairCounts): number => {
  const margins = (both + gained) * (lost + neither) * (both + lost) * (gained + neither)
  if (margins === 0) return 0
  const product = both * neither - gained * lost
  const corrected = product > 0 ? Math.max(0, product - (both + gained + lost + neither) / 2) : product
  return corrected / Math.sqrt(margins)
}

/** The interval of `rate - baseline`, each a mean over `tasks`, from their Wilson intervals. */
const hybridScore = (
  rate: number,
  baseline: number,
  { tasks, correlation }: { readonly tasks: number; readonly correlation: number }
): Interval | null => {
  const own = wilsonInterval(rate * tasks, tasks)
  const other = wilsonInterval(baseline * tasks, tasks)
  if (own === null || other === null) return null
  const spread = (a: number, b: number): number =>
    Math.sqrt(Math.max(0, a ** 2 - 2 * correlation * a * b + b ** 2))
  const change = rate - baseline
  return [
    Math.max(-1, change - spread(rate - own[0], other[1] - baseline)),
    Math.min(1, change + spread(own[1] - rate, baseline - other[0]))
  ]
}

/**
 * 95 % interval of the difference of two shares over the same tasks: hybrid score with a
 * continuity-corrected correlation (method 10 in Newcombe, Statistics in Medicine 17, 1998,
 * 2635-2650). Null without pairs.
 */
export const pairedSharesInterval = (counts: PairCounts): Interval | null => {
  const { both, gained, lost, neither } = counts
  const tasks = both + gained + lost + neither
  if (tasks === 0) return null
  return hybridScore((both + gained) / tasks, (both + lost) / tasks, { tasks, correlation: phi(counts) })
}

/**
 * 95 % interval of the mean difference of task means: bootstrap over tasks; where all differences are
 * equal and resampling could only claim certainty, as of two independent shares. Null without pairs.
 */
export const pairedMeansInterval = (
  pairs: readonly { readonly mean: number; readonly baselineMean: number }[]
): Interval | null => {
  if (pairs.length === 0) return null
  const differences = pairs.map(pair => pair.mean - pair.baselineMean)
  if (differences.some(difference => Math.abs(difference - differences[0]!) > 1e-12)) {
    return bootstrapInterval(differences)
  }
  return hybridScore(mean(pairs.map(pair => pair.mean)), mean(pairs.map(pair => pair.baselineMean)), {
    tasks: pairs.length,
    correlation: 0
  })
}
