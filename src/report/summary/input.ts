import type { Comparison } from '../../contracts/comparison.js'
import type { GateResult } from '../../contracts/gate.js'
import type { Rewards } from '../../contracts/rewards.js'

/** Where a reader finds more. */
export interface SummaryLinks {
  /** A page that has all of the report, such as the artifact that holds it. */
  readonly report?: string | undefined
  /** A page on one trial, by the trial's name; undefined where there is none. */
  readonly trial?: ((name: string) => string | undefined) | undefined
}

export interface SummaryInput {
  readonly rewards: Rewards
  /** Null without a baseline. */
  readonly comparison: Comparison | null
  /** Null where nothing is judged. */
  readonly gate: Pick<GateResult, 'passed' | 'checks'> | null
  readonly links: SummaryLinks
}

/** How much is shown: every task, those not resolved in every trial, or counts alone. */
export type Detail = 'all' | 'failures' | 'counts'
