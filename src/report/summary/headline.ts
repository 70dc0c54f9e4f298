import type { Group, Rewards } from '../../contracts/rewards.js'
import { sentence } from '../../text/capital.js'
import { plural } from '../../text/plural.js'
import { formatSeconds } from '../durations.js'
import { escapeMarkdown, markdownCode } from '../escape.js'
import { markdownLink } from '../markdown/link.js'
import {
  caveats,
  costPhrase,
  countsPhrase,
  isPlainRate,
  percent,
  ratePhrase,
  rateRange,
  scoredCount,
  withoutRates
} from '../phrases.js'
import { agentName } from '../trial-facts.js'
import type { SummaryInput } from './input.js'
import { passPhrase } from './pass-phrase.js'

const severalAgents = (groups: readonly Group[], tasks: number): string => {
  return `## ${plural(groups.length, 'agent')} on ${plural(tasks, 'task')}: ${rateRange(groups)} resolved`
}

/** The first line: what most readers look for. */
export const headline = ({ summary, groups, planned, trials }: Rewards): string => {
  if (planned === 0 && trials.length === 0) return '## No task was selected'
  if (summary.rate === null) return '## No trial has a verdict'
  if (groups.length > 1) return severalAgents(groups, summary.tasks)
  const rate = percent(summary.rate)
  const share = isPlainRate(summary) ? ` (${rate})` : `, rate ${rate}`
  return `## ${summary.resolved} of ${scoredCount(summary)} resolved${share}`
}

/** Seconds from the first trial's start to the last one's end; null where a trial does not say. */
const elapsedSeconds = ({ trials }: Rewards): number | null => {
  const starts = trials.map(({ startedAt }) => Date.parse(startedAt ?? ''))
  const ends = trials.map(({ finishedAt }) => Date.parse(finishedAt ?? ''))
  const least = starts.reduce((a, b) => Math.min(a, b), Number.POSITIVE_INFINITY)
  const most = ends.reduce((a, b) => Math.max(a, b), Number.NEGATIVE_INFINITY)
  const seconds = (most - least) / 1000
  return Number.isFinite(seconds) && seconds >= 0 ? seconds : null
}

/** Counts, the rate with its interval, what to know besides it, cost, time, and what was evaluated. */
export const overview = ({ rewards, links }: SummaryInput): string[] => {
  const { summary, dataset, job, groups, trials } = rewards
  const [only] = groups
  const one = groups.length === 1 && only !== undefined
  const agent = one ? `agent ${markdownCode(agentName(only))}, ` : ''
  const commit = dataset.commit === null ? '' : ` at ${markdownCode(dataset.commit.slice(0, 12))}`
  const elapsed = elapsedSeconds(rewards)
  const spent = [
    ...(elapsed === null ? [] : [`${formatSeconds(elapsed)} from start to end`]),
    `${formatSeconds(summary.seconds)} in phases`,
    ...costPhrase(summary, trials)
  ].join(', ')
  const rate = groups.length > 1 ? '' : `; ${ratePhrase(summary)}`
  const pass = one ? passPhrase(only).map(escapeMarkdown) : []
  // A rate over several agents says nothing of any of them; the table of agents has theirs.
  const told = one ? summary : withoutRates(summary)
  const more =
    links.report === undefined ? [] : ['', markdownLink('All trials, diffs and logs', links.report)]
  return [
    `${plural(summary.tasks, 'task')}, ${plural(summary.trials, 'trial')}: ${countsPhrase(summary)}${rate}.`,
    ...[...pass, ...caveats(told)].map(sentence),
    '',
    `Job ${markdownCode(job)}, ${agent}dataset ${markdownCode(dataset.source)}${commit}; ${escapeMarkdown(spent)}.`,
    ...more
  ]
}
