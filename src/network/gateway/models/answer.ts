import type { GatewayTokens } from '../../../contracts/gateway/tokens.js'
import { countAt, isObject, textAt } from '../json-values.js'

/** How much of an answer's text and of each call's arguments is kept. */
const MAX_TEXT = 4000
const MAX_CALLS = 50

/** What a model's answer said, as far as it has come. */
export interface Answer {
  tokens: GatewayTokens | null
  /** The model that answered, by its own word. */
  model: string | null
  /** Has the answer come to its end, as its protocol marks it? */
  ended: boolean
  /** What the provider says went wrong, in the middle of an answer with a status of success. */
  error: string | null
  text: string
  calls: Array<{ name: string; arguments: string }>
}

/** An answer of which nothing has come. */
export const emptyAnswer = (): Answer => ({
  tokens: null,
  model: null,
  ended: false,
  error: null,
  text: '',
  calls: []
})

const cut = (text: string): string => (text.length > MAX_TEXT ? text.slice(0, MAX_TEXT) : text)

/** Adds a part of the text, as far as text is kept. */
export const addText = (answer: Answer, text: string | undefined): void => {
  if (text !== undefined && answer.text.length < MAX_TEXT) answer.text = cut(answer.text + text)
}

/** Adds a call of a tool, as far as calls are kept; arguments that come later are added to it. */
export const addCall = (answer: Answer, name: string | undefined, args: unknown): void => {
  if (answer.calls.length >= MAX_CALLS) return
  const text = typeof args === 'string' ? args : args === undefined ? '' : JSON.stringify(args)
  answer.calls.push({ name: (name ?? '').slice(0, 200), arguments: cut(text) })
}

/** Adds a part of the newest call's arguments. */
export const addArguments = (answer: Answer, part: string | undefined): void => {
  const call = answer.calls.at(-1)
  if (call !== undefined && part !== undefined && call.arguments.length < MAX_TEXT) {
    call.arguments = cut(call.arguments + part)
  }
}

/** The provider's own word for a failure, wherever its protocol has it. */
export const errorText = (value: unknown): string | undefined => {
  const error = isObject(value) ? value.error : undefined
  if (typeof error === 'string') return error
  if (!isObject(error)) return undefined
  const code = error.type ?? error.status ?? error.code
  const said = textAt(error, 'message')
  return (
    [code, said].filter(part => typeof part === 'string' || typeof part === 'number').join(': ') || 'error'
  )
}

/** Anthropic's `input_tokens` are those that were neither read from the cache nor written to it. */
export const anthropicTokens = (usage: unknown, before: GatewayTokens | null): GatewayTokens | null => {
  if (!isObject(usage)) return before
  const cached = countAt(usage, 'cache_read_input_tokens') ?? before?.cached ?? 0
  const cacheWrite = countAt(usage, 'cache_creation_input_tokens') ?? before?.cacheWrite ?? 0
  const freshBefore = before === null ? 0 : before.input - before.cached - before.cacheWrite
  const fresh = countAt(usage, 'input_tokens') ?? freshBefore
  const output = countAt(usage, 'output_tokens') ?? before?.output ?? 0
  return { input: fresh + cached + cacheWrite, cached, cacheWrite, output }
}

/** Chat Completions, Responses and embeddings; `input` includes what was cached. */
export const openaiTokens = (usage: unknown): GatewayTokens | null => {
  const input = countAt(usage, 'prompt_tokens') ?? countAt(usage, 'input_tokens')
  const output = countAt(usage, 'completion_tokens') ?? countAt(usage, 'output_tokens')
  if (input === undefined && output === undefined) return null
  const cached =
    countAt(usage, 'prompt_tokens_details', 'cached_tokens') ??
    countAt(usage, 'input_tokens_details', 'cached_tokens') ??
    countAt(usage, 'prompt_cache_hit_tokens') ??
    0
  return { input: input ?? 0, cached: Math.min(cached, input ?? 0), cacheWrite: 0, output: output ?? 0 }
}

/** Thoughts are output, what tools were given is input; `promptTokenCount` includes what was cached. */
export const geminiTokens = (usage: unknown): GatewayTokens | null => {
  const prompt = countAt(usage, 'promptTokenCount')
  if (prompt === undefined) return null
  const input = prompt + (countAt(usage, 'toolUsePromptTokenCount') ?? 0)
  const cached = Math.min(countAt(usage, 'cachedContentTokenCount') ?? 0, input)
  const output = (countAt(usage, 'candidatesTokenCount') ?? 0) + (countAt(usage, 'thoughtsTokenCount') ?? 0)
  return { input, cached, cacheWrite: 0, output }
}
