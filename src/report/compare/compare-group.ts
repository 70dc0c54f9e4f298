import type { Conclusion, GroupComparison } from '../../contracts/comparison.js'
import type { Rewards, TrialRecord } from '../../contracts/rewards.js'
import { mcnemarP } from '../statistics/mcnemar.js'
import { pairedMeansInterval, pairedSharesInterval } from '../statistics/paired-interval.js'
import { mean } from '../statistics/rate.js'
import { signFlipP } from '../statistics/sign-flip.js'
import type { Interval } from '../statistics/wilson.js'
import { trialsOf } from '../trial-facts.js'
import type { MatchedGroup } from './match-groups.js'
import { type Pair, pairTasks } from './pair-tasks.js'

/** What is known of a group before it is known how many others are tested with it. */
export type TestedGroup = Omit<GroupComparison, 'pHolm' | 'conclusion' | 'smallestLoss'>

const rise = ({ current, baseline }: Pair): number => current.mean - baseline.mean

const greatestCommonDivisor = (a: number, b: number): number =>
  b === 0 ? a : greatestCommonDivisor(b, a % b)

/** The smallest number of which every task's mean is a whole number of parts. */
const commonDenominator = (pairs: readonly Pair[]): number =>
  pairs
    .flatMap(({ current, baseline }) => [current.trials.length, baseline.trials.length])
    .reduce((common, count) => (common / greatestCommonDivisor(common, count)) * count, 1)

const testOf = (pairs: readonly Pair[]): Pick<TestedGroup, 'test' | 'p'> & { interval: Interval | null } => {
  const gained = pairs.filter(pair => rise(pair) > 0).length
  const lost = pairs.filter(pair => rise(pair) < 0).length
  if (pairs.every(({ current, baseline }) => current.trials.length + baseline.trials.length === 2)) {
    const both = pairs.filter(({ current, baseline }) => current.mean === 1 && baseline.mean === 1).length
    const counts = { both, gained, lost, neither: pairs.length - both - gained - lost }
    return { test: 'mcnemar', p: mcnemarP(gained, lost), interval: pairedSharesInterval(counts) }
  }
  const means = pairs.map(({ current, baseline }) => ({ mean: current.mean, baselineMean: baseline.mean }))
  const p = signFlipP(pairs.map(rise), { denominator: commonDenominator(pairs) })
  return { test: 'sign-flip', p, interval: pairedMeansInterval(means) }
}

const meanOf = (
  trials: readonly TrialRecord[],
  read: (trial: TrialRecord) => number | null
): number | null => {
  const known = trials.map(read).filter(value => value !== null)
  return known.length === 0 ? null : mean(known)
}

/** The sum of the differences of what a trial of each task used, where both sides know it. */
const changeOf = (pairs: readonly Pair[], read: (trial: TrialRecord) => number | null): number | null => {
  const changes = pairs.flatMap(({ current, baseline }) => {
    const now = meanOf(current.trials, read)
    const before = meanOf(baseline.trials, read)
    return now === null || before === null ? [] : [now - before]
  })
  return changes.length === 0 ? null : changes.reduce((sum, change) => sum + change, 0)
}

const tokensOf = ({ tokens }: TrialRecord): number | null =>
  tokens === null ? null : tokens.input + tokens.output

/** Compares the trials of one agent and model with those of its counterpart. */
export const testGroup = (
  { current, baseline }: MatchedGroup,
  { rewards, baselineRewards }: { readonly rewards: Rewards; readonly baselineRewards: Rewards }
): TestedGroup => {
  const pairs = pairTasks(trialsOf(current, rewards.trials), trialsOf(baseline, baselineRewards.trials))
  const { test, p, interval } = testOf(pairs)
  const isEmpty = pairs.length === 0
  const tasksWhere = (holds: (pair: Pair) => boolean): string[] => pairs.filter(holds).map(({ task }) => task)
  return {
    ...current,
    baseline: { agent: baseline.agent, model: baseline.model },
    pairs: pairs.length,
    rate: isEmpty ? null : mean(pairs.map(pair => pair.current.mean)),
    baselineRate: isEmpty ? null : mean(pairs.map(pair => pair.baseline.mean)),
    change: isEmpty ? null : mean(pairs.map(rise)),
    interval95: interval === null ? null : [...interval],
    gained: pairs.filter(pair => rise(pair) > 0).length,
    lost: pairs.filter(pair => rise(pair) < 0).length,
    test,
    p,
    newlySolved: tasksWhere(pair => pair.baseline.mean === 0 && pair.current.mean > 0),
    newlyLost: tasksWhere(pair => pair.baseline.mean > 0 && pair.current.mean === 0),
    costChangeUsd: changeOf(pairs, ({ costUsd }) => costUsd),
    tokensChange: changeOf(pairs, tokensOf)
  }
}

/** Below this, a p-value says more of the luck of a few tasks than of an agent. */
const FEWEST_DISCORDANT = 5

/** p where all discordant pairs fall to one side, the smallest that either test can give. */
const smallestP = (discordant: number): number => 2 ** (1 - discordant)

/** What a change says at `alpha`; `p` after correction, null where nothing differs. */
export const conclude = (
  { change, gained, lost }: Pick<GroupComparison, 'change' | 'gained' | 'lost'>,
  { p, alpha }: { readonly p: number | null; readonly alpha: number }
): Conclusion => {
  const discordant = gained + lost
  if (discordant < FEWEST_DISCORDANT || change === null || p === null) return 'cannot-tell'
  if (p <= alpha) return change < 0 ? 'worse' : 'better'
  return smallestP(discordant) > alpha ? 'cannot-tell' : 'no-difference'
}

/** The smallest fall of the rate over so many pairs that would be told from chance; null where none would. */
export const smallestLossOf = (pairs: number, alpha: number): number | null => {
  const tasks = Math.max(FEWEST_DISCORDANT, Math.ceil(1 - Math.log2(alpha)))
  return tasks > pairs ? null : tasks / pairs
}
