import type { Task } from '../task/task.js'

/** What has to fit beside the limits: starting two containers, copying, scoring. */
const OVERHEAD_SEC = 60

/** Seconds that a trial takes at most, once its image is there. An agent without a limit counts as none. */
export const longestTrial = (task: Task, multipliers: { agent: number; verifier: number }): number =>
  (task.agent.timeoutSec ?? 0) * multipliers.agent +
  task.verifier.timeoutSec * multipliers.verifier +
  OVERHEAD_SEC

/** Whether a trial that starts now is through before the deadline, whatever the agent and the tests do. */
export const fitsBefore = (deadline: number | undefined, seconds: number, now = Date.now()): boolean =>
  deadline === undefined || now + seconds * 1000 <= deadline
