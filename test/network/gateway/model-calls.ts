import type { ProviderApi } from '../../../src/contracts/gateway/provider.js'
import { TOKEN } from './start.js'

/** One way of asking a model, as an agent does. */
export interface Protocol {
  name: string
  api: ProviderApi
  path: string
  header: string
  value: string
  body: object
  /** What its streams end with, in the scripted model. */
  lastEvent: string
}

const SHELL = { type: 'object', properties: { command: { type: 'string' } }, required: ['command'] }
const SAY = 'change x.txt'

const anthropic = (stream: boolean): object => ({
  model: 'claude-sonnet-4-5',
  max_tokens: 100,
  stream,
  messages: [{ role: 'user', content: SAY }],
  tools: [{ name: 'bash', input_schema: SHELL }]
})
const chat = (stream: boolean): object => ({
  model: 'gpt-4.1',
  stream,
  messages: [{ role: 'user', content: SAY }],
  tools: [{ type: 'function', function: { name: 'bash', parameters: SHELL } }]
})
const responses = (stream: boolean): object => ({
  model: 'gpt-5',
  stream,
  input: [{ role: 'user', content: [{ type: 'input_text', text: SAY }] }],
  tools: [{ type: 'function', name: 'bash', parameters: SHELL }]
})
const gemini = {
  contents: [{ role: 'user', parts: [{ text: SAY }] }],
  tools: [{ functionDeclarations: [{ name: 'run_shell_command', parameters: SHELL }] }]
}

export const PROTOCOLS: readonly Protocol[] = [
  {
    name: 'Anthropic',
    api: 'anthropic',
    path: '/v1/messages',
    header: 'x-api-key',
    value: TOKEN,
    body: anthropic(false),
    lastEvent: ''
  },
  {
    name: 'Anthropic, streaming',
    api: 'anthropic',
    path: '/v1/messages?beta=true',
    header: 'x-api-key',
    value: TOKEN,
    body: anthropic(true),
    lastEvent: 'message_stop'
  },
  {
    name: 'Chat',
    api: 'openai',
    path: '/v1/chat/completions',
    header: 'authorization',
    value: `Bearer ${TOKEN}`,
    body: chat(false),
    lastEvent: ''
  },
  {
    name: 'Chat, streaming',
    api: 'openai',
    path: '/v1/chat/completions',
    header: 'authorization',
    value: `Bearer ${TOKEN}`,
    body: chat(true),
    lastEvent: '[DONE]'
  },
  {
    name: 'Responses',
    api: 'openai',
    path: '/v1/responses',
    header: 'authorization',
    value: `bearer ${TOKEN}`,
    body: responses(false),
    lastEvent: ''
  },
  {
    name: 'Responses, streaming',
    api: 'openai',
    path: '/v1/responses',
    header: 'authorization',
    value: `Bearer ${TOKEN}`,
    body: responses(true),
    lastEvent: 'response.completed'
  },
  {
    name: 'Gemini',
    api: 'gemini',
    path: '/v1beta/models/gemini-2.5-pro:generateContent',
    header: 'x-goog-api-key',
    value: TOKEN,
    body: gemini,
    lastEvent: ''
  },
  {
    name: 'Gemini, streaming',
    api: 'gemini',
    path: '/v1beta/models/gemini-2.5-pro:streamGenerateContent?alt=sse',
    header: 'x-goog-api-key',
    value: TOKEN,
    body: gemini,
    lastEvent: 'STOP'
  }
]

export const isStream = ({ lastEvent }: Protocol): boolean => lastEvent !== ''

/** Asks as the protocol's clients do; `id` is the provider's. */
export const ask = (
  port: number,
  protocol: Protocol,
  {
    id = protocol.api,
    headers = {},
    signal = null
  }: { id?: string; headers?: Record<string, string>; signal?: AbortSignal | null } = {}
): Promise<Response> =>
  fetch(`http://127.0.0.1:${port}/${id}${protocol.path}`, {
    method: 'POST',
    signal,
    headers: { 'content-type': 'application/json', [protocol.header]: protocol.value, ...headers },
    body: JSON.stringify(protocol.body)
  })
