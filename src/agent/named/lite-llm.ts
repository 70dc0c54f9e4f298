import type { LaunchModel } from './declaration.js'

/** A model as LiteLLM is told of it, by the protocol that its provider speaks. */
export const liteLlmModel = ({ provider, name }: LaunchModel): string =>
  `${provider.api === 'anthropic' ? 'anthropic' : 'openai'}/${name ?? ''}`

/** Points LiteLLM at the gateway. */
export const liteLlmVariables = ({ provider, baseUrl, token }: LaunchModel): Record<string, string> => ({
  ...(provider.api === 'anthropic'
    ? { ANTHROPIC_API_KEY: token, ANTHROPIC_API_BASE: baseUrl, ANTHROPIC_BASE_URL: baseUrl }
    : { OPENAI_API_KEY: token, OPENAI_API_BASE: baseUrl, OPENAI_BASE_URL: baseUrl }),
  // Else it fetches a list of prices first.
  LITELLM_LOCAL_MODEL_COST_MAP: 'True'
})
