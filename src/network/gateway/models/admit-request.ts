import type { IncomingMessage } from 'node:http'
import type { Dispatcher } from 'undici'
import type { GatewayAccount } from '../../../contracts/gateway/account.js'
import type { GatewayProvider } from '../../../contracts/gateway/provider.js'
import type { HeaderPair } from '../headers.js'
import { addKey, type TokenCheck } from './credentials.js'
import { type Endpoint, endpointOf, upstreamUrl } from './endpoint.js'
import type { GatewayError } from './model-error.js'

/** A provider, and how connections to it are made. */
export interface ModelProvider {
  readonly provider: GatewayProvider
  readonly dispatcher: Dispatcher
}

/** What is asked of whom. */
export interface Asked {
  readonly model: ModelProvider
  readonly endpoint: Endpoint
  readonly url: URL
  /** Headers with the provider's key. */
  readonly added: readonly HeaderPair[]
}

/** Why it is not asked, to be said in the provider's protocol where there is one. */
export type Refusal = GatewayError & { readonly api?: GatewayProvider['api'] }

export interface AdmitOptions {
  readonly providers: ReadonlyMap<string, ModelProvider>
  readonly token: TokenCheck
  readonly limit: GatewayAccount['limit']
}

const limitText = ({ name, limit, reached }: NonNullable<GatewayAccount['limit']>): string =>
  name === 'maxTokens' ? `${reached} of ${limit} tokens` : `$${reached.toFixed(4)} of $${limit}`

/** Lets a request of the trial through to inference of a provider that there is, or says why not. */
export const admitRequest = (
  request: Pick<IncomingMessage, 'headers' | 'method'>,
  { path, query }: { readonly path: string; readonly query: string },
  { providers, token, limit }: AdmitOptions
): Asked | Refusal => {
  const [, id = '', rest = ''] = /^\/([^/]*)(.*)$/.exec(path) ?? []
  const model = providers.get(id)
  const api = model === undefined ? {} : { api: model.provider.api }
  const reason = token.refuse(request.headers, new URLSearchParams(query))
  if (reason !== undefined) {
    const message =
      reason === 'expired' ? "the trial's token is no longer good" : "this is not the trial's token"
    return { status: 401, reason, message, ...api }
  }
  if (model === undefined) {
    const known = [...providers.keys()].join(', ') || 'none'
    const message = `no provider "${id.slice(0, 60)}"; there is: ${known}`
    return { status: 404, reason: 'no-provider', message }
  }
  if (/^websocket$/i.test(request.headers.upgrade ?? '')) {
    return { status: 426, reason: 'websocket', message: 'WebSockets are not forwarded; use HTTP', ...api }
  }
  const url = upstreamUrl(model.provider.baseUrl, `${rest}${query === '' ? '' : `?${query}`}`)
  const endpoint = url && endpointOf(model.provider, request.method ?? '', url.pathname)
  if (url === undefined || endpoint === undefined) {
    const message = `${request.method} ${rest.slice(0, 100)} is not forwarded: only inference, models and counts of tokens are`
    return { status: 403, reason: 'endpoint', message, ...api }
  }
  if (limit !== null) {
    const message = `the limit of this trial is reached: ${limitText(limit)}`
    return { status: 429, reason: 'limit-reached', message, ...api }
  }
  return { model, endpoint, url, added: addKey(model.provider, url) }
}
