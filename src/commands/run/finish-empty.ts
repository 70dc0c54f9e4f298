import { workflowRun } from '../../github/context.js'
import { judge, resultExitCode } from '../../report/gate.js'
import type { Job } from './job.js'
import type { RunContext, RunResult } from './run-options.js'
import { writeResults } from './write-results.js'

/** The results of a job of which nothing is to run, for which no engine is needed. */
export const finishEmpty = async (
  job: Job,
  { toolVersion, environment, listener }: RunContext
): Promise<RunResult> => {
  const { jobDir, job: name } = job.folder
  listener({ type: 'job-started', job: name, id: name, jobDir, trials: 0 })
  const workflow = workflowRun(environment)
  const { rewards, rewardsPath } = await writeResults(
    job,
    { records: [], leftOut: new Map() },
    { toolVersion, redact: text => text, workflow }
  )
  const gate = judge(job.options.failOn, { rewards, comparison: null })
  const exitCode = resultExitCode(rewards, gate)
  return { rewards, jobDir, rewardsPath, gate, exitCode, keepForNextRun: async () => {} }
}
