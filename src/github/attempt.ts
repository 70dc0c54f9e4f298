import { errorMessage } from '../contracts/errors.js'
import { ApiFailure, apiFailure, isHttpError, type Purpose } from './api-failure.js'

const rejectedOnAbort = (
  signal: AbortSignal | undefined
): { promise: Promise<never>; forget: () => void } => {
  let forget = (): void => {}
  const promise = new Promise<never>((_, reject) => {
    const onAbort = (): void => reject(signal?.reason)
    signal?.addEventListener('abort', onAbort, { once: true })
    forget = () => signal?.removeEventListener('abort', onAbort)
  })
  // Nobody may be waiting any more.
  promise.catch(() => {})
  return { promise, forget }
}

export interface Attempt {
  readonly purpose: Purpose
  readonly hasToken: boolean
  readonly signal: AbortSignal | undefined
}

const failure = (thrown: unknown, { purpose, hasToken, signal }: Attempt): unknown => {
  if (signal?.aborted) return signal.reason
  if (isHttpError(thrown)) return apiFailure(thrown, { purpose, hasToken })
  const message = `GitHub could not be reached ${purpose.what} (${errorMessage(thrown)}).`
  return new ApiFailure('github-unreachable', message, { status: null, cause: thrown })
}

/**
 * Does what asks GitHub. Ends with the signal also while the library waits.
 * @throws ApiFailure for whatever fails; the signal's reason where that has been aborted
 */
export const attempt = async <T>(options: Attempt, action: () => Promise<T>): Promise<T> => {
  const { signal } = options
  signal?.throwIfAborted()
  const aborted = rejectedOnAbort(signal)
  try {
    return await Promise.race([action(), aborted.promise])
  } catch (thrown) {
    throw failure(thrown, options)
  } finally {
    aborted.forget()
  }
}
