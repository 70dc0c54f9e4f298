import { type Dispatcher, ProxyAgent, request, Agent as Sender } from 'undici'
import type { Agent } from '../../agent/agent.js'
import { splitModel } from '../../agent/choose-model.js'
import { FaultError, UserError } from '../../contracts/errors.js'
import type { ModelFailure } from '../../contracts/gateway/model-failure.js'
import type { GatewayProvider } from '../../contracts/gateway/provider.js'
import { type ModelFaultCode, modelFaultCode } from '../../contracts/model-fault.js'
import type { ProgressListener } from '../../contracts/progress.js'
import { failureOfError, failureOfStatus } from '../../network/gateway/models/model-failure.js'
import { isExempt, trusted } from '../../network/gateway/proxy/upstream-proxy.js'
import { shorten, visible } from '../../report/escape.js'
import { parseJson } from '../../text/parse-json.js'
import { placeOf } from '../../text/url-place.js'
import { createRedactor } from '../../trial/redact.js'
import { type PreflightRequest, preflightRequests } from './preflight-request.js'
import { type FailedPreflight, messageOf, sentenceOf } from './preflight-words.js'

const TIMEOUT_MS = 30_000
const MAX_ANSWER_BYTES = 256 * 1024
const MAX_SAID = 300

export interface PreflightContext {
  /** Certificates in PEM beside Node's own. */
  ca: string | null
  /** The network's own proxy. */
  proxy: { url: string; noProxy: string } | null
  listener: ProgressListener
  signal: AbortSignal
  timeoutMs?: number
}

const senderFor = (provider: GatewayProvider, { ca, proxy, timeoutMs }: PreflightContext): Dispatcher => {
  const roots = trusted(ca)
  const tls = roots === undefined ? {} : { ca: roots }
  const isDirect =
    provider.relay || proxy === null || isExempt(proxy.noProxy, placeOf(new URL(provider.baseUrl)))
  const timeout = timeoutMs ?? TIMEOUT_MS
  const timeouts = { headersTimeout: timeout, bodyTimeout: timeout }
  return isDirect
    ? new Sender({ ...timeouts, connect: { ...tls, timeout } })
    : new ProxyAgent({ ...timeouts, uri: proxy.url, requestTls: { ...tls, timeout }, proxyTls: tls })
}

const readCapped = async (body: AsyncIterable<Uint8Array>): Promise<string> => {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of body) {
    chunks.push(chunk)
    size += chunk.length
    if (size > MAX_ANSWER_BYTES) break
  }
  return Buffer.concat(chunks).toString('utf8')
}

const isJsonObject = (text: string): boolean => {
  const value = parseJson(text)
  return typeof value === 'object' && value !== null
}

type Answer = { ok: true } | { ok: false; cause: ModelFailure; status: number | null; text: string }

const ask = async (
  { url, method, headers, body }: PreflightRequest,
  dispatcher: Dispatcher,
  signal: AbortSignal
): Promise<Answer> => {
  try {
    const answer = await request(url, { method, headers, body, dispatcher, signal })
    const text = await readCapped(answer.body)
    // A page that some proxy answers with is no model's answer, whatever its status.
    const cause = failureOfStatus(answer.statusCode) ?? (isJsonObject(text) ? undefined : 'bad-answer')
    return cause === undefined ? { ok: true } : { ok: false, cause, status: answer.statusCode, text }
  } catch (error) {
    signal.throwIfAborted()
    const { cause, message } = failureOfError(error)
    return { ok: false, cause, status: null, text: message }
  }
}

/** Not the wrong key or limit, but perhaps the wrong way to ask: then another one is tried. */
const isWrongDoor = ({ status }: { status: number | null }): boolean =>
  status !== null && [400, 404, 405, 422, 501].includes(status)

/** Asks one provider; undefined where it answered. */
const askProvider = async (
  provider: GatewayProvider,
  model: string | null,
  context: PreflightContext
): Promise<FailedPreflight | undefined> => {
  const dispatcher = senderFor(provider, context)
  const redactor = createRedactor(provider.key === null ? [] : [provider.key])
  const clean = (text: string): string =>
    shorten(visible(redactor.whole(Buffer.from(messageOf(text))).toString('utf8')), MAX_SAID)
  let failed: FailedPreflight | undefined
  try {
    for (const one of preflightRequests(provider, model)) {
      const answer = await ask(one, dispatcher, context.signal)
      if (answer.ok) return undefined
      const said = clean(answer.text)
      const { cause, status } = answer
      const code = modelFaultCode({ cause, status, message: said })
      failed = { provider, model, status, said, code }
      if (!isWrongDoor(answer)) return failed
    }
    // Servers of one's own need not list their models.
    return model === null && failed?.code === 'model-not-found' ? undefined : failed
  } finally {
    await dispatcher.destroy()
  }
}

/** What the user alone can mend. */
const MISTAKES: ReadonlySet<ModelFaultCode> = new Set([
  'model-unauthorized',
  'model-not-found',
  'model-refused'
])

type AskingAgent = Pick<Agent, 'name' | 'model' | 'providers'>

/** Which model each of the agent's providers is asked for; the others are asked for their list. */
const modelOf = (agent: AskingAgent, provider: GatewayProvider): string | null => {
  if (agent.model === null) return null
  const { provider: named, name } = splitModel(agent.model)
  const id = named?.id ?? agent.providers?.[0]?.id
  return provider.id === id ? name : null
}

/**
 * Asks every provider of an agent for one short answer, before anything is built for it.
 * @throws UserError where a provider takes neither the key nor the model's name
 * @throws FaultError `model` where it limits requests, fails, or is not reached
 */
export const preflight = async (agent: AskingAgent, context: PreflightContext): Promise<void> => {
  const { providers = [] } = agent
  const begun = Date.now()
  const ends = await Promise.all(
    providers.map(provider => askProvider(provider, modelOf(agent, provider), context))
  )
  const failed = ends.filter(end => end !== undefined)
  const first = failed.find(({ code }) => MISTAKES.has(code)) ?? failed[0]
  if (first !== undefined) {
    const message = [first, ...failed.filter(one => one !== first)].map(sentenceOf).join('\n')
    if (MISTAKES.has(first.code)) throw new UserError(message)
    throw new FaultError('model', first.code, message)
  }
  const names = providers.map(({ id }) => id).join(', ')
  const message =
    providers.length === 0
      ? `--preflight: agent ${agent.name} asks no model through the gateway, so there is nothing to try.`
      : `--preflight: ${names} answered after ${((Date.now() - begun) / 1000).toFixed(1)} s.`
  context.listener({ type: 'notice', message })
}
