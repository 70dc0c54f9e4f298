import { basename } from 'node:path'
import pLimit from 'p-limit'
import type { PlannedTrial } from '../../contracts/plan.js'
import type { Obstacle, TrialRecord } from '../../contracts/rewards.js'
import { pruneAfterLastTrial } from '../../image/prune-task-images.js'
import { leftOutMessages } from '../../plan/left-out-messages.js'
import { longestTrial } from '../../plan/longest-trial.js'
import { runOrder } from '../../plan/run-order.js'
import { createStartGate } from '../../plan/start-gate.js'
import { recordOfBrokenTask } from '../../trial/broken-task.js'
import { runTrial } from '../../trial/run-trial.js'
import type { TrialContext } from '../../trial/trial-context.js'
import type { Job } from './job.js'
import { warnOfUnpricedModels } from './unpriced-models.js'

/** What became of the planned trials. */
export interface RunTrials {
  /** Of those that have ended, now or before. */
  records: readonly TrialRecord[]
  /** Why the others were not started, by their names. */
  leftOut: ReadonlyMap<string, Obstacle>
}

/** Runs the planned trials that are not done, as many at a time as wanted. */
export const runTrials = async (
  job: Job,
  context: TrialContext,
  {
    hasInputs = false,
    attempt = runTrial
  }: { hasInputs?: boolean | undefined; attempt?: typeof runTrial } = {}
): Promise<RunTrials> => {
  const { options, planned, done, budget } = job
  const { listener, signal } = context
  const deadline =
    options.deadlineMinutes === undefined ? undefined : Date.now() + options.deadlineMinutes * 60_000
  const entries = new Map(job.selected.map(entry => [entry.name, entry]))
  const finished = new Set(done.map(record => record.name))
  const left = planned.filter(trial => !finished.has(trial.name))
  // Where not all may get their turn, those that do must not be the first by name.
  const mayLeaveOut = deadline !== undefined || options.maxCostUsd !== undefined
  const order = mayLeaveOut ? runOrder(left, options.seed) : left
  const prune = options.pruneImages ? await pruneAfterLastTrial(context.docker, order) : undefined
  const gate = createStartGate({ deadline, budget })
  const verifications = options.rows === undefined ? 1 : options.ofRows.gradings.length
  const unpriced = warnOfUnpricedModels(options, listener)
  const leftOut = new Map<string, Obstacle>()

  const runOne = async (trial: PlannedTrial): Promise<TrialRecord[]> => {
    signal.throwIfAborted()
    const entry = entries.get(trial.task)!
    const obstacle = entry.ok
      ? gate.obstacleTo({ seconds: longestTrial(entry.task, { ...options.multipliers, verifications }) })
      : undefined
    if (obstacle !== undefined) {
      leftOut.set(trial.name, obstacle)
      return []
    }
    const begin = Date.now()
    const record = entry.ok
      ? await attempt(trial, entry.task, { ...context, deadline })
      : recordOfBrokenTask(trial, { dir: entry.dir, ...entry.fault }, context)
    const seconds = (Date.now() - begin) / 1000
    if (record.costUsd !== null) budget.seen(record.name, record.costUsd)
    gate.ended(record)
    unpriced.ended(record)
    listener({ type: 'trial-finished', trial: trial.name, task: trial.task, record, seconds })
    await prune?.(record)
    return [record]
  }

  if (job.agent.providers?.length) unpriced.planned(left.map(({ model }) => model))
  const limit = pLimit(options.concurrency)
  const running = order.map(trial => limit(() => runOne(trial)))
  try {
    const records = (await Promise.all(running)).flat()
    const resume = basename(job.folder.jobDir)
    const inWorkflow = job.plan === null ? 'alone' : 'shard'
    const messages = leftOutMessages([...leftOut.values()], {
      ...options,
      goesOn: hasInputs ? inWorkflow : { resume },
      planned: planned.length,
      modelFault: gate.modelFault()
    })
    for (const message of messages) listener({ type: 'warning', message })
    return { records: [...done, ...records], leftOut }
  } finally {
    await Promise.allSettled(running)
  }
}
