import type { GatewayProvider, ProviderApi } from '../../contracts/gateway/provider.js'
import { addKey } from '../../network/gateway/models/credentials.js'
import { upstreamUrl } from '../../network/gateway/models/endpoint.js'

/** The smallest question there is. Providers refuse less than sixteen tokens for an answer. */
const QUESTION = 'Answer with one word: ready'
const TOKENS = 16

/** A request as it is sent; its headers hold the key. */
export interface PreflightRequest {
  method: 'GET' | 'POST'
  url: URL
  headers: Readonly<Record<string, string>>
  body: string | null
}

interface Question {
  path: string
  /** null asks for the list of models, which wants the key and no model. */
  body: object | null
}

const messages = [{ role: 'user', content: QUESTION }]

/** By protocol, the most lenient last: what it answers stands where none succeeds. */
const QUESTIONS: Readonly<Record<ProviderApi, (model: string) => Question[]>> = {
  anthropic: model => [{ path: '/v1/messages', body: { model, max_tokens: TOKENS, messages } }],
  // Some models speak Responses alone, servers of one's own often Chat Completions alone, and newer
  // models want the limit under another name that older servers do not know.
  openai: model => [
    { path: '/v1/chat/completions', body: { model, messages, max_tokens: TOKENS } },
    { path: '/v1/responses', body: { model, input: QUESTION, max_output_tokens: TOKENS } },
    { path: '/v1/chat/completions', body: { model, messages } }
  ],
  gemini: model => [
    {
      path: `/v1beta/models/${encodeURIComponent(model)}:generateContent`,
      body: { contents: [{ parts: [{ text: QUESTION }] }], generationConfig: { maxOutputTokens: TOKENS } }
    }
  ]
}

const LISTS: Readonly<Record<ProviderApi, string>> = {
  anthropic: '/v1/models',
  openai: '/v1/models',
  gemini: '/v1beta/models'
}

/**
 * What to ask a provider, one after the other until one is answered: a word from the model, or where none
 * is known its list of models.
 */
export const preflightRequests = (provider: GatewayProvider, model: string | null): PreflightRequest[] => {
  const questions =
    model === null ? [{ path: LISTS[provider.api], body: null }] : QUESTIONS[provider.api](model)
  return questions.flatMap(({ path, body }) => {
    const url = upstreamUrl(provider.baseUrl, path)
    if (url === undefined) return []
    const headers = {
      ...(body && { 'content-type': 'application/json' }),
      ...(provider.api === 'anthropic' && { 'anthropic-version': '2023-06-01' }),
      ...Object.fromEntries(addKey(provider, url))
    }
    return [{ method: body ? 'POST' : 'GET', url, headers, body: body && JSON.stringify(body) }]
  })
}
