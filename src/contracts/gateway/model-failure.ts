import { z } from 'zod'

/** Why a model request did not succeed. */
export const modelFailureSchema = z.enum([
  'unauthorized',
  'rate-limited',
  'overloaded',
  'server-error',
  'bad-request',
  'redirected',
  'unreachable',
  'tls',
  'timeout',
  /** Nothing came before the agent gave up or the gateway was stopped. */
  'no-answer',
  'ended-early',
  /** A status of success with something else than the protocol's answer. */
  'bad-answer',
  /** The stream or the body says that the model failed. */
  'error-event'
])
export type ModelFailure = z.infer<typeof modelFailureSchema>
