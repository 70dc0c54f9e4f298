import type { Group, TrialRecord } from '../../contracts/rewards.js'
import { formatTokens, formatUsd } from '../amounts.js'
import { formatSeconds } from '../durations.js'
import { escapeMarkdown, markdownCode } from '../escape.js'
import { markdownLink } from '../markdown/link.js'
import { type MarkdownColumn, markdownTable } from '../markdown/table.js'
import { trialSeconds } from '../summarise.js'
import { agentName, trialFacts } from '../trial-facts.js'
import type { SummaryInput, SummaryLinks } from './input.js'
import { foldedTable } from './section.js'
import { type Attempt, legendOf, MARKS, markOf, NOT_RUN_MARK, type TaskRow } from './task-rows.js'

/** Beyond so many agents a row is too wide to read. */
const SHOWN_AGENTS = 12
const SHOWN_CODES = 2

type Column = MarkdownColumn<TaskRow>

const recordsOf = (attempts: readonly Attempt[]): TrialRecord[] =>
  attempts.flatMap(({ record }) => (record === null ? [] : [record]))

const taskColumn: Column = { title: 'task', cell: ({ task }) => markdownCode(task, { maxLength: 100 }) }

const linked = (text: string, { planned }: Attempt, links: SummaryLinks): string => {
  const target = links.trial?.(planned.name)
  return target === undefined ? text : markdownLink(text, target)
}

const sumOf = (values: readonly (number | null)[]): number | null => {
  const known = values.filter(value => value !== null)
  return known.length === 0 ? null : known.reduce((sum, value) => sum + value, 0)
}

const codesOf = (records: readonly TrialRecord[]): string => {
  const codes = [...new Set(records.map(record => trialFacts(record).code))].filter(code => code !== '')
  const shown = codes.slice(0, SHOWN_CODES).map(code => markdownCode(code, { maxLength: 60 }))
  return codes.length > shown.length ? `${shown.join(' ')} …` : shown.join(' ')
}

/** Of one agent: what its trials of the task cost and took together. */
const spentColumns = (rows: readonly TaskRow[]): Column[] => {
  const all = rows.flatMap(({ attempts }) => recordsOf(attempts))
  const columns: Column[] = [
    {
      title: 'time',
      align: 'right',
      cell: ({ attempts }) => formatSeconds(sumOf(recordsOf(attempts).map(trialSeconds)))
    }
  ]
  if (all.some(({ tokens }) => tokens !== null)) {
    const tokensOf = ({ tokens }: TrialRecord) => (tokens === null ? null : tokens.input + tokens.output)
    columns.push({
      title: 'tokens',
      align: 'right',
      cell: ({ attempts }) => {
        const tokens = sumOf(recordsOf(attempts).map(tokensOf))
        return tokens === null ? '-' : formatTokens(tokens)
      }
    })
  }
  if (all.some(({ costUsd }) => costUsd !== null)) {
    columns.push({
      title: 'cost',
      align: 'right',
      cell: ({ attempts }) => {
        const cost = sumOf(recordsOf(attempts).map(({ costUsd }) => costUsd))
        return cost === null ? '-' : escapeMarkdown(formatUsd(cost))
      }
    })
  }
  return columns
}

const OUTCOMES = {
  resolved: `${MARKS.resolved} resolved`,
  unresolved: `${MARKS.unresolved} unresolved`,
  error: `${MARKS.error} error`
} as const

/** One agent, one trial a task: all that is worth knowing of the trial. */
const singleColumns = (rows: readonly TaskRow[], links: SummaryLinks): Column[] => {
  const trialOf = (row: TaskRow): Attempt => row.attempts[0]!
  const fact = (title: string, key: 'reward' | 'target' | 'lost'): Column => ({
    title,
    align: 'right',
    cell: row => {
      const { record } = trialOf(row)
      return record === null ? '-' : trialFacts(record)[key]
    }
  })
  return [
    taskColumn,
    {
      title: 'outcome',
      cell: row => {
        const trial = trialOf(row)
        const { record } = trial
        return linked(record === null ? `${NOT_RUN_MARK} not run` : OUTCOMES[record.outcome], trial, links)
      }
    },
    { title: 'why', cell: row => codesOf(recordsOf(row.attempts)) },
    fact('reward', 'reward'),
    fact('target tests passed', 'target'),
    fact('p2p lost', 'lost'),
    ...spentColumns(rows)
  ]
}

const marksOf = (attempts: readonly Attempt[], links: SummaryLinks): string =>
  attempts.map(attempt => linked(markOf(attempt), attempt, links)).join(' ')

const shareOf = (attempts: readonly Attempt[]): string => {
  const records = recordsOf(attempts)
  const scored = records.filter(({ outcome }) => outcome !== 'error')
  return `${scored.filter(({ outcome }) => outcome === 'resolved').length}/${scored.length}`
}

/** One agent, several trials a task: the trials as marks. */
const severalColumns = (rows: readonly TaskRow[], links: SummaryLinks): Column[] => [
  taskColumn,
  { title: 'attempts', cell: ({ attempts }) => marksOf(attempts, links) },
  { title: 'resolved', align: 'right', cell: ({ attempts }) => shareOf(attempts) },
  { title: 'why', cell: ({ attempts }) => codesOf(recordsOf(attempts)) },
  ...spentColumns(rows)
]

/** Several agents: a column for each, with its trials as marks. */
const agentColumns = (groups: readonly Group[], links: SummaryLinks): Column[] => [
  taskColumn,
  ...groups.slice(0, SHOWN_AGENTS).map((group): Column => {
    const ofAgent = ({ attempts }: TaskRow): Attempt[] =>
      attempts.filter(({ planned: { agent, model } }) => agent === group.agent && model === group.model)
    return {
      title: markdownCode(agentName(group), { maxLength: 60 }),
      cell: row => {
        const attempts = ofAgent(row)
        return attempts.length > 1
          ? `${marksOf(attempts, links)} ${shareOf(attempts)}`
          : marksOf(attempts, links)
      }
    }
  })
]

/** A table of the tasks, and what its signs mean. */
export const tasksTable = ({ rewards, links }: SummaryInput, rows: readonly TaskRow[]): string[] => {
  if (rows.length === 0) return []
  const { groups } = rewards
  const isSingle = groups.length <= 1 && rows.every(({ attempts }) => attempts.length === 1)
  const columns = isSingle
    ? singleColumns(rows, links)
    : groups.length <= 1
      ? severalColumns(rows, links)
      : agentColumns(groups, links)
  const left = groups.length - SHOWN_AGENTS
  const legend = isSingle ? [] : ['', `${legendOf(rows)}.`]
  const agents = left > 0 && !isSingle ? ['', `The columns of ${left} more agents are left out.`] : []
  return [...foldedTable(markdownTable(columns, rows), 'tasks'), ...legend, ...agents]
}
