import type { PlannedTrial } from '../../contracts/plan.js'
import type { Group, Rewards, TrialRecord } from '../../contracts/rewards.js'
import { plural } from '../../text/plural.js'
import { sumSeconds } from '../durations.js'
import { shorten } from '../escape.js'
import { trialSeconds } from '../summarise.js'
import { agentName, trialFacts, trialsOf } from '../trial-facts.js'
import { xmlTag, xmlText } from './xml.js'

const SHOWN_TESTS = 50
const MESSAGE_LENGTH = 300
const TEXT_LENGTH = 20_000

interface Counts {
  readonly tests: number
  readonly failures: number
  readonly errors: number
  readonly skipped: number
  readonly time: string
}

const countsOf = (trials: readonly TrialRecord[], notRun: readonly PlannedTrial[]): Counts => {
  const count = (outcome: TrialRecord['outcome']): number =>
    trials.filter(trial => trial.outcome === outcome).length
  const seconds = sumSeconds(trials.map(trial => trialSeconds(trial) ?? 0))
  return {
    tests: trials.length + notRun.length,
    failures: count('unresolved'),
    errors: count('error'),
    skipped: notRun.length,
    time: seconds.toFixed(3)
  }
}

/** The first line of a message, short enough for a viewer's list. */
const firstLine = (message: string): string => shorten(message.split('\n', 1)[0] ?? '', MESSAGE_LENGTH)

/** A reason with the tests it concerns, a line each. */
const reasonText = ({ code, message, tests = [], paths = [] }: TrialRecord['reasons'][number]): string => {
  const names = [...tests, ...paths]
  const shown = names.slice(0, SHOWN_TESTS).map(name => `  ${name.replaceAll('\n', '\\n')}`)
  const more = names.length - shown.length
  return [`${code}: ${message}`, ...shown, ...(more > 0 ? [`  and ${more} more`] : [])].join('\n')
}

const element = (
  name: 'failure' | 'error',
  { type, message, text }: Record<'type' | 'message' | 'text', string>
) =>
  `      ${xmlTag(name, { type, message: firstLine(message) })}>${xmlText(shorten(text, TEXT_LENGTH))}</${name}>`

const outcomeLines = ({ outcome, reasons, fault }: TrialRecord): string[] => {
  if (outcome === 'resolved') return []
  if (outcome === 'error' && fault !== null) {
    const text = `${fault.kind} fault in the ${fault.phase} phase\n${fault.message}`
    return [element('error', { type: `${fault.kind}:${fault.code}`, message: fault.message, text })]
  }
  const [first] = reasons
  const type = first?.code ?? 'unresolved'
  const message = first?.message ?? 'The tests did not do as expected.'
  return [element('failure', { type, message, text: reasons.map(reasonText).join('\n') })]
}

/** What else a viewer can show of a trial: its name, tests, tokens, cost and flags. */
const outputLine = (trial: TrialRecord): string => {
  const { target, lost, tokens, cost } = trialFacts(trial)
  const facts = [`trial ${trial.name}`]
  if (trial.transitions !== null) facts.push(`target tests ${target}`, `p2p lost ${lost}`)
  if (trial.tokens !== null) facts.push(`${tokens} tokens`)
  if (trial.costUsd !== null) facts.push(cost)
  if (trial.disputed) facts.push('disputed')
  for (const { level, code } of trial.flags) facts.push(`${level} ${code}`)
  return `      <system-out>${xmlText(facts.join('; '))}</system-out>`
}

const nameOf = ({ task, attempt }: Pick<PlannedTrial, 'task' | 'attempt'>, attempts: number): string =>
  attempts > 1 ? `${task} (attempt ${attempt})` : task

const suite = (group: Group, rewards: Rewards): string[] => {
  const trials = trialsOf(group, rewards.trials)
  const notRun = (rewards.notRun ?? []).filter(
    ({ agent, model }) => agent === group.agent && model === group.model
  )
  const name = agentName(group)
  const attempts = [...trials, ...notRun].reduce((most, { attempt }) => Math.max(most, attempt), 1)
  const started = trials.flatMap(({ startedAt }) => (startedAt === undefined ? [] : [startedAt])).sort()[0]
  const classOf = (repository: string | null): string =>
    repository === null ? name : `${name}.${repository}`
  return [
    `  ${xmlTag('testsuite', { name, ...countsOf(trials, notRun), timestamp: started })}>`,
    ...trials.flatMap(trial => [
      `    ${xmlTag('testcase', {
        name: nameOf(trial, attempts),
        classname: classOf(trial.repository),
        time: (trialSeconds(trial) ?? 0).toFixed(3)
      })}>`,
      ...outcomeLines(trial),
      outputLine(trial),
      '    </testcase>'
    ]),
    ...notRun.flatMap(planned => [
      `    ${xmlTag('testcase', { name: nameOf(planned, attempts), classname: classOf(null), time: '0.000' })}>`,
      `      ${xmlTag('skipped', { message: 'not run' })}/>`,
      '    </testcase>'
    ]),
    '  </testsuite>'
  ]
}

/**
 * The trials as JUnit XML, so that any CI viewer shows them: a suite for each agent and model, a case for
 * each trial. Resolved passes, unresolved fails with its reasons, without a verdict is an error, and what
 * was not run is skipped.
 */
export const renderJunit = (rewards: Rewards): string => {
  const { tests, failures, errors, skipped, time } = countsOf(rewards.trials, rewards.notRun ?? [])
  const name = `kotlin-bench ${rewards.job}: ${plural(rewards.summary.tasks, 'task')}`
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `${xmlTag('testsuites', { name, tests, failures, errors, skipped, time })}>`,
    ...rewards.groups.flatMap(group => suite(group, rewards)),
    '</testsuites>',
    ''
  ].join('\n')
}
