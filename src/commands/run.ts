import { randomUUID } from 'node:crypto'
import { dirname, join } from 'node:path'
import pLimit from 'p-limit'
import { findAgent } from '../agent/agents.js'
import type { PlannedTrial } from '../contracts/plan.js'
import type { ProgressListener } from '../contracts/progress.js'
import type { Rewards, TrialRecord } from '../contracts/rewards.js'
import { type DatasetEntry, loadFolder } from '../dataset/folder.js'
import { selectTasks } from '../dataset/select.js'
import { createDocker } from '../engine/docker.js'
import { engineHost } from '../engine/limits.js'
import { reapJob, reapStale } from '../engine/reap.js'
import { loadBases } from '../image/bases.js'
import { createImages } from '../image/images.js'
import { planTrials } from '../plan/plan-trials.js'
import { buildRewards } from '../report/rewards.js'
import { recordOfBrokenTask } from '../trial/fault-record.js'
import { runTrial } from '../trial/run-trial.js'
import type { TrialContext } from '../trial/trial-context.js'
import { openJobFolder } from './job-folder.js'
import { readTestMaterial } from './read-test-material.js'

/** Everything `run` can be told, already read and validated at the edge. */
export interface RunOptions {
  /** A folder of tasks, or one task. Absolute. */
  path: string
  /** Folder with `manifest`; default: `bases` beside the tasks folder. Absolute. */
  bases: string | undefined
  /** Globs over task names; empty means all. */
  include: readonly string[]
  exclude: readonly string[]
  limit: number | undefined
  agent: string
  attempts: number
  concurrency: number
  jobsDir: string
  jobName: string | undefined
  multipliers: { environment: number; agent: number; verifier: number }
  failOn: FailOn
}

export type FailOn = 'never' | 'error'

/** What the edge hands in: who listens, and what cancels. */
export interface RunContext {
  listener: ProgressListener
  /** Aborted by Ctrl-C or a cancelled workflow job; the reason is the signal's name. */
  signal: AbortSignal
  toolVersion: string
}

export interface RunResult {
  rewards: Rewards
  /** Absolute path of `jobs/<job>`. */
  jobDir: string
  rewardsPath: string
  /** As DESIGN.md's table: 0 done, 1 gate or task fault, 3 no verdict through an outside fault. */
  exitCode: 0 | 1 | 3
}

/** 3 wins over 1: whoever reruns has to see first that something outside was wrong. */
const exitCodeOf = ({ summary }: Rewards, failOn: FailOn): RunResult['exitCode'] => {
  const { infrastructure, model, task } = summary.errors
  if (infrastructure + model + summary.notRun > 0) return 3
  return task > 0 && failOn !== 'never' ? 1 : 0
}

/** Says once what in the dataset has no effect or is passed over. */
const tellOf = (
  entries: readonly DatasetEntry[],
  skipped: ReadonlyArray<{ name: string; reason: string }>,
  listener: ProgressListener
) => {
  for (const { name, reason } of skipped)
    listener({ type: 'warning', message: `${name} is no task: it ${reason}.` })
  for (const entry of entries) {
    for (const { message } of entry.warnings) listener({ type: 'warning', task: entry.name, message })
  }
}

/**
 * Runs every selected trial and writes the jobs folder. One bad task is one bad row: its trials end
 * in a fault of the task, the others run.
 * @throws UserError where nothing could start through the user's mistake
 * @throws FaultError where no engine answers
 */
export const run = async (options: RunOptions, context: RunContext): Promise<RunResult> => {
  const { listener, signal } = context
  const agent = findAgent(options.agent)
  const loaded = await loadFolder(options.path)
  const selected = selectTasks(loaded.entries, options)
  tellOf(selected, loaded.skipped, listener)
  const bases = await loadBases(options.bases ?? join(dirname(loaded.tasksDir), 'bases'))

  const docker = createDocker()
  const host = await engineHost(docker)
  await reapStale(docker)

  const folder = await openJobFolder(options.jobsDir, options.jobName)
  const { job, jobDir } = folder
  // Names of jobs may be the same in two folders; what is reaped goes by an id of its own.
  const id = `${job}-${randomUUID().slice(0, 8)}`
  const planned = planTrials({
    tasks: selected.map(entry => entry.name),
    agent: agent.name,
    model: agent.model,
    attempts: options.attempts,
    job
  })
  await folder.writeJson('config.json', { ...options, job })
  listener({ type: 'job-started', job, id, jobDir, trials: planned.length })

  const trialContext: TrialContext = {
    docker,
    images: createImages({
      docker,
      bases,
      platform: host.platform,
      logDir: join(jobDir, 'images'),
      listener,
      signal
    }),
    host,
    agent,
    job,
    id,
    jobDir,
    shard: 1,
    multipliers: options.multipliers,
    listener,
    signal,
    readTestMaterial,
    facts: new Map()
  }
  const entries = new Map(selected.map(entry => [entry.name, entry]))
  const runOne = async (trial: PlannedTrial): Promise<TrialRecord> => {
    const entry = entries.get(trial.task)!
    const begin = Date.now()
    const record = entry.ok
      ? await runTrial(trial, entry.task, trialContext)
      : recordOfBrokenTask(trial, entry.fault, trialContext)
    listener({
      type: 'trial-finished',
      trial: trial.name,
      task: trial.task,
      record,
      seconds: (Date.now() - begin) / 1000
    })
    return record
  }

  const limit = pLimit(options.concurrency)
  const running = planned.map(trial =>
    limit(async () => {
      signal.throwIfAborted()
      return runOne(trial)
    })
  )
  try {
    const trials = await Promise.all(running)
    const rewards = buildRewards({
      toolVersion: context.toolVersion,
      job,
      dataset: loaded.dataset,
      plan: null,
      planned,
      trials,
      verifierMode: 'fresh',
      sealed: null,
      multipliers: options.multipliers
    })
    const rewardsPath = await folder.writeResults(rewards)
    return { rewards, jobDir, rewardsPath, exitCode: exitCodeOf(rewards, options.failOn) }
  } finally {
    await Promise.allSettled(running)
    // What a trial that was cut short could not remove itself; the others have left nothing.
    if (signal.aborted) await reapJob(docker, id)
  }
}
