import { brotliDecompressSync, gunzipSync, inflateSync } from 'node:zlib'
import type { TrajectoryStep } from '../../../contracts/gateway/trajectory.js'
import { parseJson } from '../../../text/parse-json.js'
import { isObject, type Json, listAt, objectAt, textAt } from '../json-values.js'
import type { Endpoint } from './endpoint.js'

/** What is known of a model request from its body. */
export interface ModelRequest {
  readonly model: string | null
  /** What is sent on. */
  readonly body: Buffer
  /** True where `body` asks for usage that the agent did not ask for: the event with it is ours alone. */
  readonly usageAdded: boolean
  readonly summary: TrajectoryStep['request']
}

const MAX_BODY = 32 * 1024 * 1024
const MAX_TEXT = 2000
const MAX_MODEL = 200

const decode = (body: Buffer, encoding: string | undefined): Buffer | undefined => {
  const limit = { maxOutputLength: MAX_BODY }
  try {
    if (encoding === undefined || encoding === 'identity') return body
    if (encoding === 'gzip') return gunzipSync(body, limit)
    if (encoding === 'br') return brotliDecompressSync(body, limit)
    if (encoding === 'deflate') return inflateSync(body, limit)
  } catch {
    // What is no such thing goes on as it came; the provider will say so.
  }
  return undefined
}

/** The text in a message of any of the protocols, to `MAX_TEXT` characters. */
const textOf = (value: unknown): string => {
  const parts: string[] = []
  let length = 0
  const visit = (at: unknown, depth: number): void => {
    if (length >= MAX_TEXT || depth > 8) return
    if (typeof at === 'string') {
      parts.push(at.slice(0, MAX_TEXT - length))
      length += at.length
    } else if (Array.isArray(at)) for (const item of at) visit(item, depth + 1)
    else if (isObject(at)) {
      visit(at.text ?? at.content ?? at.parts ?? at.output ?? at.functionResponse ?? at.response, depth + 1)
    }
  }
  visit(value, 0)
  return parts.join('\n').slice(0, MAX_TEXT)
}

const messagesOf = (body: Json): readonly unknown[] => {
  if (typeof body.input === 'string') return [body.input]
  for (const key of ['messages', 'input', 'contents']) {
    const list = listAt(body, key)
    if (list.length > 0) return list
  }
  return []
}

const summaryOf = (body: Json | undefined, bytes: number): TrajectoryStep['request'] => {
  const messages = body === undefined ? [] : messagesOf(body)
  return {
    bytes,
    messages: messages.length,
    first: messages.length === 0 ? null : textOf(messages[0]),
    last: messages.length < 2 ? null : textOf(messages.at(-1))
  }
}

/**
 * Reads what a model request asks for. A streamed chat without usage gets the wish for it, since no
 * account could be kept otherwise; nothing else is changed.
 */
export const readModelRequest = (
  raw: Buffer,
  {
    endpoint,
    encoding,
    askForUsage
  }: { endpoint: Endpoint; encoding: string | undefined; askForUsage: boolean }
): ModelRequest => {
  const decoded = decode(raw, encoding)
  const parsed = decoded === undefined ? undefined : parseJson(decoded.toString('utf8'))
  const body = isObject(parsed) ? parsed : undefined
  const model = (endpoint.model ?? textAt(body, 'model'))?.slice(0, MAX_MODEL) ?? null
  const summary = summaryOf(body, raw.length)
  const wants = endpoint.kind === 'chat' && body?.stream === true && askForUsage && decoded === raw
  if (!wants || objectAt(body, 'stream_options')?.include_usage === true) {
    return { model, body: raw, usageAdded: false, summary }
  }
  const options = { ...objectAt(body, 'stream_options'), include_usage: true }
  const changed = Buffer.from(JSON.stringify({ ...body, stream_options: options }))
  return { model, body: changed, usageAdded: true, summary }
}
