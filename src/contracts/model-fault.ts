import { z } from 'zod'
import type { ModelFailure } from './gateway/model-failure.js'

/** Codes of faults of kind `model`: why no request to the model succeeded. */
export const modelFaultCodeSchema = z.enum([
  /** 401 or 403: no key, a wrong one, or one without rights. */
  'model-unauthorized',
  /** 404, or another answer that says there is no such model. */
  'model-not-found',
  /** 429: too many requests, or no money left. */
  'model-rate-limited',
  'model-overloaded',
  /** No answer: name, connection, TLS, time. */
  'model-unreachable',
  /** The provider refuses what is asked of it. */
  'model-refused',
  'model-failed'
])
export type ModelFaultCode = z.infer<typeof modelFaultCodeSchema>

const CODES: Readonly<Record<ModelFailure, ModelFaultCode>> = {
  unauthorized: 'model-unauthorized',
  'rate-limited': 'model-rate-limited',
  overloaded: 'model-overloaded',
  'server-error': 'model-failed',
  'bad-request': 'model-refused',
  redirected: 'model-unreachable',
  unreachable: 'model-unreachable',
  tls: 'model-unreachable',
  timeout: 'model-unreachable',
  'no-answer': 'model-unreachable',
  'ended-early': 'model-failed',
  'bad-answer': 'model-failed',
  'error-event': 'model-failed'
}

/**
 * How providers say with 400 what others have a status for: Gemini of a key, Anthropic of the credit, OpenRouter
 * of a name. Only so near to the word is anything said of a model, and looking further would take quadratic time.
 */
const SAID: ReadonlyArray<readonly [RegExp, ModelFaultCode]> = [
  [/api[ _-]?key/i, 'model-unauthorized'],
  [/credit balance|billing|insufficient (?:balance|credits?|funds|quota)/i, 'model-rate-limited'],
  [
    /model.{0,200}?(?:not (?:found|exist)|unknown|invalid|no such)|(?:unknown|invalid|no such|not a valid) model/i,
    'model-not-found'
  ]
]

/** A model request that failed. */
export interface FailedModelRequest {
  cause: ModelFailure
  status: number | null
  /** What the provider or the network said; empty where nobody saw anything said. */
  message: string
}

/** The code of a fault for a model request that failed so. */
export const modelFaultCode = ({ cause, status, message }: FailedModelRequest): ModelFaultCode => {
  const said = status === 400 ? SAID.find(([words]) => words.test(message))?.[1] : undefined
  return status === 404 ? 'model-not-found' : (said ?? CODES[cause])
}

/** Statuses of a request that is malformed, whoever's key it bears: not so long, of this type, of these fields. */
const MALFORMED: ReadonlySet<number> = new Set([411, 413, 415, 422])

/**
 * Whether a request was refused for what the agent itself had put into it. 400 alone does not say so, since
 * providers answer with it for a wrong key as well: what they say with it does.
 */
export const isMalformed = (failed: FailedModelRequest): boolean => {
  const { status, message } = failed
  if (status === 400) return message.trim() !== '' && modelFaultCode(failed) === 'model-refused'
  return status !== null && MALFORMED.has(status)
}
