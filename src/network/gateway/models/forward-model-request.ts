import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Dispatcher } from 'undici'
import { endToEnd, pairsOf } from '../headers.js'
import type { Masks } from '../masks.js'
import type { Asked } from './admit-request.js'
import { CREDENTIAL_HEADERS } from './credentials.js'
import type { ModelAccount } from './model-account.js'
import { type GatewayError, sendError } from './model-error.js'
import type { ModelRequest } from './model-request.js'
import type { OpenRequest } from './open-request.js'
import { nothingPassed, passAnswer } from './pass-answer.js'
import { type Ending, failedEnding, leftEnding, passedEnding } from './request-ending.js'

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

export interface ModelForward {
  readonly request: IncomingMessage
  readonly response: ServerResponse
  readonly asked: Asked
  readonly wanted: ModelRequest
  /** As the agent wrote it, for the account. */
  readonly path: string
}

export interface ForwardContext {
  readonly account: ModelAccount
  readonly masks: Masks
  /** Requests that are on their way; whoever aborts one ends it. */
  readonly open: Set<AbortController>
}

/** What is sent to the provider: the agent's request with the provider's key in place of the trial's token. */
const upstreamRequest = (
  { request, asked, wanted }: ModelForward,
  signal: AbortSignal
): Dispatcher.RequestOptions => {
  const { timeoutMs } = asked.model.provider
  return {
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
    signal,
    headersTimeout: timeoutMs,
    bodyTimeout: timeoutMs
  }
}

/** Opens the request in the account; undefined for what no model answers, which is only counted. */
const beginIn = (account: ModelAccount, { asked, wanted, path }: ModelForward): OpenRequest | undefined => {
  if (asked.endpoint.kind === 'other') {
    account.countOther()
    return undefined
  }
  const { model, summary } = wanted
  return account.begin({ provider: asked.model.provider.id, model, path, request: summary })
}

/** What the agent is told in place of an answer. */
const errorOf = (ending: Ending, masks: Masks): GatewayError => {
  if (ending.outcome !== 'failed') return { status: 502, reason: 'ended', message: masks.text('ended') }
  return {
    status: ending.cause === 'timeout' ? 504 : 502,
    reason: ending.cause,
    message: masks.text(`the provider did not answer: ${ending.message}`)
  }
}

/** Asks the provider, passes its answer on to the agent, and keeps account of both. */
export const forwardModelRequest = async (
  way: ModelForward,
  { account, masks, open }: ForwardContext
): Promise<void> => {
  const { response, asked, wanted } = way
  const { provider, dispatcher } = asked.model
  const opened = beginIn(account, way)
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

  let ending: Ending
  const passing = nothingPassed()
  try {
    answered = await dispatcher.request(upstreamRequest(way, aborter.signal))
    opened?.status(answered.statusCode)
    const { kind } = asked.endpoint
    await passAnswer({ answered, response, kind, usageAdded: wanted.usageAdded, masks, passing })
    ending = passedEnding(answered.statusCode, passing)
  } catch (thrown) {
    ending = left || aborter.signal.aborted ? leftEnding(answered?.statusCode, passing) : failedEnding(thrown)
    answered?.body.destroy()
    sendError(response, provider.api, errorOf(ending, masks))
  } finally {
    open.delete(aborter)
  }
  opened?.end(ending, passing.reader?.end(), passing.bytes)
}
