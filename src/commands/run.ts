import type { ProgressListener } from '../contracts/progress.js'
import type { Rewards } from '../contracts/rewards.js'

/** Everything `run` can be told, already read and validated at the edge. */
export interface RunOptions {
  /** A folder of tasks, or one task. Absolute. */
  path: string
  /** Folder with `manifest`; default: `bases` beside the tasks folder. Absolute. */
  bases: string | undefined
  /** Globs over task names; empty means all. */
  include: readonly string[]
  exclude: readonly string[]
  limit: number | undefined
  agent: string
  attempts: number
  concurrency: number
  jobsDir: string
  jobName: string | undefined
  multipliers: { environment: number; agent: number; verifier: number }
  failOn: FailOn
}

export type FailOn = 'never' | 'error'

/** What the edge hands in: who listens, and what cancels. */
export interface RunContext {
  listener: ProgressListener
  /** Aborted by Ctrl-C or a cancelled workflow job; the reason is the signal's name. */
  signal: AbortSignal
  toolVersion: string
}

export interface RunResult {
  rewards: Rewards
  /** Absolute path of `jobs/<job>`. */
  jobDir: string
  rewardsPath: string
  /** As DESIGN.md's table: 0 done, 1 gate or task fault, 3 no verdict through an outside fault. */
  exitCode: 0 | 1 | 3
}

/** Runs every selected trial and writes the jobs folder. */
export const run = async (_options: RunOptions, _context: RunContext): Promise<RunResult> => {
  throw new Error('being written')
}
