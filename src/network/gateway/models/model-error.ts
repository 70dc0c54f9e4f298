import type { ServerResponse } from 'node:http'
import type { ProviderApi } from '../../../contracts/gateway/provider.js'

export interface GatewayError {
  status: number
  /** One of ours, in the header `x-kotlin-bench-refused`. */
  reason: string
  message: string
}

const TYPES: Readonly<Record<number, { anthropic: string; gemini: string }>> = {
  401: { anthropic: 'authentication_error', gemini: 'UNAUTHENTICATED' },
  403: { anthropic: 'permission_error', gemini: 'PERMISSION_DENIED' },
  404: { anthropic: 'not_found_error', gemini: 'NOT_FOUND' },
  413: { anthropic: 'request_too_large', gemini: 'INVALID_ARGUMENT' },
  429: { anthropic: 'rate_limit_error', gemini: 'RESOURCE_EXHAUSTED' },
  502: { anthropic: 'api_error', gemini: 'UNAVAILABLE' },
  504: { anthropic: 'timeout_error', gemini: 'DEADLINE_EXCEEDED' }
}

/** An error in the form that the protocol's clients read, so that an agent shows our sentence. */
const errorBody = (api: ProviderApi | undefined, { status, reason, message }: GatewayError): unknown => {
  const said = `kotlin-bench: ${message}`
  const types = TYPES[status] ?? { anthropic: 'invalid_request_error', gemini: 'INVALID_ARGUMENT' }
  if (api === 'anthropic') return { type: 'error', error: { type: types.anthropic, message: said } }
  if (api === 'gemini') return { error: { code: status, message: said, status: types.gemini } }
  return { error: { message: said, type: types.anthropic, param: null, code: reason } }
}

/** Answers with an error of ours; an answer that has begun is broken off. */
export const sendError = (
  response: ServerResponse,
  api: ProviderApi | undefined,
  error: GatewayError
): void => {
  if (response.headersSent || response.destroyed) {
    response.destroy()
    return
  }
  const body = JSON.stringify(errorBody(api, error))
  response.writeHead(error.status, {
    'content-type': 'application/json',
    'content-length': String(Buffer.byteLength(body)),
    'x-kotlin-bench-refused': error.reason,
    // Clients of both large providers read it: asking again changes nothing.
    ...(error.status === 502 || error.status === 504 ? {} : { 'x-should-retry': 'false' })
  })
  response.end(body)
}
