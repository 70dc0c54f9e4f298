import type { Rewards, TrialRecord } from '../../contracts/rewards.js'
import { markdownCode } from '../escape.js'
import { groupBy } from '../group-by.js'
import { cutList } from '../markdown/lists.js'
import { agentName } from '../trial-facts.js'

const SHOWN = 20

/** `attempt 2`, `attempts 1, 3`; empty for a first and only one. */
const attemptsOf = (trials: readonly TrialRecord[]): string[] => {
  const numbers = trials.map(({ attempt }) => attempt)
  if (numbers.length > 1) return [`attempts ${numbers.join(', ')}`]
  return numbers[0] === 1 ? [] : [`attempt ${numbers[0]}`]
}

/** The first reason of each trial that is not resolved, told once for trials of a task that share it. */
export const reasonLines = ({ trials, groups }: Rewards): string[] => {
  const unresolved = trials.filter(({ outcome, reasons }) => outcome === 'unresolved' && reasons.length > 0)
  const alike = groupBy(unresolved, ({ task, agent, model, reasons: [reason] }) =>
    JSON.stringify([task, agent, model, reason?.message])
  )
  const lines = [...alike.values()].map(group => {
    const { task, reasons } = group[0]!
    const who = groups.length > 1 ? [markdownCode(agentName(group[0]!), { maxLength: 60 })] : []
    const which = [...who, ...attemptsOf(group)]
    const note = which.length === 0 ? '' : ` (${which.join(', ')})`
    return `- ${markdownCode(task, { maxLength: 100 })}${note}: ${markdownCode(reasons[0]!.message, { maxLength: 300 })}`
  })
  return cutList(lines, SHOWN, 'reasons')
}
