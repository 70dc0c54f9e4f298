import type { GatewayAccount } from '../contracts/gateway/account.js'
import type { Limits } from '../contracts/rewards.js'
import type { Flag } from '../contracts/verdict.js'
import { type AgentSecrets, secretsOf } from './agent-secrets.js'
import { diffFlags } from './diff-flags.js'
import { modelFlags } from './model-use.js'
import type { History } from './prepared-image.js'
import { createRedactor } from './redact.js'

const clampedFlag = (limits: Limits): Flag[] =>
  limits.clamped.length === 0
    ? []
    : [
        {
          code: 'clamped',
          level: 'note',
          message: `This host has less than the task asks for (${limits.clamped.join(', ')}); slow or memory-hungry tests may fail here and pass elsewhere.`
        }
      ]

const historyFlag = (history: History): Flag[] =>
  history === 'open'
    ? [
        {
          code: 'history-open',
          level: 'suspect',
          message: 'The task image holds history that HEAD does not reach; the fix may be read from it.'
        }
      ]
    : []

const secretFlags = ({ secrets = [], providers = [] }: AgentSecrets, patch: Buffer): Flag[] => {
  const all = secretsOf({ secrets, providers })
  const inContainer: Flag = {
    code: 'key-in-container',
    level: 'note',
    message:
      "The agent's container held secrets of the user in its environment (by --agent-env, or its maker's key)."
  }
  const inDiff: Flag = {
    code: 'secret-in-diff',
    level: 'note',
    message:
      'The change holds a secret of the user; it is replaced in model.patch, the tests got the true one.'
  }
  return [...(secrets.length > 0 ? [inContainer] : []), ...(createRedactor(all).finds(patch) ? [inDiff] : [])]
}

/** What a reader should know of a trial's image, the agent's diff and its model, and this host. */
export const trialFlags = (trial: {
  history: History
  patch: Buffer
  testPatch: string
  agent: AgentSecrets
  /** Of its model requests, where the gateway served some. */
  account: GatewayAccount | null
  limits: Limits
}): Flag[] => [
  ...historyFlag(trial.history),
  ...diffFlags({ patch: trial.patch.toString('utf8'), testPatch: trial.testPatch }),
  ...secretFlags(trial.agent, trial.patch),
  ...modelFlags(trial.account),
  ...clampedFlag(trial.limits)
]
