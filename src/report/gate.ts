import type { Comparison, GroupComparison } from '../contracts/comparison.js'
import { EXIT } from '../contracts/exit-code.js'
import type { Gate, GateCheck, GateResult } from '../contracts/gate.js'
import type { Group, Rewards } from '../contracts/rewards.js'
import { firstFew } from '../text/first-few.js'
import { plural } from '../text/plural.js'
import { formatUsd } from './amounts.js'
import { conclude } from './compare/compare-group.js'
import { DEFAULT_ALPHA } from './compare/index.js'
import { visible } from './escape.js'
import { gateText } from './parse-gate.js'
import { percent, unpricedCount } from './phrases.js'
import { agentName } from './trial-facts.js'

/** The level to compare at: the strictest that a `regression` gate asks for, else the usual one. */
export const alphaOf = (gates: readonly Gate[]): number => {
  const levels = gates.flatMap(gate => (gate.kind === 'regression' ? [gate.alpha] : []))
  return levels.length === 0 ? DEFAULT_ALPHA : Math.min(...levels)
}

/** What is judged. */
export interface Judged {
  readonly rewards: Rewards
  /** Null where there is no baseline. */
  readonly comparison: Comparison | null
}

type Finding = Omit<GateCheck, 'gate'>

const passed = (sentence: string): Finding => ({ outcome: 'passed', sentence })
const failed = (sentence: string): Finding => ({ outcome: 'failed', sentence })
const notJudged = (sentence: string): Finding => ({ outcome: 'not-judged', sentence })

const nameOf = (group: Pick<Group, 'agent' | 'model'>): string => visible(agentName(group))

const judgeError = ({ summary }: Rewards): Finding =>
  summary.errors.task === 0
    ? passed('No trial is without a verdict through a fault of its task.')
    : failed(
        `${plural(summary.errors.task, 'trial')} without a verdict through a fault of the task; see the faults by cause.`
      )

const judgeBelow = ({ groups, planned }: Rewards, least: number): Finding => {
  if (planned === 0) return passed('Nothing was planned, so there is no rate to be too low.')
  const low = groups.filter(({ rate }) => rate === null || rate < least)
  if (low.length === 0) return passed(`The rate is not below ${percent(least)}.`)
  const rates = low.map(group =>
    group.rate === null
      ? `${nameOf(group)} has no rate, since no trial of it has a verdict`
      : `${nameOf(group)} has ${percent(group.rate)}`
  )
  return failed(`The rate is below ${percent(least)}: ${rates.join(', ')}.`)
}

const NO_BASELINE =
  'there is no earlier result to compare with. The first run of a workflow has none; `baseline` names another.'
const NO_PAIR = 'no task was scored both here and in the baseline.'

const regressionSentence = (group: GroupComparison): string => {
  const { pairs, rate, baselineRate, lost, gained, pHolm } = group
  const rates = `${percent(baselineRate ?? 0)} to ${percent(rate ?? 0)} over ${plural(pairs, 'task')}`
  return `${nameOf(group)} fell from ${rates} (${lost} down, ${gained} up, p = ${(pHolm ?? 1).toPrecision(2)})`
}

const judgeRegression = (groups: readonly GroupComparison[], alpha: number): Finding => {
  const worse = groups.filter(group => conclude(group, { p: group.pHolm, alpha }) === 'worse')
  if (worse.length > 0) return failed(`Worse than the baseline: ${worse.map(regressionSentence).join('; ')}.`)
  const unsure = groups.filter(group => conclude(group, { p: group.pHolm, alpha }) === 'cannot-tell')
  return passed(
    unsure.length === 0
      ? `No agent is worse than the baseline at the level of ${alpha}.`
      : `No regression is shown, but too few tasks differ to tell for ${unsure.map(nameOf).join(', ')}.`
  )
}

const SHOWN_TASKS = 5

const judgeLost = (groups: readonly GroupComparison[], most: number): Finding => {
  const over = groups.filter(({ newlyLost }) => newlyLost.length >= most)
  if (over.length === 0) return passed(`Fewer than ${plural(most, 'task')} of the baseline's are lost.`)
  const losses = over.map(group => {
    const { newlyLost } = group
    const shown = firstFew(newlyLost, { most: SHOWN_TASKS, show: visible })
    return `${nameOf(group)} lost ${plural(newlyLost.length, 'task')} (${shown})`
  })
  return failed(`Tasks that the baseline solved are lost: ${losses.join('; ')}.`)
}

const againstBaseline = (
  { comparison }: Judged,
  what: string,
  judgeGroups: (groups: readonly GroupComparison[]) => Finding
): Finding => {
  if (comparison === null) return notJudged(`Whether ${what} is not judged: ${NO_BASELINE}`)
  const groups = comparison.groups.filter(({ pairs }) => pairs > 0)
  return groups.length === 0 ? notJudged(`Whether ${what} is not judged: ${NO_PAIR}`) : judgeGroups(groups)
}

const judgeFlagged = ({ summary }: Rewards): Finding =>
  summary.flagged === 0
    ? passed('No trial has a suspect flag.')
    : failed(`${plural(summary.flagged, 'trial')} with suspect flags.`)

const judgeCost = ({ summary, trials }: Rewards, most: number): Finding => {
  const unknown = unpricedCount(trials)
  const besides = unknown === 0 ? '' : `, without ${plural(unknown, 'trial')} of unknown price`
  if (summary.costUsd === null && unknown === 0) return passed('No model was asked, so nothing was spent.')
  const cost = summary.costUsd ?? 0
  if (cost > most) return failed(`The model cost ${formatUsd(cost)}, more than ${formatUsd(most)}${besides}.`)
  return unknown === 0
    ? passed(`The model cost ${formatUsd(cost)}, not more than ${formatUsd(most)}.`)
    : notJudged(
        `Whether the model cost more than ${formatUsd(most)} is not judged: it cost ${formatUsd(cost)}${besides}; name the prices with \`--prices\` when trials are run.`
      )
}

const judgeOne = (gate: Gate, judged: Judged): Finding => {
  const { rewards } = judged
  switch (gate.kind) {
    case 'never':
      return passed('Nothing makes this run fail but trials that others kept from a verdict.')
    case 'error':
      return judgeError(rewards)
    case 'below':
      return judgeBelow(rewards, gate.rate)
    case 'regression':
      return againstBaseline(judged, 'an agent got worse', groups => judgeRegression(groups, gate.alpha))
    case 'lost':
      return againstBaseline(judged, 'tasks are lost', groups => judgeLost(groups, gate.tasks))
    case 'flagged':
      return judgeFlagged(rewards)
    case 'cost':
      return judgeCost(rewards, gate.usd)
  }
}

const ORDER: readonly GateCheck['outcome'][] = ['failed', 'not-judged', 'passed']

/**
 * Whether results pass what `--fail-on` asks, with the reasons in words. A gate that needs a baseline
 * fails nothing where there is none, and says so. Each agent is judged for itself.
 */
export const judge = (gates: readonly Gate[], judged: Judged): GateResult => {
  const checks = gates
    .map(gate => ({ gate: gateText(gate), ...judgeOne(gate, judged) }))
    .sort((a, b) => ORDER.indexOf(a.outcome) - ORDER.indexOf(b.outcome))
  return {
    passed: checks.every(({ outcome }) => outcome !== 'failed'),
    checks
  }
}

/** What a reader of the exit code needs to know: the gates that failed, and those that could not be judged. */
export const gateLines = ({ checks }: GateResult): string[] =>
  checks
    .filter(({ outcome }) => outcome !== 'passed')
    .map(({ gate, outcome, sentence }) =>
      outcome === 'failed' ? `Failed by --fail-on ${gate}: ${sentence}` : `--fail-on ${gate}: ${sentence}`
    )

/**
 * What a command that has results ends with. A trial that something outside kept from a verdict wins
 * over the gate: whoever reruns has to see that first, and no gate makes it good.
 */
export const resultExitCode = (
  { summary }: Pick<Rewards, 'summary'>,
  gate: Pick<GateResult, 'passed'>
): typeof EXIT.done | typeof EXIT.gate | typeof EXIT.noVerdict => {
  const { infrastructure, model } = summary.errors
  if (infrastructure + model + summary.notRun > 0) return EXIT.noVerdict
  return gate.passed ? EXIT.done : EXIT.gate
}
