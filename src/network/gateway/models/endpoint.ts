import type { GatewayProvider } from '../../../contracts/gateway/provider.js'

/** How an answer has to be read. */
export type EndpointKind =
  | 'messages'
  | 'chat'
  | 'responses'
  | 'gemini'
  | 'embeddings'
  /** Forwarded, but no answer of a model: lists of models, counts of tokens. */
  | 'other'

export interface Endpoint {
  readonly kind: EndpointKind
  /** Where the path names the model. */
  readonly model: string | null
}

const GEMINI = /\/(?:models|tunedModels)\/([^/:]+):(generateContent|streamGenerateContent)$/
const EMBEDDINGS = /\/(?:models\/([^/:]+):(?:embedContent|batchEmbedContents)|embeddings)$/

/** Inference, by the end of its path. A batch is none: it is paid for where no account sees it. */
const POSTS: ReadonlyArray<readonly [RegExp, EndpointKind]> = [
  [/\/messages$/, 'messages'],
  [/\/(?:chat\/)?completions$/, 'chat'],
  [/\/responses(?:\/compact)?$/, 'responses'],
  [/\/messages\/count_tokens$|\/responses\/input_tokens$|:countTokens$/, 'other']
]
const GETS = /\/models(?:\/[^?]+)?$|\/responses\/[^/]+$/

/** What a request asks for; undefined where the gateway does not forward it. */
export const endpointOf = (provider: GatewayProvider, method: string, path: string): Endpoint | undefined => {
  if (method === 'POST') {
    const gemini = GEMINI.exec(path)
    if (gemini) return { kind: 'gemini', model: decodeURIComponent(gemini[1]!) }
    const embeddings = EMBEDDINGS.exec(path)
    if (embeddings) return { kind: 'embeddings', model: embeddings[1] ?? null }
    const found = POSTS.find(([pattern]) => pattern.test(path))
    if (found) return { kind: found[1], model: null }
  }
  if ((method === 'GET' || method === 'HEAD') && GETS.test(path)) return { kind: 'other', model: null }
  if (provider.extraPaths.some(pattern => new RegExp(pattern).test(path)))
    return { kind: 'other', model: null }
  return undefined
}

/**
 * The provider's URL for what stands after `/<id>`: joined to the base URL, which it cannot leave. A
 * version that both have (`…/v1` and `/v1/messages`) stands once, since agents differ in which they add.
 */
export const upstreamUrl = (baseUrl: string, rest: string): URL | undefined => {
  const base = new URL(baseUrl)
  const basePath = base.pathname.replace(/\/+$/, '')
  const version = /\/v\d+[a-z0-9]*$/.exec(basePath)?.[0]
  const once = version !== undefined && rest.startsWith(`${version}/`) ? rest.slice(version.length) : rest
  let url: URL
  try {
    url = new URL(`${base.origin}${basePath}${once.startsWith('/') ? '' : '/'}${once}`)
  } catch {
    return undefined
  }
  // What a base URL says of each request, such as an API's version.
  for (const [name, value] of base.searchParams)
    if (!url.searchParams.has(name)) url.searchParams.set(name, value)
  const stays = url.origin === base.origin && url.pathname.startsWith(`${basePath}/`)
  // A server may take an encoded slash or dots for the real ones.
  return stays && !/%2f|%5c|%2e/i.test(url.pathname) ? url : undefined
}
