import type { FaultKind } from './outcome.js'

/**
 * The user's mistake: nothing could start. The message names the thing, its value, the valid values
 * and the next step; it is printed alone, without a stack. Exit code 2.
 */
export class UserError extends Error {
  override readonly name = 'UserError'
}

/**
 * Why a trial has no verdict. Thrown anywhere inside a trial and recorded on that trial alone;
 * it never ends the job.
 */
export class FaultError extends Error {
  override readonly name = 'FaultError'
  readonly kind: FaultKind
  readonly code: string

  constructor(kind: FaultKind, code: string, message: string, options?: ErrorOptions) {
    super(message, options)
    this.kind = kind
    this.code = code
  }
}

/** The message of anything that was thrown. */
export const errorMessage = (thrown: unknown): string =>
  thrown instanceof Error ? thrown.message : String(thrown)
