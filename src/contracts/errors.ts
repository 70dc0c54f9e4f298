import type { FaultCode } from './fault-codes.js'
import type { Fault, FaultKind } from './outcome.js'

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
export class FaultError<Kind extends FaultKind = FaultKind> extends Error {
  override readonly name = 'FaultError'
  readonly kind: Kind
  readonly code: FaultCode<Kind>

  constructor(kind: Kind, code: FaultCode<Kind>, message: string, options?: ErrorOptions) {
    super(message, options)
    this.kind = kind
    this.code = code
  }

  /** A fault that a record tells of, to be thrown again; a kept record may bear a code of another version. */
  static of({ kind, code, message }: Pick<Fault, 'kind' | 'code' | 'message'>): FaultError {
    return new FaultError(kind, code as FaultCode, message)
  }
}

/** The message of anything that was thrown. */
export const errorMessage = (thrown: unknown): string =>
  thrown instanceof Error ? thrown.message : String(thrown)
