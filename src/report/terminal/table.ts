import type { Rewards, TrialRecord } from '../../contracts/rewards.js'
import { plural } from '../../text/plural.js'
import { formatSeconds } from '../durations.js'
import { visible } from '../escape.js'
import { caveats, costPhrase, countsPhrase, ratePhrase, withoutRates } from '../phrases.js'
import { passFigures, passPhrase } from '../summary/pass-phrase.js'
import { agentName, type TrialFacts, trialFacts, trialsOf } from '../trial-facts.js'
import { terminalFaults } from './faults.js'
import { type Column, layOutColumns } from './lay-out-columns.js'

const WIDTH = 120
const NARROWEST_WHY = 20

/** The first line of a message; what follows it is a log, for other places. */
const whyOf = ({ code, message }: TrialFacts): string => {
  const [first = ''] = message.split('\n', 1)
  return first === '' ? code : `${code}: ${first}`
}

const columnsOf = (rewards: Rewards, width: number): Column[] => {
  const { trials, groups } = rewards
  const facts = trials.map(trialFacts)
  const cells = (read: (trial: TrialRecord) => string): string[] => trials.map(read)
  const hasTokens = trials.some(({ tokens }) => tokens !== null)
  const hasCost = trials.some(({ costUsd }) => costUsd !== null)
  const narrower = hasTokens || hasCost ? Math.max(0, WIDTH - width) : 0
  const columns: Column[] = [
    { title: 'task', cells: cells(({ task }) => task), width: Math.max(16, 32 - narrower) }
  ]
  if (groups.length > 1) columns.push({ title: 'agent', cells: cells(agentName), width: 20 })
  if (trials.some(({ attempt }) => attempt > 1)) {
    columns.push({ title: 'try', cells: cells(({ attempt }) => String(attempt)), width: 4, align: 'right' })
  }
  columns.push(
    { title: 'outcome', cells: cells(({ outcome }) => outcome), width: 10 },
    { title: 'reward', cells: facts.map(({ reward }) => reward), width: 6, align: 'right' },
    { title: 'target', cells: facts.map(({ target }) => target), width: 11, align: 'right' },
    { title: 'p2p lost', cells: facts.map(({ lost }) => lost), width: 20, align: 'right' },
    { title: 'time', cells: facts.map(({ time }) => time), width: 7, align: 'right' }
  )
  if (hasTokens) {
    columns.push({ title: 'tokens', cells: facts.map(({ tokens }) => tokens), width: 8, align: 'right' })
  }
  if (hasCost) {
    columns.push({ title: 'cost', cells: facts.map(({ cost }) => cost), width: 10, align: 'right' })
  }
  const used = layOutColumns(columns)[0]?.length ?? 0
  const why = Math.max(NARROWEST_WHY, width - used - 2)
  return facts.some(({ code }) => code !== '')
    ? [...columns, { title: 'why', cells: facts.map(whyOf), width: why }]
    : columns
}

const totals = ({ groups, summary, trials }: Rewards): string[] => {
  const isOne = groups.length <= 1
  const lines = [
    `${plural(summary.tasks, 'task')}, ${plural(summary.trials, 'trial')}: ${countsPhrase(summary)}`,
    [
      ...(isOne ? [ratePhrase(summary)] : []),
      `${formatSeconds(summary.seconds)} in phases`,
      ...costPhrase(summary, trials)
    ].join(', '),
    ...caveats(isOne ? summary : withoutRates(summary)),
    ...(isOne ? passPhrase(summary) : [])
  ]
  if (isOne) return lines
  const perGroup = groups.map(
    group =>
      `${visible(agentName(group))}: ${countsPhrase(group)}; ${[ratePhrase(group), ...passFigures(group).map(figure => figure.join(' ')), ...costPhrase(group, trialsOf(group, trials))].join(', ')}`
  )
  return [...perGroup, ...lines]
}

/**
 * The result of a job for a terminal: a row a trial, totals, then faults by cause. Plain text without colours; names
 * from outside cannot move the cursor or break a row. `width` is in terminal columns (default 120,
 * not below 100).
 */
export const renderTable = (
  rewards: Rewards,
  { width = WIDTH }: { readonly width?: number } = {}
): string => {
  const rows = rewards.trials.length === 0 ? [] : layOutColumns(columnsOf(rewards, Math.max(100, width)))
  const faults = terminalFaults(rewards)
  return [
    ...rows,
    ...(rows.length > 0 ? [''] : []),
    ...totals(rewards),
    ...(faults.length > 0 ? ['', ...faults] : [])
  ].join('\n')
}
