import { join } from 'node:path'
import type { PlannedTrial } from '../../../contracts/plan.js'
import type { Rewards } from '../../../contracts/rewards.js'
import { agentName } from '../../../report/trial-facts.js'
import { safeName } from '../../../text/safe-name.js'

/** Trials of one agent and model and of one attempt: what the official harness takes for one run. */
export interface OfficialRun {
  /** Below `swe-polybench`; empty where there is but one. */
  readonly path: string
  readonly planned: readonly PlannedTrial[]
}

/** What of a result the official harness takes for a run, each with a folder of its own. */
export const officialRuns = ({ trials, notRun = [], groups }: Rewards): OfficialRun[] => {
  const planned: readonly PlannedTrial[] = [...trials, ...notRun]
  const attempts = [...new Set(planned.map(({ attempt }) => attempt))].sort((a, b) => a - b)
  return groups.flatMap(group =>
    attempts.map(attempt => ({
      path: join(
        groups.length > 1 ? safeName(agentName(group)) : '',
        attempts.length > 1 ? `attempt-${attempt}` : ''
      ),
      planned: planned.filter(
        one => one.agent === group.agent && one.model === group.model && one.attempt === attempt
      )
    }))
  )
}
