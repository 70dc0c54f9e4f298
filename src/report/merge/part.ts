import type { PlannedTrial } from '../../contracts/plan.js'
import type { Obstacle, Rewards, TrialRecord, WorkflowRun } from '../../contracts/rewards.js'

type Comparability = Rewards['comparability']

/** How the trials of a part were run, as far as it says. */
export type PartSettings = Pick<Comparability, 'verifierMode' | 'sealed' | 'multipliers' | 'network' | 'rows'>

/** What one place, such as a shard's jobs folder or a `rewards.json`, says of a job. */
export interface ResultPart {
  /** Where it was read, for messages. */
  readonly from: string
  readonly job: string
  readonly dataset: Rewards['dataset']
  readonly rulesVersion: string
  /** The plan's id; null where the job was planned by itself. */
  readonly plan: string | null
  /** Which attempt of a workflow run made it; 1 elsewhere. */
  readonly runAttempt: number
  readonly settings: PartSettings
  readonly workflow: WorkflowRun | null
  /** What it was to run, as far as it says. */
  readonly planned: readonly PlannedTrial[]
  readonly trials: readonly TrialRecord[]
  /** Why it did not start some of them, by their names, where it says. */
  readonly leftOut: ReadonlyMap<string, Obstacle>
}
