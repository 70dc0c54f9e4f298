import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { type Duplex, type Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib'
import type { Dispatcher } from 'undici'
import type { GatewayProvider } from '../../contracts/gateway.js'
import { errorText } from './answer.js'
import { type AnswerReader, createAnswerReader } from './answer-reader.js'
import { addKey, CREDENTIAL_HEADERS, type TokenCheck } from './credentials.js'
import { type Endpoint, endpointOf, upstreamUrl } from './endpoint.js'
import { endToEnd, type HeaderPair, pairsOf } from './headers.js'
import { parseJson } from './json-values.js'
import type { Masks } from './masks.js'
import type { Ending, ModelAccount, OpenRequest } from './model-account.js'
import { type GatewayError, sendError } from './model-error.js'
import { failureOfError, failureOfStatus } from './model-failure.js'
import { type ModelRequest, readModelRequest } from './model-request.js'
import { withoutUsageEvent } from './usage-filter.js'

const MAX_BODY = 32 * 1024 * 1024
/** Of all requests that are being read at a time. */
const MAX_BODIES = 4 * MAX_BODY
const MAX_ERROR_TEXT = 4096

export interface ModelProvider {
  readonly provider: GatewayProvider
  readonly dispatcher: Dispatcher
}

export interface ModelRouteOptions {
  providers: ReadonlyMap<string, ModelProvider>
  token: TokenCheck
  account: ModelAccount
  masks: Masks
}

export interface ModelRoute {
  server: Server
  /** Ends the model requests that are open. */
  endRequests(): void
}

const REQUEST_DROP = new Set([
  ...CREDENTIAL_HEADERS,
  'accept-encoding',
  'content-length',
  'forwarded',
  'host',
  'via',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto'
])
const RESPONSE_DROP = ['alt-svc', 'set-cookie', 'strict-transport-security']

const DECODERS: Readonly<Record<string, () => Transform>> = {
  gzip: createGunzip,
  'x-gzip': createGunzip,
  br: createBrotliDecompress,
  deflate: createInflate
}

class BodyTooLarge extends Error {}

/** Reads requests whole, as long as all of them together leave room. */
const bodyReader = () => {
  let held = 0
  return async (request: IncomingMessage): Promise<Buffer> => {
    const chunks: Buffer[] = []
    let length = 0
    try {
      for await (const chunk of request as AsyncIterable<Buffer>) {
        length += chunk.length
        held += chunk.length
        if (length > MAX_BODY || held > MAX_BODIES) throw new BodyTooLarge()
        chunks.push(chunk)
      }
      return Buffer.concat(chunks)
    } finally {
      held -= length
    }
  }
}

/** What is seen of an answer while it passes. */
interface Passing {
  reader: AnswerReader | undefined
  isStream: boolean
  bytes: number
  errorText: string
}

interface Asked {
  model: ModelProvider
  endpoint: Endpoint
  url: URL
  added: HeaderPair[]
}

const headerOf = (headers: readonly HeaderPair[], name: string): string | undefined =>
  headers.find(([written]) => written.toLowerCase() === name)?.[1].toLowerCase()

const pairsOfAnswer = (headers: Dispatcher.ResponseData['headers']): HeaderPair[] =>
  Object.entries(headers).flatMap(([name, value]) => {
    const values = Array.isArray(value) ? value : value === undefined ? [] : [value]
    return values.map(text => [name, text] as const)
  })

/**
 * The way to the models: `/<provider id>/…` with the trial's token goes on to the provider with the
 * provider's key. What comes back passes as it comes, and is read for the account on its way.
 */
export const createModelRoute = ({ providers, token, account, masks }: ModelRouteOptions): ModelRoute => {
  const open = new Set<AbortController>()
  const readBody = bodyReader()

  /** What is asked of whom, or why it is not asked. */
  const check = (
    request: IncomingMessage,
    path: string,
    query: string
  ): Asked | (GatewayError & { api?: GatewayProvider['api'] }) => {
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
      return {
        status: 404,
        reason: 'no-provider',
        message: `no provider "${id.slice(0, 60)}"; there is: ${known}`
      }
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
    if (account.limit !== null) {
      const { name, limit, reached } = account.limit
      const said =
        name === 'maxTokens' ? `${reached} of ${limit} tokens` : `$${reached.toFixed(4)} of $${limit}`
      return {
        status: 429,
        reason: 'limit-reached',
        message: `the limit of this trial is reached: ${said}`,
        ...api
      }
    }
    return { model, endpoint, url, added: addKey(model.provider, url) }
  }

  const onRequest = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const [path = '', query = ''] = splitOnce(request.url ?? '', '?')
    if (path === '/healthz') {
      response.writeHead(200, { 'content-type': 'application/json' }).end('{"ok":true}')
      return
    }
    if (!path.startsWith('/')) {
      account.refuse('not-for-a-proxy')
      const message = 'this is no proxy; model requests go to /<provider>/…'
      return sendError(response, undefined, { status: 400, reason: 'not-for-a-proxy', message })
    }
    const refuse = (error: GatewayError & { api?: GatewayProvider['api'] }): void => {
      account.refuse(error.reason)
      // The rest of a refused body is not waited for.
      response.setHeader('connection', 'close')
      sendError(response, error.api, error)
    }
    const first = check(request, path, query)
    if ('reason' in first) return refuse(first)
    const { provider } = first.model
    let body: Buffer
    try {
      body = await readBody(request)
    } catch (thrown) {
      if (!(thrown instanceof BodyTooLarge)) return void response.destroy()
      const message = `the request is longer than ${MAX_BODY} bytes, or there are too many at a time`
      return refuse({ status: 413, reason: 'too-large', message, api: provider.api })
    }
    // A body may have been on its way until long after the token was revoked or a limit reached.
    const asked = check(request, path, query)
    if ('reason' in asked) return refuse(asked)
    const encoding = request.headers['content-encoding']?.toLowerCase()
    const { endpoint } = asked
    const wanted = readModelRequest(body, { endpoint, encoding, askForUsage: provider.askForUsage })
    await forward({ request, response, asked, wanted, path })
  }

  const forward = async (way: {
    request: IncomingMessage
    response: ServerResponse
    asked: Asked
    wanted: ModelRequest
    path: string
  }): Promise<void> => {
    const { request, response, asked, wanted, path } = way
    const { provider, dispatcher } = asked.model
    const { kind } = asked.endpoint
    let opened: OpenRequest | undefined
    if (kind === 'other') account.countOther()
    else {
      const { model, summary } = wanted
      opened = account.begin({ provider: provider.id, model, path, request: summary })
    }
    const aborter = new AbortController()
    open.add(aborter)
    let answered: Dispatcher.ResponseData | undefined
    let left = false
    const onClose = (): void => {
      // Where the provider broke off, the agent's side was closed by us.
      if (response.writableFinished || answered?.body.errored) return
      left = true
      aborter.abort()
    }
    response.on('close', onClose)
    if (response.destroyed) onClose()

    let ending: Ending | undefined
    const passing: Passing = { reader: undefined, isStream: false, bytes: 0, errorText: '' }
    try {
      answered = await dispatcher.request({
        origin: asked.url.origin,
        path: `${asked.url.pathname}${asked.url.search}`,
        method: (request.method ?? 'GET') as Dispatcher.HttpMethod,
        headers: [
          ...endToEnd(pairsOf(request.rawHeaders), REQUEST_DROP),
          ['host', asked.url.host] as const,
          ['accept-encoding', 'identity'] as const,
          ...asked.added
        ].flat(),
        body: wanted.body.length > 0 ? wanted.body : null,
        signal: aborter.signal,
        headersTimeout: provider.timeoutMs,
        bodyTimeout: provider.timeoutMs
      })
      opened?.status(answered.statusCode)
      await pass({ answered, response, kind, usageAdded: wanted.usageAdded, passing })
      ending = endingOf(answered.statusCode, passing)
    } catch (thrown) {
      ending = left || aborter.signal.aborted ? leftEnding(answered, passing) : failedEnding(thrown)
      answered?.body.destroy()
      const status = ending.outcome === 'failed' && ending.cause === 'timeout' ? 504 : 502
      const message = ending.outcome === 'failed' ? `the provider did not answer: ${ending.message}` : 'ended'
      const reason = ending.outcome === 'failed' ? ending.cause : 'ended'
      sendError(response, provider.api, { status, reason, message: masks.text(message) })
    } finally {
      open.delete(aborter)
    }
    opened?.end(ending, passing.reader?.end(), passing.bytes)
  }

  /** Passes an answer on, chunk by chunk, at the speed at which it is taken. */
  const pass = async (way: {
    answered: Dispatcher.ResponseData
    response: ServerResponse
    kind: Endpoint['kind']
    usageAdded: boolean
    passing: Passing
  }): Promise<void> => {
    const { answered, response, kind, usageAdded, passing } = way
    const { statusCode: status } = answered
    const headers = pairsOfAnswer(answered.headers)
    const decoder = DECODERS[headerOf(headers, 'content-encoding') ?? 'identity']
    const isStream = headerOf(headers, 'content-type')?.startsWith('text/event-stream') ?? false
    const isSuccess = failureOfStatus(status) === undefined
    const filters = usageAdded && isStream && isSuccess
    const drop = new Set([
      ...RESPONSE_DROP,
      ...(decoder ? ['content-encoding', 'content-length'] : []),
      ...(filters ? ['content-length'] : [])
    ])
    passing.isStream = isStream
    passing.reader = isSuccess ? createAnswerReader(kind, isStream) : undefined
    const tap = new Transform({
      transform(chunk: Buffer, _encoding, done) {
        passing.bytes += chunk.length
        passing.reader?.write(chunk)
        if (!isSuccess && passing.errorText.length < MAX_ERROR_TEXT)
          passing.errorText += chunk.toString('utf8')
        done(null, chunk)
      }
    })
    const kept = endToEnd(headers, drop).map(([name, value]) => [name, masks.text(value)] as const)
    response.writeHead(status, kept.flat())
    response.flushHeaders()
    const stages: Array<Readable | Duplex> = [
      answered.body,
      ...(decoder ? [decoder()] : []),
      tap,
      ...(filters ? [withoutUsageEvent()] : []),
      masks.stream()
    ]
    await pipeline([...stages, response] as unknown as [Readable, ...Duplex[], ServerResponse])
  }

  const server = createServer({ keepAliveTimeout: 60_000, requestTimeout: 0 })
  server.on('request', (request, response) => {
    onRequest(request, response).catch(() => response.destroy())
  })
  server.on('connect', (_request: IncomingMessage, socket: Duplex) => {
    account.refuse('not-for-a-proxy')
    socket.on('error', () => {})
    socket.end('HTTP/1.1 405 Method Not Allowed\r\ncontent-length: 0\r\nconnection: close\r\n\r\n')
  })
  return {
    server,
    endRequests() {
      for (const aborter of open) aborter.abort()
    }
  }
}

const splitOnce = (text: string, mark: string): [string, string] => {
  const at = text.indexOf(mark)
  return at === -1 ? [text, ''] : [text.slice(0, at), text.slice(at + 1)]
}

const failedEnding = (thrown: unknown): Ending => ({ outcome: 'failed', ...failureOfError(thrown) })

/** The agent went, or the run ended the request: without an answer so far that is the provider's silence. */
const leftEnding = (answered: unknown, { bytes, reader }: Passing): Ending => {
  // Some clients hang up at the protocol's last event.
  if (reader?.answer.ended) return { outcome: 'succeeded' }
  if (answered !== undefined && bytes > 0) return { outcome: 'left' }
  return { outcome: 'failed', cause: 'no-answer', message: 'nothing came before the agent gave up' }
}

/** What an answer that passed whole amounts to. */
const endingOf = (status: number, passing: Passing): Ending => {
  const cause = failureOfStatus(status)
  if (cause !== undefined) {
    const said = errorText(parseJson(passing.errorText)) ?? passing.errorText.slice(0, 300)
    return { outcome: 'failed', cause, message: said || `status ${status}` }
  }
  const answer = passing.reader?.end()
  if (answer === undefined) return { outcome: 'succeeded' }
  if (answer.error !== null) return { outcome: 'failed', cause: 'error-event', message: answer.error }
  if (answer.ended) return { outcome: 'succeeded' }
  return passing.isStream
    ? { outcome: 'failed', cause: 'ended-early', message: 'the stream stopped before its end' }
    : { outcome: 'failed', cause: 'bad-answer', message: 'the answer is not of the protocol' }
}
