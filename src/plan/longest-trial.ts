import type { Task } from '../task/task.js'

/** What has to fit beside the limits: starting two containers, copying, scoring. */
const OVERHEAD_SEC = 60

/** Seconds that a trial takes at most, once its image is there. An agent without a limit counts as none. */
export const longestTrial = (task: Task, multipliers: { agent: number; verifier: number }): number =>
  (task.agent.timeoutSec ?? 0) * multipliers.agent +
  task.verifier.timeoutSec * multipliers.verifier +
  OVERHEAD_SEC
