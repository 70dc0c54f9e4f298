import type { Rewards } from '../contracts/rewards.js'
import { formatSeconds } from './durations.js'
import { escapeMarkdown, markdownCode, markdownLines } from './escape.js'
import { adviceFor, type FaultGroup, groupFaults } from './fault-advice.js'
import { flagLines } from './flag-lines.js'
import { groupBy } from './group-by.js'
import { cutList, taskList } from './markdown-lists.js'
import {
  caveats,
  costPhrase,
  countsPhrase,
  isPlainRate,
  percent,
  plural,
  ratePhrase,
  scoredCount
} from './phrases.js'
import { markdownTable } from './summary-table.js'
import { agentName, trialsOf } from './trial-facts.js'

/** GitHub drops a summary whole above 1 MiB; other parts of the step may write to the same one. */
const MAX_BYTES = 950_000
const SHOWN_GROUPS = 20
const SHOWN_REASONS = 20
const SHOWN_MESSAGES = 3

type Detail = 'all' | 'failures' | 'counts'

const section = (title: string, lines: readonly string[]): string[] =>
  lines.length === 0 ? [] : ['', `### ${title}`, '', ...lines]

const headline = ({ summary }: Rewards): string => {
  if (summary.rate === null) return '## No trial has a verdict'
  const share = isPlainRate(summary) ? ` (${percent(summary.rate)})` : ''
  return `## ${summary.resolved} of ${scoredCount(summary)} resolved${share}`
}

const overview = ({ summary, dataset, job, groups, trials }: Rewards): string[] => {
  const [only] = groups
  const agent = groups.length === 1 && only !== undefined ? `agent ${markdownCode(agentName(only))}, ` : ''
  const commit = dataset.commit === null ? '' : ` at ${markdownCode(dataset.commit.slice(0, 12))}`
  const spent = [`${formatSeconds(summary.seconds)} in phases`, ...costPhrase(summary, trials)].join(', ')
  return [
    `${plural(summary.tasks, 'task')}, ${plural(summary.trials, 'trial')}: ${countsPhrase(summary)}; ${ratePhrase(summary)}.`,
    ...caveats(summary).map(note => `${note[0]?.toUpperCase()}${note.slice(1)}.`),
    '',
    `Job ${markdownCode(job)}, ${agent}dataset ${markdownCode(dataset.source)}${commit}; ${escapeMarkdown(spent)}.`
  ]
}

const groupLines = ({ groups, trials }: Rewards): string[] =>
  groups.length <= 1
    ? []
    : cutList(
        groups.map(group => {
          const rest = [ratePhrase(group), ...costPhrase(group, trialsOf(group, trials))].join(', ')
          return `- ${markdownCode(agentName(group))}: ${countsPhrase(group)}; ${escapeMarkdown(rest)}`
        }),
        SHOWN_GROUPS,
        'agents'
      )

/** The different messages of one cause; with the task where there are several. */
const faultMessages = ({ trials }: FaultGroup): string[] => {
  const byMessage = groupBy(trials, ({ fault }) => fault?.message ?? '')
  const shown = [...byMessage].slice(0, SHOWN_MESSAGES)
  const more = byMessage.size - shown.length
  return [
    ...shown.map(([message, [first]]) => {
      const task =
        byMessage.size > 1 && first !== undefined ? `${markdownCode(first.task, { maxLength: 100 })}: ` : ''
      return task + markdownLines(message)
    }),
    ...(more > 0 ? [`and ${more} more messages`] : [])
  ]
}

const faultLines = ({ trials }: Rewards): string[] => {
  const lines = groupFaults(trials).map(group => {
    const { kind, code } = group.fault
    const cause = `**${kind}** ${markdownCode(code, { maxLength: 60 })} on ${plural(group.trials.length, 'trial')}`
    return [
      `- ${cause} (${taskList(group.trials)}). ${adviceFor(group.fault)}`,
      ...faultMessages(group)
    ].join('<br>')
  })
  return cutList(lines, SHOWN_GROUPS, 'causes')
}

const reasonLines = ({ trials }: Rewards): string[] => {
  const lines = trials.flatMap(({ outcome, task, attempt, reasons: [reason] }) => {
    if (outcome !== 'unresolved' || reason === undefined) return []
    const which = attempt > 1 ? ` (attempt ${attempt})` : ''
    return [
      `- ${markdownCode(task, { maxLength: 100 })}${which}: ${markdownCode(reason.message, { maxLength: 300 })}`
    ]
  })
  return cutList(lines, SHOWN_REASONS, 'unresolved trials')
}

const LEFT_OUT: Readonly<Record<Detail, string>> = {
  all: '',
  failures: 'Resolved trials are left out here to fit into a step summary; `rewards.json` has every trial.',
  counts:
    'Trials and their reasons are left out here to fit into a step summary; `rewards.json` has every trial.'
}

const render = (rewards: Rewards, detail: Detail): string => {
  const { trials } = rewards
  const shown =
    detail === 'all'
      ? trials
      : detail === 'failures'
        ? trials.filter(({ outcome }) => outcome !== 'resolved')
        : []
  const table = shown.length === 0 ? [] : ['', ...markdownTable(rewards, shown)]
  const leftOut = LEFT_OUT[detail] === '' ? [] : ['', `_${LEFT_OUT[detail]}_`]
  return [
    headline(rewards),
    '',
    ...overview(rewards),
    ...leftOut,
    ...table,
    ...section('Agents', groupLines(rewards)),
    ...section('Trials without a verdict', faultLines(rewards)),
    ...section('Why unresolved', detail === 'counts' ? [] : reasonLines(rewards)),
    ...section('Disputes and flags', flagLines(trials)),
    ''
  ].join('\n')
}

const bytes = (text: string): number => new TextEncoder().encode(text).length

/** Whole lines from the start, as many as fit. */
const cutLines = (text: string, maxBytes: number): string => {
  let size = 0
  const kept: string[] = []
  for (const line of text.split('\n')) {
    size += bytes(line) + 1
    if (size > maxBytes) break
    kept.push(line)
  }
  return kept.length === 0 ? '' : `${kept.join('\n')}\n`
}

/**
 * The result of a job as Markdown for GitHub's step summary: rate, a table of trials, faults by cause
 * with what to do, flags and disputes. Whatever comes from outside is escaped. At most `maxBytes` of
 * UTF-8 (default 950 000): all trials, else those not resolved, else counts; it says what is left out.
 */
export const renderSummary = (
  rewards: Rewards,
  { maxBytes = MAX_BYTES }: { readonly maxBytes?: number } = {}
): string => {
  for (const detail of ['all', 'failures', 'counts'] as const) {
    const text = render(rewards, detail)
    if (bytes(text) <= maxBytes) return text
  }
  return cutLines(render(rewards, 'counts'), maxBytes)
}
