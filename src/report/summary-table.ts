import type { Rewards, TrialRecord } from '../contracts/rewards.js'
import { escapeMarkdown, markdownCode } from './escape.js'
import { agentName, trialFacts } from './trial-facts.js'

const MARKS = { resolved: '✅ resolved', unresolved: '❌ unresolved', error: '⚠️ error' } as const

interface Column {
  readonly title: string
  readonly rule: '---' | '---:'
  readonly cell: (trial: TrialRecord) => string
}

const moneyColumns = (trials: readonly TrialRecord[]): Column[] => {
  const columns: Column[] = []
  if (trials.some(({ tokens }) => tokens !== null)) {
    columns.push({ title: 'tokens', rule: '---:', cell: trial => trialFacts(trial).tokens })
  }
  if (trials.some(({ costUsd }) => costUsd !== null)) {
    columns.push({ title: 'cost', rule: '---:', cell: trial => escapeMarkdown(trialFacts(trial).cost) })
  }
  return columns
}

const columnsOf = ({ groups, trials }: Rewards): Column[] => {
  const columns: Column[] = [
    { title: 'task', rule: '---', cell: ({ task }) => markdownCode(task, { maxLength: 100 }) }
  ]
  if (groups.length > 1) {
    columns.push({
      title: 'agent',
      rule: '---',
      cell: trial => markdownCode(agentName(trial), { maxLength: 60 })
    })
  }
  if (trials.some(({ attempt }) => attempt > 1)) {
    columns.push({ title: 'attempt', rule: '---:', cell: ({ attempt }) => String(attempt) })
  }
  const why = (trial: TrialRecord): string => {
    const { code } = trialFacts(trial)
    return code === '' ? '' : markdownCode(code, { maxLength: 60 })
  }
  return [
    ...columns,
    { title: 'outcome', rule: '---', cell: ({ outcome }) => MARKS[outcome] },
    { title: 'why', rule: '---', cell: why },
    { title: 'reward', rule: '---:', cell: trial => trialFacts(trial).reward },
    { title: 'target tests passed', rule: '---:', cell: trial => trialFacts(trial).target },
    { title: 'p2p regressions', rule: '---:', cell: trial => trialFacts(trial).regressions },
    { title: 'time', rule: '---:', cell: trial => trialFacts(trial).time },
    ...moneyColumns(trials)
  ]
}

/** A Markdown table of these trials of a job; its columns do not depend on which of them are shown. */
export const markdownTable = (rewards: Rewards, trials: readonly TrialRecord[]): string[] => {
  const columns = columnsOf(rewards)
  const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`
  return [
    row(columns.map(({ title }) => title)),
    row(columns.map(({ rule }) => rule)),
    ...trials.map(trial => row(columns.map(({ cell }) => cell(trial))))
  ]
}
