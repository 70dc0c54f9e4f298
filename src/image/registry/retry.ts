import { setTimeout as sleep } from 'node:timers/promises'
import pRetry from 'p-retry'
import { FaultError } from '../../contracts/errors.js'
import type { FaultCode } from '../../contracts/fault-codes.js'

/** What may be over a moment later. */
const PASSING = new Set<FaultCode>(['registry-limited', 'registry-unavailable', 'network'])

/** A registry's answer that says when to come back. */
export class ComeBack extends FaultError {
  /** Milliseconds; undefined where it did not say. */
  readonly afterMs: number | undefined
  constructor(code: FaultCode, message: string, afterMs: number | undefined) {
    super('infrastructure', code, message)
    this.afterMs = afterMs
  }
}

/** Who refuses may let us in later; who does not answer at all is given up sooner. */
const RETRIES_WITHOUT_ANSWER = 2

/** A registry that wants more patience than this is as good as none. */
const LONGEST_WAIT_MS = 60_000

/** How often something is tried again, and the first pause; each is twice the one before, give or take. */
export interface Patience {
  retries: number
  firstPauseMs: number
}

const PATIENCE: Patience = { retries: 6, firstPauseMs: 500 }

/** Does something again that failed in a way that passes: with growing pauses of random length, or as long as was asked for. */
export const withRetries = <T>(
  work: () => Promise<T>,
  {
    signal,
    patience = PATIENCE,
    withoutAnswer = RETRIES_WITHOUT_ANSWER
  }: {
    signal: AbortSignal
    patience?: Patience | undefined
    /** How often it is tried again where nobody answered. */
    withoutAnswer?: number
  }
): Promise<T> =>
  pRetry(work, {
    retries: patience.retries,
    minTimeout: patience.firstPauseMs,
    maxTimeout: 20_000,
    factor: 2,
    randomize: true,
    signal,
    shouldRetry: ({ error, attemptNumber }) =>
      error instanceof FaultError &&
      PASSING.has(error.code) &&
      (error.code === 'registry-limited' || attemptNumber <= withoutAnswer) &&
      !(error instanceof ComeBack && (error.afterMs ?? 0) > LONGEST_WAIT_MS),
    onFailedAttempt: async ({ error }) => {
      if (!(error instanceof ComeBack) || error.afterMs === undefined) return
      if (error.afterMs <= LONGEST_WAIT_MS) await sleep(error.afterMs, undefined, { signal })
    }
  })

/** Milliseconds of a `Retry-After`: seconds, or a date. */
export const retryAfterMs = (header: string | undefined, now: number = Date.now()): number | undefined => {
  if (header === undefined || header.trim() === '') return undefined
  const ms = /^\s*\d+\s*$/.test(header) ? Number(header) * 1000 : Date.parse(header) - now
  return Number.isNaN(ms) ? undefined : Math.max(0, ms)
}
