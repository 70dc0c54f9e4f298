import { z } from 'zod'
import type { ModelFailure } from './gateway.js'

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

/** The code of a fault for a model request that failed so. */
export const modelFaultCode = ({
  cause,
  status
}: {
  cause: ModelFailure
  status: number | null
}): ModelFaultCode => (status === 404 ? 'model-not-found' : CODES[cause])
