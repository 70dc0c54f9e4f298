import { errors } from 'undici'
import type { ModelFailure } from '../../../contracts/gateway/model-failure.js'

/** Why a status is no success; undefined where it is one. */
export const failureOfStatus = (status: number): ModelFailure | undefined => {
  if (status >= 200 && status < 300) return undefined
  if (status < 400) return 'redirected'
  if (status === 401 || status === 403) return 'unauthorized'
  if (status === 429) return 'rate-limited'
  if (status === 503 || status === 529) return 'overloaded'
  if (status === 408) return 'timeout'
  return status >= 500 ? 'server-error' : 'bad-request'
}

const TIMEOUTS = [errors.HeadersTimeoutError, errors.BodyTimeoutError, errors.ConnectTimeoutError]
const UNREACHABLE = new Set([
  'EAI_AGAIN',
  'ECONNREFUSED',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'ERELAY',
  'ETIMEDOUT'
])
const TLS = /^(?:ERR_TLS_|ERR_SSL_|CERT_|DEPTH_ZERO_|SELF_SIGNED_|UNABLE_TO_|EPROTO$|HOSTNAME_MISMATCH)/

/** Every address of a name was tried; the first one's reason stands for all. */
const single = (thrown: unknown): unknown =>
  thrown instanceof AggregateError && thrown.errors.length > 0 ? thrown.errors[0] : thrown

/** Why a connection did not give a whole answer. */
export const failureOfError = (thrown: unknown): { cause: ModelFailure; message: string } => {
  const error = single(thrown) as NodeJS.ErrnoException
  const code = typeof error?.code === 'string' ? error.code : ''
  const message = error instanceof Error ? error.message || code : String(thrown)
  if (TIMEOUTS.some(kind => error instanceof kind)) return { cause: 'timeout', message }
  if (UNREACHABLE.has(code) || error?.name === 'RequestAbortedError') return { cause: 'unreachable', message }
  if (TLS.test(code)) return { cause: 'tls', message }
  return { cause: 'ended-early', message }
}
