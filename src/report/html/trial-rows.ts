import type { PlannedTrial } from '../../contracts/plan.js'
import type { Rewards, TrialRecord } from '../../contracts/rewards.js'
import { shorten, visible } from '../escape.js'
import { isSuspect, isUnverified, trialSeconds } from '../summarise.js'
import { lostTests, targetTests } from '../test-counts.js'
import { agentName } from '../trial-facts.js'
import type { Mark, TrialRow } from './page-data.js'

const NAME_LENGTH = 200
const MESSAGE_LENGTH = 300

/** A name for people: in one line, nothing hidden, not endless. */
export const shownName = (text: string, length = NAME_LENGTH): string => shorten(visible(text), length)

const marksOf = (trial: TrialRecord): Mark[] => {
  const marks: Mark[] = []
  if (isSuspect(trial)) marks.push('suspect')
  if (trial.disputed) marks.push('disputed')
  if (trial.secondVerdict !== undefined) marks.push('second-verdict')
  if (isUnverified(trial)) marks.push('unverified')
  if (trial.flags.some(({ level }) => level === 'note')) marks.push('note')
  return marks
}

const targetOf = ({ transitions }: TrialRecord): TrialRow['target'] => {
  if (transitions === null) return null
  const { passed, expected } = targetTests(transitions)
  return [passed, expected]
}

/** Agents with their model as the table names them: of the groups, then those that nothing ran of. */
export const agentNames = (rewards: Rewards, notRun: readonly PlannedTrial[]): string[] => [
  ...new Set([...rewards.groups, ...rewards.trials, ...notRun].map(one => shownName(agentName(one))))
]

/**
 * A trial as the table shows it, cut to what a page of ten thousand has room for.
 * @param agents what `agentNames` gave, to which the row points
 */
export const rowOf = (trial: TrialRecord, agents: readonly string[]): TrialRow => {
  const { code, message } = trial.fault ?? trial.reasons[0] ?? { code: '', message: '' }
  return {
    task: shownName(trial.task),
    repository: trial.repository === null ? '' : shownName(trial.repository),
    agent: agents.indexOf(shownName(agentName(trial))),
    attempt: trial.attempt,
    outcome: trial.outcome,
    code: shownName(code, 60),
    message: shownName(message, MESSAGE_LENGTH),
    target: targetOf(trial),
    lost: trial.transitions && lostTests(trial.transitions),
    seconds: trialSeconds(trial),
    tokens: trial.tokens === null ? null : trial.tokens.input + trial.tokens.output,
    costUsd: trial.costUsd,
    marks: marksOf(trial),
    name: shownName(trial.name)
  }
}

/** A trial that was planned and did not run, as the table shows it. */
export const rowOfPlanned = (planned: PlannedTrial, agents: readonly string[]): TrialRow => ({
  task: shownName(planned.task),
  repository: '',
  agent: agents.indexOf(shownName(agentName(planned))),
  attempt: planned.attempt,
  outcome: 'not-run',
  code: 'not-run',
  message: 'planned, and not run',
  target: null,
  lost: null,
  seconds: null,
  tokens: null,
  costUsd: null,
  marks: [],
  name: shownName(planned.name)
})
