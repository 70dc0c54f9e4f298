import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Dispatcher } from 'undici'
import type { z } from 'zod'
import { errorMessage } from '../contracts/errors.js'
import { ApiFailure, apiFailure, isHttpError, type Purpose } from './api-failure.js'
import { cappedFetch } from './capped-fetch.js'

/** A call of GitHub's REST API. */
export interface Ask<T> {
  purpose: Purpose
  /** Fills in the route's names; the rest goes into the query or the body. */
  parameters?: Readonly<Record<string, unknown>>
  /** What of the answer is read. */
  schema: z.ZodType<T>
}

/** GitHub's REST API. Whatever fails is thrown as `ApiFailure`, after what may pass was tried again. */
export interface GitHubApi {
  /** One call, such as `POST /repos/{owner}/{repo}/git/blobs`. */
  call<T>(route: string, ask: Ask<T>): Promise<T>
  /** The pages of a list, one after the other; the rest is not asked for where the reader stops. */
  pages<T>(route: string, ask: Ask<T>): AsyncIterable<readonly T[]>
  /** The body of an answer as it comes: a file, or a zip from the storage that GitHub points to. */
  stream(
    route: string,
    ask: Omit<Ask<never>, 'schema'> & { maxBytes: number; accept?: string }
  ): Promise<Readable>
}

export interface ApiAccess {
  /** `https://api.github.com`, or where a server of one's own has it. */
  apiUrl: string
  /** Undefined: what everybody may read. */
  token: string | undefined
  sender: (url: URL) => Dispatcher
  signal?: AbortSignal | undefined
  /** Hears of every wait that a limit of GitHub's asks for. */
  onWait?: ((text: string) => void) | undefined
  /** Where a server failed, waits of 1, 4 and 9 times these milliseconds come before it is tried again. */
  retryBaseMs?: number
}

const JSON_MAX_BYTES = 32 * 1024 * 1024
/** A longer wait is not worth a runner's time; what GitHub asks for after a burst is a minute. */
const LONGEST_WAIT_SECONDS = 300
const LIMIT_RETRIES = 3
const SERVER_RETRIES = 3
const RETRY_BASE_MS = 1000

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

/**
 * A client of GitHub's API, by its own library: it waits as `Retry-After` says, spaces out what it
 * writes, and tries again what a server failed. Its code is loaded here, not before.
 */
export const openGitHub = async (access: ApiAccess): Promise<GitHubApi> => {
  const [{ Octokit }, { throttling }, { retry }, { paginateRest }] = await Promise.all([
    import('@octokit/core'),
    import('@octokit/plugin-throttling'),
    import('@octokit/plugin-retry'),
    import('@octokit/plugin-paginate-rest')
  ])
  const { apiUrl, token, sender, signal, onWait, retryBaseMs = RETRY_BASE_MS } = access

  /** Waits here and not in the library, whose timer the signal would not end. */
  const waits = async (
    seconds: number,
    _options: unknown,
    _octokit: unknown,
    retryCount: number
  ): Promise<boolean> => {
    if (retryCount >= LIMIT_RETRIES || seconds > LONGEST_WAIT_SECONDS) return false
    onWait?.(`GitHub asks to wait ${seconds} s: too many requests.`)
    await sleep(seconds * 1000, undefined, signal && { signal })
    return true
  }
  const client = new (Octokit.plugin(retry, throttling, paginateRest))({
    baseUrl: apiUrl.replace(/\/+$/, ''),
    ...(token === undefined ? {} : { auth: token }),
    userAgent: 'kotlin-bench',
    request: { fetch: cappedFetch({ maxBytes: JSON_MAX_BYTES, sender }), ...(signal && { signal }) },
    // What a limit refuses is for the other plugin, which knows how long to wait.
    retry: {
      retries: SERVER_RETRIES,
      retryAfterBaseValue: retryBaseMs,
      doNotRetry: [400, 401, 403, 404, 409, 410, 422, 429, 451]
    },
    throttle: {
      ...{ onRateLimit: waits, onSecondaryRateLimit: waits, retryAfterBaseValue: 0 },
      // Paced by itself: another token's requests are no burst of this one's.
      id: randomUUID()
    },
    // What it would say there, it says again in what it throws.
    log: { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} }
  })

  const failure = (thrown: unknown, purpose: Purpose): unknown => {
    if (signal?.aborted) return signal.reason
    if (isHttpError(thrown)) return apiFailure(thrown, { purpose, hasToken: token !== undefined })
    const message = `GitHub could not be reached ${purpose.what} (${errorMessage(thrown)}).`
    return new ApiFailure('github-unreachable', message, { status: null, cause: thrown })
  }
  /** Ends with the signal also while the library waits. */
  const attempt = async <T>(purpose: Purpose, action: () => Promise<T>): Promise<T> => {
    signal?.throwIfAborted()
    const aborted = rejectedOnAbort(signal)
    try {
      return await Promise.race([action(), aborted.promise])
    } catch (thrown) {
      throw failure(thrown, purpose)
    } finally {
      aborted.forget()
    }
  }
  const read = <T>(schema: z.ZodType<T>, data: unknown, purpose: Purpose): T => {
    const result = schema.safeParse(data)
    if (result.success) return result.data
    const [issue] = result.error.issues
    const message = `GitHub's answer ${purpose.what} is not what it should be: ${issue?.path.join('.')}: ${issue?.message}.`
    throw new ApiFailure('github-unreachable', message, { status: null, cause: result.error })
  }

  return {
    call: async (route, { purpose, parameters = {}, schema }) => {
      const { data } = await attempt(purpose, () => client.request(route, parameters))
      return read(schema, data, purpose)
    },
    pages: async function* (route, { purpose, parameters = {}, schema }) {
      const iterator = client.paginate
        .iterator(route, { per_page: 100, ...parameters })
        [Symbol.asyncIterator]()
      for (;;) {
        const next = await attempt(purpose, () => iterator.next())
        if (next.done) return
        yield read(schema.array(), [...next.value.data], purpose)
      }
    },
    stream: async (route, { purpose, parameters = {}, maxBytes, accept }) => {
      const { data } = await attempt(purpose, () =>
        client.request(route, {
          ...parameters,
          ...(accept === undefined ? {} : { headers: { accept } }),
          request: { fetch: cappedFetch({ maxBytes, sender }), parseSuccessResponseBody: false }
        })
      )
      return Readable.fromWeb(data as ReadableStream<Uint8Array>).on('error', () => {})
    }
  }
}
