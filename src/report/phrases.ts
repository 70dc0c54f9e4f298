import type { Summary, TrialRecord } from '../contracts/rewards.js'
import { plural } from '../text/plural.js'
import { formatUsd } from './amounts.js'

/** A share as a percentage with one decimal, never rounded up to 100 or down to 0. */
export const percent = (share: number): string => {
  const tenths = Math.round(share * 1000)
  const honest = share < 1 && tenths === 1000 ? 999 : share > 0 && tenths === 0 ? 1 : tenths
  return `${(honest / 10).toFixed(1)}%`
}

/** A difference of two rates in percentage points, with its sign: `+4.2`. */
export const points = (change: number): string => {
  const tenths = (change * 100).toFixed(1)
  if (Number(tenths) === 0) return '0.0'
  return change > 0 ? `+${tenths}` : tenths.replace('-', '−')
}

/** Trials without a verdict, whosever fault that is. */
export const errorCount = ({ errors }: Summary): number => errors.infrastructure + errors.model + errors.task

/** `3 resolved, 1 unresolved, 2 errors (1 infrastructure, 1 task), 1 not run`. */
export const countsPhrase = (summary: Summary): string => {
  const { resolved, unresolved, errors, notRun } = summary
  const parts = [`${resolved} resolved`, `${unresolved} unresolved`]
  const kinds = (['infrastructure', 'model', 'task'] as const)
    .filter(kind => errors[kind] > 0)
    .map(kind => `${errors[kind]} ${kind}`)
  if (kinds.length > 0) parts.push(`${plural(errorCount(summary), 'error')} (${kinds.join(', ')})`)
  if (notRun > 0) parts.push(`${notRun} not run`)
  return parts.join(', ')
}

/** `rate 75.0% (95% interval 30.1% to 95.4%)`; says so where nothing was scored. */
export const ratePhrase = ({ rate, interval95 }: Summary): string => {
  if (rate === null) return 'no rate, since no trial has a verdict'
  const interval =
    interval95 === null ? '' : ` (95% interval ${percent(interval95[0])} to ${percent(interval95[1])})`
  return `rate ${percent(rate)}${interval}`
}

/** How many trials asked a model for a price that nobody knows. */
export const unpricedCount = (trials: readonly TrialRecord[]): number =>
  trials.filter(({ tokens, costUsd }) => tokens !== null && costUsd === null).length

/** `$1.20 for the model`, and how many trials are not in it; empty where no cost is known. */
export const costPhrase = ({ costUsd }: Summary, trials: readonly TrialRecord[]): string[] => {
  const unknown = unpricedCount(trials)
  if (costUsd === null) return []
  const without = unknown === 0 ? '' : ` without ${plural(unknown, 'trial')} of unknown price`
  return [`${formatUsd(costUsd)} for the model${without}`]
}

/** Trials with a verdict. */
export const scoredCount = ({ resolved, unresolved }: Summary): number => resolved + unresolved

/** Whether the rate is resolved over scored too, and not only the mean over tasks. */
export const isPlainRate = (summary: Summary): boolean =>
  summary.rate !== null && Math.abs(summary.rate - summary.resolved / scoredCount(summary)) < 1e-9

/** From the lowest rate of several agents to the highest: `0.0% to 61.9%`; empty where none has one. */
export const rateRange = (groups: readonly Summary[]): string => {
  const rates = groups.flatMap(({ rate }) => (rate === null ? [] : [rate])).sort((a, b) => a - b)
  const [lowest = '', highest = ''] = [...rates.slice(0, 1), ...rates.slice(-1)].map(percent)
  return lowest === highest ? lowest : `${lowest} to ${highest}`
}

/** A summary of several agents without what is a mean over them, which says nothing of any. */
export const withoutRates = (summary: Summary): Summary => ({
  ...summary,
  rate: null,
  bounds: null,
  rateUnflagged: null
})

/** What a reader of the rate should know besides it; empty where there is nothing. */
export const caveats = (summary: Summary): string[] => {
  const { bounds, rateUnflagged, rate, disputed, flagged, notRun, unverified } = summary
  const notes: string[] = []
  if (rate !== null && unverified === 0 && !isPlainRate(summary)) {
    notes.push('every task weighs the same in the rate, however many of its trials have a verdict')
  }
  if (bounds !== null && errorCount(summary) + notRun > 0) {
    notes.push(
      `the rate is between ${percent(bounds[0])} and ${percent(bounds[1])} whatever the trials without a verdict would have given`
    )
  }
  if (flagged > 0 && rateUnflagged !== null && rateUnflagged !== rate) {
    notes.push(`${percent(rateUnflagged)} if trials with suspect flags count 0`)
  }
  if (unverified > 0) {
    const scope = unverified < scoredCount(summary) ? ', and in none of the rates' : ''
    notes.push(`${plural(unverified, 'reward')} unverified: only what test.sh itself wrote${scope}`)
  }
  if (disputed > 0) notes.push(`${plural(disputed, 'verdict')} disputed`)
  return notes
}
