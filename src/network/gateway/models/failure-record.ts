import type { FailedRequest, GatewayAccount } from '../../../contracts/gateway/account.js'

/** Which requests failed: the first, the newest, and how many since the last success. */
export interface FailureRecord {
  fail(failed: FailedRequest): void
  succeed(): void
  read(): Pick<GatewayAccount, 'firstFailure' | 'lastFailure' | 'failuresInARow'>
}

/** None yet. */
export const createFailureRecord = (): FailureRecord => {
  let firstFailure: FailedRequest | null = null
  let lastFailure: FailedRequest | null = null
  let failuresInARow = 0
  return {
    fail(failed) {
      failuresInARow += 1
      lastFailure = failed
      firstFailure ??= failed
    },
    succeed() {
      failuresInARow = 0
    },
    read: () => ({ firstFailure, lastFailure, failuresInARow })
  }
}
