import type { GatewayAccount } from '../contracts/gateway/account.js'
import type { Limits } from '../contracts/rewards.js'
import type { Reason } from '../contracts/verdict.js'
import type { LimitReached } from '../network/sandbox.js'
import { type AgentEnd, badEnd } from './agent-end.js'
import type { AgentSecrets } from './agent-secrets.js'
import { malformedRequests } from './model-use.js'
import type { Environment } from './phases.js'
import type { History } from './prepared-image.js'
import type { Try } from './try.js'

/** What a verdict takes in of a trial beside its tests: of its image and of the agent's phase. */
export interface BesideTests {
  agent: AgentSecrets
  agentRun: AgentEnd | undefined
  /** What its model requests passed, where they were ended for it. */
  limitReached: LimitReached | null
  /** Of its model requests, where the gateway served some. */
  account: GatewayAccount | null
  history: History
  limits: Limits
}

export const besideTests = ({ state, context }: Try, { image }: Environment): BesideTests => ({
  agent: context.agent,
  agentRun: state.agentRun,
  limitReached: state.limitReached ?? null,
  account: state.account ?? null,
  history: image.history,
  limits: state.limits
})

/** Why the agent itself may be to blame for a reward of 0. */
export const agentReasons = ({ account, agentRun, limits, limitReached }: BesideTests): Reason[] => [
  ...malformedRequests(account),
  ...badEnd(agentRun, limits, limitReached)
]
