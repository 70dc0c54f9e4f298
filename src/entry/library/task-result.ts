import type { EvaluationFault } from './evaluation-fault.js'

/** What came of one task. */
export interface TaskResult {
  readonly task: string
  /** `error` where there is no saying whether the task is solved; `fault` then says why. */
  readonly outcome: 'resolved' | 'unresolved' | 'error'
  /** As {@link Evaluation.passed}; null where nothing was evaluated. */
  readonly passed: boolean | null
  readonly exitCode: number | null
  readonly testsRun: number | null
  /** Why it is not resolved, with a code as `agent-failed` or `nothing-ran`; null where it is, or where nothing more is known. */
  readonly reason: { readonly code: string; readonly message: string } | null
  /** Whose fault it is that there is no verdict; null where there is one. */
  readonly fault: Pick<EvaluationFault, 'kind' | 'code' | 'message'> | null
  readonly seconds: { readonly agent: number; readonly evaluate: number }
}
