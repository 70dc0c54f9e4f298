import pLimit from 'p-limit'
import type { PlannedTrial } from '../contracts/plan.js'
import type { TrialRecord } from '../contracts/rewards.js'
import { runOrder } from '../plan/run-order.js'
import { recordOfBrokenTask } from '../trial/fault-record.js'
import { runTrial } from '../trial/run-trial.js'
import type { TrialContext } from '../trial/trial-context.js'
import { fitsBefore, longestTrial } from './deadline.js'
import type { Job } from './job.js'
import { pruneAfterLastTrial } from './prune-task-images.js'

/** Runs the planned trials that are not done, as many at a time as wanted; gives the records there are. */
export const runTrials = async (job: Job, context: TrialContext): Promise<TrialRecord[]> => {
  const { options, planned, done } = job
  const { listener, signal } = context
  const deadline =
    options.deadlineMinutes === undefined ? undefined : Date.now() + options.deadlineMinutes * 60_000
  const entries = new Map(job.selected.map(entry => [entry.name, entry]))
  const finished = new Set(done.map(record => record.name))
  const left = planned.filter(trial => !finished.has(trial.name))
  const order = deadline === undefined ? left : runOrder(left, options.seed)
  const prune = options.pruneImages ? pruneAfterLastTrial(context.docker, order) : undefined
  let notRun = 0

  const runOne = async (trial: PlannedTrial): Promise<TrialRecord[]> => {
    signal.throwIfAborted()
    const entry = entries.get(trial.task)!
    if (entry.ok && !fitsBefore(deadline, longestTrial(entry.task, options.multipliers))) {
      notRun += 1
      return []
    }
    const begin = Date.now()
    const record = entry.ok
      ? await runTrial(trial, entry.task, context)
      : recordOfBrokenTask(trial, entry.fault, context)
    const seconds = (Date.now() - begin) / 1000
    listener({ type: 'trial-finished', trial: trial.name, task: trial.task, record, seconds })
    await prune?.(record)
    return [record]
  }

  const limit = pLimit(options.concurrency)
  const running = order.map(trial => limit(() => runOne(trial)))
  try {
    const records = (await Promise.all(running)).flat()
    if (notRun > 0) {
      listener({
        type: 'warning',
        message: `${notRun} of ${planned.length} trials were not started: their limits reach beyond --deadline ${options.deadlineMinutes}. Run the rest with --resume ${job.folder.job}.`
      })
    }
    return [...done, ...records]
  } finally {
    await Promise.allSettled(running)
  }
}
