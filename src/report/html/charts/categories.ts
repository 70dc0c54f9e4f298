import type { TrialRecord } from '../../../contracts/rewards.js'

/** Outcomes in the order in which charts stack them; their colours are classes of the style. */
export const OUTCOMES = ['resolved', 'unresolved', 'error'] as const

/** What legends call outcomes. */
export const OUTCOME_NAMES: Readonly<Record<TrialRecord['outcome'], string>> = {
  resolved: 'Resolved',
  unresolved: 'Unresolved',
  error: 'No verdict'
}

/** Agents beyond this many share colours. */
const COLOURS = 6

/** A class of the style that has an agent's colour, by its place among the groups. */
export const agentClass = (index: number): string => `agent-${index % COLOURS}`
