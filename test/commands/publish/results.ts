import type { Rewards } from '../../../src/contracts/rewards.js'
import { rewardsOf, trial, unresolved } from '../../report/trials.js'

/** The result of a workflow run on a day of November. */
export const resultOf = (
  day: number,
  {
    run = 4000 + day,
    attempt = 1,
    job = String(run),
    ...overrides
  }: { run?: number; attempt?: number } & Partial<Rewards> = {}
): Rewards => {
  const finishedAt = `2026-11-${String(day).padStart(2, '0')}T02:00:00.000Z`
  return {
    ...rewardsOf([trial({ finishedAt }), unresolved({ task: 'sample-org_ledger-2', finishedAt })]),
    job,
    workflow: {
      repository: 'acme/agent',
      runId: String(run),
      runAttempt: attempt,
      commit: null,
      ref: 'refs/heads/main',
      url: `https://github.com/acme/agent/actions/runs/${run}`
    },
    ...overrides
  }
}
