import type { FAULT_KINDS } from '../../contracts/outcome.js'

/** Why there is no saying whether a task is solved. Benchmarks throw it from `evaluate`. */
export class EvaluationFault extends Error {
  override readonly name = 'EvaluationFault'
  /** Whose it is: the engine's or host's, the model provider's, the task's. */
  readonly kind: (typeof FAULT_KINDS)[number]
  /** A short stable word for grouping, such as `image-build-failed`. */
  readonly code: string

  constructor(
    kind: (typeof FAULT_KINDS)[number],
    code: string,
    message: string,
    options?: { readonly cause?: unknown }
  ) {
    super(message, options)
    this.kind = kind
    this.code = code
  }
}
