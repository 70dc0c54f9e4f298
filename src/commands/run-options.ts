import type { ProgressListener } from '../contracts/progress.js'
import type { Rewards } from '../contracts/rewards.js'
import type { VerifierMode } from '../trial/trial-context.js'
import type { AgentChoice } from './choose-agent.js'
import type { ControlsMode } from './controls.js'

/** Everything `run` can be told, already read and validated at the edge. */
export interface RunOptions extends AgentChoice {
  /** A folder of tasks, or one task. Absolute. */
  path: string
  /** Folder with `manifest`; default: `bases` beside the tasks folder. Absolute. */
  bases: string | undefined
  /** Globs over task names; empty means all. */
  include: readonly string[]
  exclude: readonly string[]
  limit: number | undefined
  attempts: number
  concurrency: number
  jobsDir: string
  jobName: string | undefined
  multipliers: { environment: number; agent: number; verifier: number }
  verifierMode: VerifierMode
  /** `auto` takes history that HEAD does not reach out of a copy of the image. */
  seal: 'auto' | 'never'
  controls: ControlsMode
  /** How often a trial is tried again that the infrastructure failed. */
  maxRetries: number
  /** Minutes from now after which nothing may be running. */
  deadlineMinutes: number | undefined
  /** Of the order in which tasks get their turn, where not all may. */
  seed: number
  /** Whether a task's image is removed after its last trial. */
  pruneImages: boolean
  /** A job, by path or by name in the jobs folder, of which only what has no verdict is run. */
  resume: string | undefined
  failOn: FailOn
}

export type FailOn = 'never' | 'error'

/** What the edge hands in: who listens, and what cancels. */
export interface RunContext {
  listener: ProgressListener
  /** Aborted by Ctrl-C or a cancelled workflow job; the reason is the signal's name. */
  signal: AbortSignal
  toolVersion: string
  /** The host's, for what an agent is to get of it. */
  environment: Readonly<Record<string, string | undefined>>
}

export interface RunResult {
  rewards: Rewards
  /** Absolute path of `jobs/<job>`. */
  jobDir: string
  rewardsPath: string
  /** As DESIGN.md's table: 0 done, 1 gate or task fault, 3 no verdict through an outside fault. */
  exitCode: 0 | 1 | 3
}
