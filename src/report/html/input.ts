import type { Comparison } from '../../contracts/comparison.js'
import type { GateResult } from '../../contracts/gate.js'
import type { Trajectory } from '../../contracts/gateway/trajectory.js'
import type { PlannedTrial } from '../../contracts/plan.js'
import type { Rewards, TrialRecord } from '../../contracts/rewards.js'
import type { Verdict } from '../../contracts/verdict.js'

/** Most that is worth reading of a trial's files; the page shows less where many trials share its size. */
export const DETAIL_LIMITS = {
  /** Characters from the start of a patch. */
  patch: 200_000,
  /** Characters from the end of a log. */
  log: 32_000,
  /** Tests with a message, and the characters of each. */
  failures: 100,
  failureMessage: 4_000
} as const

/** A part of a file: the start of a patch, the end of a log. */
export interface Excerpt {
  readonly text: string
  /** Bytes of the whole file, so that a reader sees how much is not here. */
  readonly bytes: number
}

export interface LogEnd extends Excerpt {
  /** Below the trial's folder, such as `verifier/test-stdout.txt`. */
  readonly path: string
}

export interface TestFailure {
  readonly test: string
  /** Message and stack trace as the report has them, in lines. */
  readonly message: string
}

/** What lies in the folder of one trial. */
export interface TrialDetails {
  /** `verifier/report.json`; null where there is none. */
  readonly verdict: Verdict | null
  /** `artifacts/model.patch`. */
  readonly patch: Excerpt | null
  /** Of the tests in the verifier's reports that failed, those that a reason names first. */
  readonly failures: readonly TestFailure[]
  /** The tests' output, the agent's, the trial's own log; those worth reading first. */
  readonly logs: readonly LogEnd[]
  /** Of `agent/model-requests.json`; null for an agent whose requests the gateway did not see. */
  readonly trajectory: Trajectory | null
  /**
   * Where the folder lies as seen from the page: a path with `/` that is not URL-encoded, such as
   * `../jobs/nightly/task__abc`, or an https address; null where the page lies alone.
   */
  readonly folder: string | null
  /** Files in the folder that are linked, as paths below it, not URL-encoded. */
  readonly files: readonly string[]
}

/** How the gate judged, a sentence for each thing that it asks. */
export type GateVerdict = Pick<GateResult, 'passed' | 'checks'>

export interface HtmlReportInput {
  readonly rewards: Rewards
  /** Null without a baseline. */
  readonly comparison: Comparison | null
  /** Null where there is no gate. */
  readonly gate: GateVerdict | null
  /** Trials that were planned and did not run. */
  readonly notRun: readonly PlannedTrial[]
  /**
   * Reads the folder of a trial, which has to be named by `name` and, for results merged of several
   * jobs, looked up by the caller; null where the folder is not at hand. Called once for each trial,
   * one after another, so that not all of them are in memory at a time.
   */
  readonly detailsOf: (trial: TrialRecord) => Promise<TrialDetails | null>
  /** Of the whole page; 25 MB unless told otherwise. */
  readonly maxBytes?: number
}
