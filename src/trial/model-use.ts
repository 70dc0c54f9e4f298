import { FaultError } from '../contracts/errors.js'
import type { FailedRequest, GatewayAccount } from '../contracts/gateway/account.js'
import type { ModelFailure } from '../contracts/gateway/model-failure.js'
import { isMalformed, modelFaultCode } from '../contracts/model-fault.js'
import type { TrialRecord } from '../contracts/rewards.js'
import type { Flag, Reason } from '../contracts/verdict.js'
import { CERTIFICATE_ADVICE, isUntrustedCertificate } from '../text/untrusted-certificate.js'

const saidOf = ({ status, message, provider, model }: FailedRequest): string => {
  const asked = model === null ? provider : `${provider}/${model}`
  return `${asked} answered ${status ?? 'nothing'}${message === '' ? '' : `: ${message}`}`
}

const noneSucceeded = ({ total, lastFailure }: GatewayAccount): FailedRequest | null =>
  total.requests === 0 || total.succeeded > 0 ? null : lastFailure

/** Why a model never answered that was asked for what no model takes: that is the agent's own failure. */
export const malformedRequests = (account: GatewayAccount | null): Reason[] => {
  const last = account && noneSucceeded(account)
  if (!last || !isMalformed(last)) return []
  const { requests, failed, failures } = account.total
  if (failures['bad-request'] !== failed) return []
  return [
    {
      code: 'model-request-malformed',
      message: `The model refused what the agent sent, in ${requests === 1 ? 'its only request' : `all of its ${requests} requests`}; the last: ${saidOf(last)}`
    }
  ]
}

/**
 * The fault of a model that was asked and never answered, whatever the agent made of that: then its
 * change says nothing about it. Undefined where a request succeeded, none was made, or all were malformed.
 */
export const modelFault = (account: GatewayAccount): FaultError | undefined => {
  const last = noneSucceeded(account)
  if (last === null || malformedRequests(account).length > 0) return undefined
  const { message } = last
  const advice = isUntrustedCertificate(message) ? `. ${CERTIFICATE_ADVICE}` : ''
  return new FaultError(
    'model',
    modelFaultCode(last),
    `None of ${account.total.requests} requests to the model succeeded; the last: ${saidOf(last)}${advice}`
  )
}

const causes = (failures: GatewayAccount['total']['failures']): string =>
  (Object.entries(failures) as [ModelFailure, number][])
    .sort(([, one], [, other]) => other - one)
    .map(([cause, count]) => `${count} ${cause}`)
    .join(', ')

/** Says how many requests failed where others succeeded; the verdict stands. */
export const modelFlags = (account: GatewayAccount | null): Flag[] => {
  if (account === null || account.total.failed === 0 || account.total.succeeded === 0) return []
  const { failed, requests, failures } = account.total
  return [
    {
      code: 'model-requests-failed',
      level: 'note',
      message: `${failed} of ${requests} requests to the model failed (${causes(failures)}); with a model that always answers the result may be another.`
    }
  ]
}

/** What model requests used up; null where nobody knows. */
export type Usage = Pick<TrialRecord, 'tokens' | 'costUsd'>

/** Where nobody knows, which is not the same as nothing. */
export const NO_USAGE: Usage = { tokens: null, costUsd: null }

const sum = (one: number | null, other: number | null): number | null =>
  one === null && other === null ? null : (one ?? 0) + (other ?? 0)

/** What several tries at a trial used together. */
export const addUsage = (one: Usage, other: Usage): Usage => ({
  tokens:
    one.tokens && other.tokens
      ? {
          input: one.tokens.input + other.tokens.input,
          cached: one.tokens.cached + other.tokens.cached,
          output: one.tokens.output + other.tokens.output
        }
      : (one.tokens ?? other.tokens),
  costUsd: sum(one.costUsd, other.costUsd)
})

/** What the trial used, by the gateway's account, or where there is none by what the agent says. */
export const usageOf = (
  account: GatewayAccount | null,
  said: { usage?: TrialRecord['tokens']; costUsd?: number | null } | undefined
): Usage => {
  if (account === null || account.total.requests === 0) {
    return { tokens: said?.usage ?? null, costUsd: said?.costUsd ?? null }
  }
  const { input, cached, output } = account.total.tokens
  return { tokens: { input, cached, output }, costUsd: account.total.costUsd }
}
