import type { TrialRecord } from '../contracts/rewards.js'
import { formatTokens, formatUsd } from './amounts.js'
import { formatSeconds } from './durations.js'
import { trialSeconds } from './summarise.js'
import { lostPhrase, lostTests, targetTests } from './test-counts.js'

/** What both the terminal's table and the step summary say of a trial; `-` where there is nothing. */
export interface TrialFacts {
  readonly reward: string
  /** Target tests (f2p, s2p and n2p) that passed, of those expected: `3/4`. */
  readonly target: string
  /** Tests of p2p that did not pass: `7 (5 not run)`. */
  readonly lost: string
  readonly time: string
  /** Tokens that the model read and wrote. */
  readonly tokens: string
  readonly cost: string
  /** Code of the fault, else of the first reason; empty for a resolved trial. */
  readonly code: string
  readonly message: string
}

/** Formats what tables say of a trial. */
export const trialFacts = (trial: TrialRecord): TrialFacts => {
  const { transitions, reward, fault, reasons, tokens, costUsd } = trial
  const { code, message } = fault ?? reasons[0] ?? { code: '', message: '' }
  const facts = {
    reward: reward === null ? '-' : String(reward),
    time: formatSeconds(trialSeconds(trial)),
    tokens: tokens === null ? '-' : formatTokens(tokens.input + tokens.output),
    cost: costUsd === null ? '-' : formatUsd(costUsd),
    code,
    message
  }
  if (transitions === null) return { ...facts, target: '-', lost: '-' }
  const { passed, expected } = targetTests(transitions)
  return { ...facts, target: `${passed}/${expected}`, lost: lostPhrase(lostTests(transitions)) }
}

/** An agent and its model as people read them: `claude-code anthropic/claude-sonnet-4-5`. */
export const agentName = ({
  agent,
  model
}: {
  readonly agent: string
  readonly model: string | null
}): string => (model === null ? agent : `${agent} ${model}`)

/** The trials of one agent and model. */
export const trialsOf = (
  group: { readonly agent: string; readonly model: string | null },
  trials: readonly TrialRecord[]
): TrialRecord[] => trials.filter(({ agent, model }) => agent === group.agent && model === group.model)
