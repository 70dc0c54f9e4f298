import type { AgentRun } from '../agent/agent.js'
import type { Limits } from '../contracts/rewards.js'
import type { Flag, Reason } from '../contracts/verdict.js'
import type { LimitReached } from '../network/sandbox.js'

const usd = (amount: number): string => `$${amount.toFixed(2)}`

const LIMITS: Readonly<Record<LimitReached['name'], (limit: LimitReached) => string>> = {
  maxTokens: ({ limit, reached }) => `it used ${reached} tokens, and --max-tokens is ${limit}`,
  maxCostUsd: ({ limit, reached }) =>
    `its model requests cost ${usd(reached)}, and --max-cost had left ${usd(limit)} for it`
}

const limitMessage = (limit: LimitReached): string =>
  `The agent was ended: ${LIMITS[limit.name](limit)}; what it had changed until then was verified.`

/** Told of resolved trials too: with more of the model the agent might have gone on. */
export const limitFlags = (limit: LimitReached | null): Flag[] =>
  limit === null ? [] : [{ code: 'limit-reached', level: 'note', message: limitMessage(limit) }]

const EMPTY_PATCH: Reason = { code: 'empty-patch', message: 'The agent left no change in the work tree.' }

/** What an exit code of an agent most often means, to follow it in a sentence; empty where it says nothing. */
const exitCodeHint = (code: number): string =>
  code === 127 ? ', most often since the task image has no such program' : ''

/** What is known of how an agent ended. */
export interface AgentEnd extends Pick<AgentRun, 'exitCode' | 'timedOut'> {
  /** What it said last, on one line and without secrets. */
  lastLine?: string | undefined
}

/** An exit code in words, and what the agent said last. */
export const exitPhrase = (code: number, lastLine: string | undefined): { code: string; said: string } => ({
  code: `The agent ended with exit code ${code}${exitCodeHint(code)}`,
  said: lastLine === undefined ? '' : ` It said last: ${lastLine.replace(/[.\s]+$/, '')}.`
})

/** How the agent ended, where that was badly; what it had changed until then was verified all the same. */
export const badEnd = (
  run: AgentEnd | undefined,
  limits: Limits,
  limitReached: LimitReached | null
): Reason[] => {
  if (limitReached) return [{ code: 'limit-reached', message: limitMessage(limitReached) }]
  if (run?.timedOut) {
    return [
      {
        code: 'agent-timed-out',
        message: `The agent was stopped at its limit of ${limits.timeoutsSec.agent} s; what it had changed until then was verified.`
      }
    ]
  }
  if (!run?.exitCode) return []
  const { code, said } = exitPhrase(run.exitCode, run.lastLine)
  const message = `${code}; what it had changed until then was verified.${said} Its output is in agent/.`
  return [{ code: 'agent-failed', message }]
}

/** Why the reward is 0, with what is known of the agent's end and its diff. */
export const withAgentsPart = (
  reasons: readonly Reason[],
  agentReason: readonly Reason[],
  leftNothing: boolean
): Reason[] =>
  // An agent that ended badly and left nothing explains it all; one that left work only adds to it.
  leftNothing ? [...agentReason, EMPTY_PATCH, ...reasons] : [...reasons, ...agentReason]
