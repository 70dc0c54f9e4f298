import { createHash, timingSafeEqual } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import type { GatewayProvider, KeyPlace, ProviderApi } from '../../../contracts/gateway/provider.js'
import type { HeaderPair } from '../headers.js'

/** All headers in which any of the protocols has a key; none of them goes on as it came. */
export const CREDENTIAL_HEADERS: ReadonlySet<string> = new Set([
  'authorization',
  'x-api-key',
  'x-goog-api-key',
  'api-key',
  'cookie'
])

const first = (value: string | string[] | undefined): string | undefined =>
  Array.isArray(value) ? value[0] : value

/** Everything in a request that could be the trial's token. */
const presented = (headers: IncomingHttpHeaders, query: URLSearchParams): string[] => {
  const bearer = /^bearer +(\S+)$/i.exec(headers.authorization ?? '')?.[1]
  const found = [
    bearer,
    first(headers['x-api-key']),
    first(headers['x-goog-api-key']),
    first(headers['api-key']),
    query.get('key') ?? undefined
  ]
  return found.filter(value => value !== undefined)
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest()

export interface TokenCheck {
  /** Why the request is not the trial's; undefined where it is. */
  refuse(
    headers: IncomingHttpHeaders,
    query: URLSearchParams
  ): 'no-token' | 'wrong-token' | 'expired' | undefined
  revoke(): void
}

/** Checks for the trial's token; `expiresAt` is in milliseconds since the epoch. */
export const createTokenCheck = (token: { value: string; expiresAt: number | null }): TokenCheck => {
  const expected = digest(token.value)
  let revoked = false
  return {
    refuse(headers, query) {
      const values = presented(headers, query)
      if (values.length === 0) return 'no-token'
      if (!values.some(value => timingSafeEqual(digest(value), expected))) return 'wrong-token'
      const isOver = revoked || (token.expiresAt !== null && Date.now() >= token.expiresAt)
      return isOver ? 'expired' : undefined
    },
    revoke() {
      revoked = true
    }
  }
}

const USUAL: Readonly<Record<ProviderApi, KeyPlace>> = {
  anthropic: 'x-api-key',
  openai: 'bearer',
  gemini: 'x-goog-api-key'
}

/** Puts the provider's key where the provider wants it: a header to add, or the URL's query. */
export const addKey = (provider: GatewayProvider, url: URL): HeaderPair[] => {
  const { key } = provider
  url.searchParams.delete('key')
  const place = provider.keyPlace ?? USUAL[provider.api]
  if (key === null || place === 'none') return []
  if (place === 'query') {
    url.searchParams.set('key', key)
    return []
  }
  return place === 'bearer' ? [['authorization', `Bearer ${key}`]] : [[place, key]]
}
