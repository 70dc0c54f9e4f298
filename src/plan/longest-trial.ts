import type { Task } from '../task/task.js'

/** What has to fit beside the limits: starting two containers, copying, scoring. */
const OVERHEAD_SEC = 60

/**
 * Seconds that a trial takes at most, once its image is there. An agent without a limit counts as none.
 * @param verifications how often the tests run, each time up to their limit: once for every grading of a row
 */
export const longestTrial = (
  task: Task,
  { agent, verifier, verifications }: { agent: number; verifier: number; verifications: number }
): number =>
  (task.agent.timeoutSec ?? 0) * agent + task.verifier.timeoutSec * verifier * verifications + OVERHEAD_SEC
