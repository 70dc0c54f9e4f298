import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Dispatcher } from 'undici'
import { cappedFetch } from './capped-fetch.js'

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

/** Waits here and not in the library, whose timer the signal would not end. */
const waitsFor =
  ({ signal, onWait }: ApiAccess) =>
  async (seconds: number, _options: unknown, _octokit: unknown, retryCount: number): Promise<boolean> => {
    if (retryCount >= LIMIT_RETRIES || seconds > LONGEST_WAIT_SECONDS) return false
    onWait?.(`GitHub asks to wait ${seconds} s: too many requests.`)
    await sleep(seconds * 1000, undefined, signal && { signal })
    return true
  }

/**
 * GitHub's own library: it waits as `Retry-After` says, spaces out what it writes, and tries again what a
 * server failed. Its code is loaded here, not before.
 */
export const loadOctokit = async (access: ApiAccess) => {
  const [{ Octokit }, { throttling }, { retry }, { paginateRest }] = await Promise.all([
    import('@octokit/core'),
    import('@octokit/plugin-throttling'),
    import('@octokit/plugin-retry'),
    import('@octokit/plugin-paginate-rest')
  ])
  const { apiUrl, token, sender, signal, retryBaseMs = RETRY_BASE_MS } = access
  const waits = waitsFor(access)
  return new (Octokit.plugin(retry, throttling, paginateRest))({
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
}
