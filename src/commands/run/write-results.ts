import type { Rewards, WorkflowRun } from '../../contracts/rewards.js'
import { buildRewards } from '../../report/build-rewards.js'
import { rowSettingsOf } from '../shared/rows/row-settings.js'
import type { Job } from './job.js'
import { type Redact, redactRewards } from './redact-results.js'
import type { RunTrials } from './run-trials.js'

/**
 * Counts the trials of a job, earlier ones among them, and writes `rewards.json` and `result.json`
 * without secrets.
 * @returns what was written, and the absolute path of `rewards.json`
 */
export const writeResults = async (
  job: Job,
  { records: trials, leftOut }: RunTrials,
  {
    toolVersion,
    redact,
    workflow
  }: { readonly toolVersion: string; readonly redact: Redact; readonly workflow: WorkflowRun | null }
): Promise<{ rewards: Rewards; rewardsPath: string }> => {
  const { folder, loaded, options, planned, plan } = job
  const built = buildRewards({
    toolVersion,
    job: folder.job,
    dataset: loaded.dataset,
    plan: plan?.id ?? null,
    workflow,
    planned,
    trials,
    leftOut,
    verifierMode: options.verifierMode,
    sealed: options.seal === 'auto',
    multipliers: options.multipliers,
    network: options.agentHosts,
    rows: rowSettingsOf(options.rows, options.ofRows.gradings)
  })
  const rewards = redactRewards(built, redact)
  return { rewards, rewardsPath: await folder.writeResults(rewards) }
}
