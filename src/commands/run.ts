import type { Rewards } from '../contracts/rewards.js'
import { createDocker } from '../engine/docker.js'
import { engineHost } from '../engine/limits.js'
import { reapJob, reapStale } from '../engine/reap.js'
import { buildRewards } from '../report/build-rewards.js'
import { secretsOf } from '../trial/agent-secrets.js'
import { readEarlierRun } from './run/earlier-run.js'
import { goOn, newJob } from './run/job.js'
import { lockJob } from './run/job-lock.js'
import { logged, trialContextOf } from './run/make-trial-context.js'
import { createMask, maskError, maskedListener, maskRewards } from './run/masked.js'
import type { FailOn, RunContext, RunOptions, RunResult } from './run/run-options.js'
import { runTrials } from './run/run-trials.js'
import { tellOfJob } from './run/tell-of-job.js'

/** 3 wins over 1: whoever reruns has to see first that something outside was wrong. */
const exitCodeOf = ({ summary }: Rewards, failOn: FailOn): RunResult['exitCode'] => {
  const { infrastructure, model, task } = summary.errors
  if (infrastructure + model + summary.notRun > 0) return 3
  return task > 0 && failOn !== 'never' ? 1 : 0
}

/**
 * Runs every selected trial and writes the jobs folder. One bad task is one bad row: its trials end
 * in a fault of the task, the others run.
 * @throws UserError where nothing could start through the user's mistake
 * @throws FaultError where no engine answers
 */
export const run = async (options: RunOptions, context: RunContext): Promise<RunResult> => {
  const { signal } = context
  const docker = createDocker()
  // The user's mistakes come first: they can be mended while no engine answers.
  const job =
    options.resume === undefined
      ? await newJob(options, context)
      : await goOn(options, await readEarlierRun(options.resume, options.jobsDir), context)
  const host = await engineHost(docker).catch(async error => {
    if (options.resume === undefined) await job.folder.discard()
    throw error
  })
  const unlock = await lockJob(job.folder.jobDir)
  const mask = createMask(secretsOf(job.agent))
  const listener = maskedListener(logged(job.folder, context.listener), mask)
  tellOfJob(job, listener)
  const background = new Set<Promise<unknown>>()
  const trialContext = trialContextOf(job, { ...context, docker, host, listener, background })
  await reapStale(docker)
  listener({
    type: 'job-started',
    job: job.folder.job,
    id: trialContext.id,
    jobDir: job.folder.jobDir,
    trials: job.planned.length - job.done.length
  })
  try {
    const trials = await runTrials(job, trialContext)
    const built = buildRewards({
      toolVersion: context.toolVersion,
      job: job.folder.job,
      dataset: job.loaded.dataset,
      plan: null,
      planned: job.planned,
      trials,
      verifierMode: job.options.verifierMode,
      sealed: job.options.seal === 'auto',
      multipliers: job.options.multipliers,
      network: job.options.agentHosts
    })
    const rewards = maskRewards(built, mask)
    const rewardsPath = await job.folder.writeResults(rewards)
    return {
      rewards,
      jobDir: job.folder.jobDir,
      rewardsPath,
      exitCode: exitCodeOf(rewards, job.options.failOn)
    }
  } catch (thrown) {
    throw maskError(thrown, mask)
  } finally {
    await Promise.allSettled(background)
    await trialContext.sandboxes.close()
    // What a trial that was cut short could not remove itself; the others have left nothing.
    if (signal.aborted) await reapJob(docker, trialContext.id)
    await unlock()
  }
}
