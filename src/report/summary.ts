import type { Comparison } from '../contracts/comparison.js'
import type { GateResult } from '../contracts/gate.js'
import type { Rewards } from '../contracts/rewards.js'
import { flagLines } from './flag-lines.js'
import { markdownLink } from './markdown/link.js'
import { agentsTable } from './summary/agents.js'
import { changeLines } from './summary/change.js'
import { controlLines, faultLines, notRunLines } from './summary/faults.js'
import { flakeLines } from './summary/flakes.js'
import { gateLines } from './summary/gate.js'
import { headline, overview } from './summary/headline.js'
import type { Detail, SummaryInput, SummaryLinks } from './summary/input.js'
import { reasonLines } from './summary/reasons.js'
import { repositoriesTable } from './summary/repositories.js'
import { rowsLines } from './summary/rows.js'
import { section } from './summary/section.js'
import { hasMiss, taskRows } from './summary/task-rows.js'
import { tasksTable } from './summary/tasks.js'

export type { SummaryLinks } from './summary/input.js'

/** GitHub drops a summary whole above 1 MiB; other parts of the step may write to the same one. */
const MAX_BYTES = 950_000

/** A comment has at most 65,536 characters, which no text of as many bytes exceeds; the marker needs some. */
const MAX_COMMENT_BYTES = 65_000

export interface SummaryOptions {
  readonly comparison?: Comparison | null
  readonly gate?: Pick<GateResult, 'passed' | 'checks'> | null
  readonly links?: SummaryLinks
  readonly maxBytes?: number
}

const LEFT_OUT: Readonly<Record<Detail, string | null>> = {
  all: null,
  failures: 'Tasks that were resolved in every trial are left out here',
  counts: 'Tasks and reasons are left out here for want of room'
}

const leftOutLine = (detail: Detail, { links }: SummaryInput): string[] => {
  const what = LEFT_OUT[detail]
  if (what === null) return []
  const where =
    links.report === undefined ? '`rewards.json` has' : `${markdownLink('the report', links.report)} has`
  return ['', `_${what}; ${where} every trial._`]
}

const render = (input: SummaryInput, detail: Detail): string => {
  const { rewards, comparison } = input
  const all = taskRows(rewards)
  const rows = detail === 'counts' ? [] : all
  const shown = detail === 'all' ? rows : rows.filter(hasMiss)
  return [
    headline(rewards),
    '',
    ...overview(input),
    ...gateLines(input),
    ...(shown.length < all.length ? leftOutLine(detail, input) : []),
    ...section('Agents', agentsTable(rewards)),
    ...section('Change against the baseline', changeLines(comparison)),
    ...section('Trials without a verdict', [...faultLines(rewards), ...notRunLines(rewards)]),
    ...section('Tasks whose controls failed', controlLines(rewards)),
    ...section('By language and task type', rowsLines(rewards)),
    ...section('By repository', repositoriesTable(rewards)),
    ...section('By task', tasksTable(input, shown)),
    ...section('Why unresolved', detail === 'counts' ? [] : reasonLines(rewards)),
    ...section('Disputes and flags', flagLines(rewards.trials)),
    ...section('Flaky tests', flakeLines(rewards)),
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

const withinBytes = (input: SummaryInput, details: readonly Detail[], maxBytes: number): string => {
  for (const detail of details) {
    const text = render(input, detail)
    if (bytes(text) <= maxBytes) return text
  }
  return cutLines(render(input, 'counts'), maxBytes)
}

const inputOf = (rewards: Rewards, options: SummaryOptions): SummaryInput => ({
  rewards,
  comparison: options.comparison ?? null,
  gate: options.gate ?? null,
  links: options.links ?? {}
})

/**
 * A result as Markdown for GitHub's step summary: rate, change against the baseline, the gate, faults by
 * cause with what to do, tables by repository and by task, flags and disputes. Whatever comes from outside
 * is escaped. At most `maxBytes` of UTF-8 (default 950 000): all tasks, else those not resolved in every
 * trial, else counts; it says what is left out and where it is.
 */
export const renderSummary = (rewards: Rewards, options: SummaryOptions = {}): string =>
  withinBytes(inputOf(rewards, options), ['all', 'failures', 'counts'], options.maxBytes ?? MAX_BYTES)

/** The same for a comment on a pull request: tasks that were resolved in every trial are not in it. */
export const renderComment = (rewards: Rewards, options: SummaryOptions = {}): string =>
  withinBytes(inputOf(rewards, options), ['failures', 'counts'], options.maxBytes ?? MAX_COMMENT_BYTES)
