import { findProvider } from '../../agent/providers.js'
import type { GatewayProvider } from '../../contracts/gateway/provider.js'
import type { ModelFaultCode } from '../../contracts/model-fault.js'

/** A provider that did not answer as it should. */
export interface FailedPreflight {
  provider: GatewayProvider
  model: string | null
  code: ModelFaultCode
  status: number | null
  /** What the provider or the network said, without the key. */
  said: string
}

/** What an answer says in words: the message of its error, else its beginning. */
export const messageOf = (text: string): string => {
  try {
    const { error } = JSON.parse(text) as { error?: { message?: unknown } | string }
    const message = typeof error === 'string' ? error : error?.message
    if (typeof message === 'string') return message
  } catch {
    // No JSON: a page of a proxy, as a rule.
  }
  return text.trim() || 'an empty answer'
}

const keyNames = ({ id }: GatewayProvider): string =>
  findProvider(id)
    ?.keys.map(({ name }) => name)
    .join(' or ') ?? 'its key'

const nextStep = ({ code, provider, model }: FailedPreflight): string => {
  switch (code) {
    case 'model-unauthorized':
      return `Check ${keyNames(provider)}: that it is whole, valid, and allowed to use ${model ?? 'its models'}.`
    case 'model-not-found':
      return `Check the model's name in --model, and the base URL ${new URL(provider.baseUrl).origin}.`
    case 'model-rate-limited':
      return 'Wait, or raise the limit or credit of the account.'
    case 'model-unreachable':
      return `Check the base URL ${new URL(provider.baseUrl).origin}, and this network's proxy and certificates (--ca-bundle).`
    case 'model-refused':
      return "Check the model's name, and what the provider says."
    default:
      return 'Try again later; the status page of the provider may say more.'
  }
}

/** The failure with the next step, as `--preflight` says it. */
export const sentenceOf = (failed: FailedPreflight): string => {
  const { provider, model, status, said } = failed
  const asked = model === null ? provider.id : `${provider.id}/${model}`
  const how = status === null ? 'was not reached' : `answered ${status}`
  return `--preflight: ${asked} ${how}: ${said.replace(/[.\s]+$/, '')}. ${nextStep(failed)}`
}
