import { createDocker } from '../engine/docker.js'
import { engineHost } from '../engine/limits.js'
import { reapJob, reapStale } from '../engine/reap.js'
import { workflowRun } from '../github/context.js'
import { judge, resultExitCode } from '../report/gate.js'
import { secretsOf } from '../trial/agent-secrets.js'
import { keepRowResults } from './bench/keep-row-results.js'
import { requireExpectedImages } from './run/expect-images.js'
import { finishEmpty } from './run/finish-empty.js'
import { type Job, resumeJob, startJob } from './run/job.js'
import { lockJob } from './run/job-lock.js'
import { warnOfJob } from './run/job-warnings.js'
import { type JobContext, trialContextOf } from './run/make-trial-context.js'
import { redactError, redactedListener, redactFor } from './run/redact-results.js'
import { readResumedJob } from './run/resumed-job.js'
import type { RunContext, RunOptions, RunResult } from './run/run-options.js'
import { runTrials } from './run/run-trials.js'
import { writeResults } from './run/write-results.js'
import { logged } from './shared/jobs/job-log.js'

const checkImages = async ({ options, selected }: Job, context: JobContext): Promise<void> => {
  if (options.expectImages === undefined) return
  const multiplier = options.multipliers.environment
  await requireExpectedImages(options.expectImages, selected, { ...context, multiplier })
}

/**
 * Runs every selected trial and writes the jobs folder. One bad task is one bad row: its trials end
 * in a fault of the task, the others run.
 * @throws UserError where nothing could start through the user's mistake
 * @throws FaultError where no engine answers
 */
export const run = async (options: RunOptions, context: RunContext): Promise<RunResult> => {
  const docker = createDocker()
  // The user's mistakes come first: they can be mended while no engine answers.
  const job =
    options.resume === undefined
      ? await startJob(options, context)
      : await resumeJob(options, await readResumedJob(options.resume, options.jobsDir), context)
  if (job.planned.length === 0) return finishEmpty(job, context)
  const host = await engineHost(docker).catch(async error => {
    if (options.resume === undefined) await job.folder.discard()
    throw error
  })
  const { jobDir } = job.folder
  const redact = redactFor(secretsOf(job.agent))
  const listener = redactedListener(logged(job.folder, context.listener), redact)
  const background = new Set<Promise<unknown>>()
  const trialContext = trialContextOf(job, { ...context, docker, host, listener, background })
  const unlock = await lockJob(jobDir)
  try {
    warnOfJob(job, listener)
    await reapStale(docker)
    await checkImages(job, trialContext).catch(async error => {
      if (options.resume === undefined) await job.folder.discard()
      throw error
    })
    const trials = job.planned.length - job.done.length
    listener({ type: 'job-started', job: job.folder.job, id: trialContext.jobId, jobDir, trials })
    const ran = await runTrials(job, trialContext, { hasInputs: context.hasInputs })
    const { rewards, rewardsPath } = await writeResults(job, ran, {
      toolVersion: context.toolVersion,
      redact,
      workflow: workflowRun(context.environment)
    })
    await keepRowResults(job.options, rewards, listener)
    const { keepForNextRun } = trialContext
    const gate = judge(job.options.failOn, { rewards, comparison: null })
    const exitCode = resultExitCode(rewards, gate)
    return { rewards, jobDir, rewardsPath, gate, exitCode, keepForNextRun }
  } catch (thrown) {
    throw redactError(thrown, redact)
  } finally {
    await Promise.allSettled(background)
    await trialContext.sandboxes.close()
    // What a trial that was cut short could not remove itself; the others have left nothing.
    if (context.signal.aborted) await reapJob(docker, trialContext.jobId)
    await unlock()
  }
}
