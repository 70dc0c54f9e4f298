import type { Comparison } from '../../contracts/comparison.js'
import type { Rewards } from '../../contracts/rewards.js'
import { holm } from '../statistics/holm.js'
import { conclude, smallestLossOf, testGroup } from './compare-group.js'
import { differencesOf } from './differences.js'
import { matchGroups } from './match-groups.js'

/** Earlier results, and where they come from. */
export interface Baseline {
  readonly rewards: Rewards
  /** In words, such as `run 123 of main`. */
  readonly source: string
  /** A page that shows it. */
  readonly url: string | null
}

/** Where nothing else is asked for. */
export const DEFAULT_ALPHA = 0.05

/**
 * Compares results with earlier ones, agent by agent over the tasks that both scored: an exact McNemar
 * test for one attempt a task, a sign-flip permutation test on the tasks' means for more, corrected
 * with Holm over the agents. `alpha` is between 0 and 1. What the two do not share is said, not hidden.
 */
export const compareResults = (
  rewards: Rewards,
  baseline: Baseline,
  { alpha = DEFAULT_ALPHA }: { readonly alpha?: number } = {}
): Comparison => {
  const { matched, unmatched } = matchGroups(rewards, baseline.rewards)
  const tested = matched.map(group => testGroup(group, { rewards, baselineRewards: baseline.rewards }))
  // A group in which nothing differs was tested too; one without pairs was not.
  const compared = tested.filter(({ pairs }) => pairs > 0)
  const corrected = holm(compared.map(({ p }) => p ?? 1))
  const pHolms = new Map(compared.map((group, place) => [group, corrected[place]!]))
  return {
    source: baseline.source,
    url: baseline.url,
    job: baseline.rewards.job,
    alpha,
    differences: differencesOf(rewards, baseline.rewards),
    groups: tested.map(group => {
      const pHolm = group.p === null ? null : pHolms.get(group)!
      return {
        ...group,
        pHolm,
        conclusion: conclude(group, { p: pHolm, alpha }),
        smallestLoss: smallestLossOf(group.pairs, alpha / compared.length)
      }
    }),
    unmatched: [...unmatched]
  }
}
