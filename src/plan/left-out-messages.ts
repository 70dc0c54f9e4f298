import type { Fault } from '../contracts/outcome.js'
import type { Obstacle } from '../contracts/rewards.js'
import { sentence } from '../text/capital.js'
import { MODEL_FAULTS_IN_A_ROW } from './start-gate.js'

/**
 * How the user goes on with a job: by `--resume` at a command line; in a workflow as a shard of a plan,
 * whose re-run takes over what has a verdict; or there alone, where a re-run starts from nothing.
 */
export type GoesOn = { readonly resume: string } | 'shard' | 'alone'

/** The first line of a message, ended as a sentence; below it stand the last lines of a log. */
const firstLine = (message: string): string => {
  const [line = ''] = message.split('\n', 1)
  return /[.!?:]$/.test(line) ? line.replace(/:$/, '.') : `${line}.`
}

/** What to do about each obstacle; what a workflow was started with stays the same when it is re-run. */
const nextStep = (obstacle: Obstacle, goesOn: GoesOn): string => {
  if (typeof goesOn === 'object') {
    const rest = `run the rest with --resume ${goesOn.resume}`
    if (obstacle === 'model') return `Mend that, and ${rest}.`
    return sentence(obstacle === 'max-cost' ? `${rest} and a higher --max-cost` : rest)
  }
  if (obstacle === 'max-cost')
    return 'A re-run has the same max-cost: start the workflow anew with a higher one.'
  const isShard = goesOn === 'shard'
  const rerun = 're-run the failed jobs: only trials without a verdict are run'
  if (obstacle === 'model')
    return isShard ? `Mend that, and ${rerun}.` : 'Mend that, and start the workflow anew.'
  return isShard
    ? sentence(rerun)
    : 'A re-run has the same deadline: start the workflow anew with a later one, or with fewer tasks.'
}

/** What to say of the trials that were left out, a sentence or two for each reason. */
export const leftOutMessages = (
  leftOut: readonly Obstacle[],
  job: {
    goesOn: GoesOn
    planned: number
    deadlineMinutes: number | undefined
    maxCostUsd: number | undefined
    modelFault: Fault | undefined
  }
): string[] => {
  const dashes = typeof job.goesOn === 'object' ? '--' : ''
  const why: Record<Obstacle, string> = {
    model: `${MODEL_FAULTS_IN_A_ROW} trials in a row got no answer from the model. The last fault: ${firstLine(job.modelFault?.message ?? 'none')}`,
    'max-cost': `model requests have cost what ${dashes}max-cost ${job.maxCostUsd} allows.`,
    deadline: `their limits reach beyond ${dashes}deadline ${job.deadlineMinutes}.`
  }
  return (['model', 'max-cost', 'deadline'] as const).flatMap(obstacle => {
    const count = leftOut.filter(one => one === obstacle).length
    if (count === 0) return []
    const what = `${count} of ${job.planned} trials were not started`
    return [`${what}: ${why[obstacle]} ${nextStep(obstacle, job.goesOn)}`]
  })
}
