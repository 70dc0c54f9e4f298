import { randomUUID } from 'node:crypto'
import { dirname, join } from 'node:path'
import pLimit from 'p-limit'
import { UserError } from '../contracts/errors.js'
import type { PlannedTrial } from '../contracts/plan.js'
import type { ProgressEvent, ProgressListener } from '../contracts/progress.js'
import type { Rewards, TrialRecord } from '../contracts/rewards.js'
import { type DatasetEntry, type LoadedDataset, loadFolder } from '../dataset/folder.js'
import { selectTasks } from '../dataset/select.js'
import { createDocker, type Docker } from '../engine/docker.js'
import { engineHost } from '../engine/limits.js'
import { reapJob, reapStale } from '../engine/reap.js'
import { loadBases } from '../image/bases.js'
import { createImages } from '../image/images.js'
import { planTrials } from '../plan/plan-trials.js'
import { runOrder } from '../plan/run-order.js'
import { buildRewards } from '../report/rewards.js'
import { recordOfBrokenTask } from '../trial/fault-record.js'
import { runTrial } from '../trial/run-trial.js'
import type { TrialContext, VerifierMode } from '../trial/trial-context.js'
import { type AgentChoice, type ChosenAgent, chooseAgent, tellOfPredictions } from './choose-agent.js'
import { type ControlsMode, createControls } from './controls.js'
import { fitsBefore, longestTrial } from './deadline.js'
import { type EarlierRun, readEarlierRun } from './earlier-run.js'
import { defaultCacheDir, fileCache } from './file-cache.js'
import { type JobFolder, openJobFolder, reopenJobFolder } from './job-folder.js'
import { pruneAfterLastTrial } from './prune-task-images.js'
import { readTestMaterial } from './read-test-material.js'

/** Everything `run` can be told, already read and validated at the edge. */
export interface RunOptions extends AgentChoice {
  /** A folder of tasks, or one task. Absolute. */
  path: string
  /** Folder with `manifest`; default: `bases` beside the tasks folder. Absolute. */
  bases: string | undefined
  /** Globs over task names; empty means all. */
  include: readonly string[]
  exclude: readonly string[]
  limit: number | undefined
  attempts: number
  concurrency: number
  jobsDir: string
  jobName: string | undefined
  multipliers: { environment: number; agent: number; verifier: number }
  verifierMode: VerifierMode
  /** `auto` takes history that HEAD does not reach out of a copy of the image. */
  seal: 'auto' | 'never'
  controls: ControlsMode
  /** How often a trial is tried again that the infrastructure failed. */
  maxRetries: number
  /** Minutes from now after which nothing may be running. */
  deadlineMinutes: number | undefined
  /** Of the order in which tasks get their turn, where not all may. */
  seed: number
  /** Whether a task's image is removed after its last trial. */
  pruneImages: boolean
  /** A job, by path or by name in the jobs folder, of which only what has no verdict is run. */
  resume: string | undefined
  failOn: FailOn
}

export type FailOn = 'never' | 'error'

/** What the edge hands in: who listens, and what cancels. */
export interface RunContext {
  listener: ProgressListener
  /** Aborted by Ctrl-C or a cancelled workflow job; the reason is the signal's name. */
  signal: AbortSignal
  toolVersion: string
  /** The host's, for what an agent is to get of it. */
  environment: Readonly<Record<string, string | undefined>>
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

/** The job to run: new, or one that goes on. */
interface Job extends ChosenAgent {
  folder: JobFolder
  options: RunOptions
  loaded: LoadedDataset
  selected: readonly DatasetEntry[]
  planned: readonly PlannedTrial[]
  /** Records of earlier trials that need not run again. */
  done: readonly TrialRecord[]
}

const newJob = async (options: RunOptions, { environment }: RunContext): Promise<Job> => {
  const loaded = await loadFolder(options.path)
  const selected = selectTasks(loaded.entries, options)
  const chosen = await chooseAgent(options, { entries: loaded.entries, environment })
  const { agent } = chosen
  const folder = await openJobFolder(options.jobsDir, options.jobName)
  const planned = planTrials({
    tasks: selected.map(entry => entry.name),
    agent: agent.name,
    model: agent.model,
    attempts: options.attempts,
    job: folder.job
  }).map(trial => (agent.modelOf ? { ...trial, model: agent.modelOf(trial.task) } : trial))
  await folder.writeJson('config.json', { job: folder.job, options, planned })
  return { ...chosen, folder, options, loaded, selected, planned, done: [] }
}

/** What says how to run is taken from the call, what says what to run from the earlier job. */
const goOn = async (options: RunOptions, earlier: EarlierRun, { environment }: RunContext): Promise<Job> => {
  const merged: RunOptions = {
    ...earlier.options,
    concurrency: options.concurrency,
    maxRetries: options.maxRetries,
    deadlineMinutes: options.deadlineMinutes,
    pruneImages: options.pruneImages,
    failOn: options.failOn
  }
  const loaded = await loadFolder(merged.path)
  const wanted = new Set(earlier.planned.map(trial => trial.task))
  const selected = loaded.entries.filter(entry => wanted.has(entry.name))
  const missing = [...wanted].filter(name => !selected.some(entry => entry.name === name))
  if (missing.length > 0) {
    throw new UserError(
      `--resume "${options.resume}": ${merged.path} no longer has the task ${missing[0]}. Restore it, or start a new job.`
    )
  }
  const { planned, done } = earlier
  const chosen = await chooseAgent(merged, { entries: loaded.entries, environment })
  const folder = reopenJobFolder(earlier.jobDir)
  return { ...chosen, folder, options: merged, loaded, selected, planned, done }
}

/** Runs the planned trials that are not done, as many at a time as wanted; gives the records there are. */
const runAll = async (job: Job, context: TrialContext): Promise<TrialRecord[]> => {
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

/** Passes events on, and keeps those in `job.log` that somebody may look for later. */
const logged = (folder: JobFolder, listener: ProgressListener): ProgressListener => {
  return event => {
    const line = logLine(event)
    if (line !== undefined) folder.log(line)
    listener(event)
  }
}

const logLine = (event: ProgressEvent): string | undefined => {
  switch (event.type) {
    case 'notice':
    case 'warning':
      return `${event.type}${event.task === undefined ? '' : ` (${event.task})`}: ${event.message}`
    case 'image-finished':
      return `image ${event.image}: ${event.action} in ${event.seconds.toFixed(1)} s`
    case 'trial-finished':
      return `${event.trial}: ${event.record.outcome} after ${event.seconds.toFixed(1)} s`
    default:
      return undefined
  }
}

const contextOf = async (
  job: Job,
  docker: Docker,
  { listener, signal, background }: RunContext & { background: Set<Promise<unknown>> }
): Promise<TrialContext> => {
  const { options, folder, loaded } = job
  const host = await engineHost(docker)
  const bases = await loadBases(options.bases ?? join(dirname(loaded.tasksDir), 'bases'))
  const { agent } = job
  const base = {
    docker,
    host,
    images: createImages({ docker, bases, host, logDir: join(folder.jobDir, 'images'), listener, signal }),
    job: folder.job,
    // Names of jobs may be the same in two folders; what is reaped goes by an id of its own.
    id: `${folder.job}-${randomUUID().slice(0, 8)}`,
    jobDir: folder.jobDir,
    shard: 1,
    verifierMode: options.verifierMode,
    seal: options.seal,
    maxRetries: options.maxRetries,
    multipliers: options.multipliers,
    listener,
    signal,
    cache: fileCache(defaultCacheDir()),
    inBackground: (work: Promise<unknown>) => void background.add(work),
    readTestMaterial,
    prepared: new Map()
  }
  const isControl = agent.name === 'oracle' || agent.name === 'nop'
  return { ...base, agent, controls: isControl ? null : createControls(options.controls, base) }
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
  const job =
    options.resume === undefined
      ? await newJob(options, context)
      : await goOn(options, await readEarlierRun(options.resume, options.jobsDir), context)
  const listener = logged(job.folder, context.listener)
  tellOf(job.selected, job.loaded.skipped, listener)
  tellOfPredictions(job.predictions, job.selected, listener)
  const background = new Set<Promise<unknown>>()
  const trialContext = await contextOf(job, docker, { ...context, listener, background })
  await reapStale(docker)
  listener({
    type: 'job-started',
    job: job.folder.job,
    id: trialContext.id,
    jobDir: job.folder.jobDir,
    trials: job.planned.length - job.done.length
  })
  try {
    const trials = await runAll(job, trialContext)
    const rewards = buildRewards({
      toolVersion: context.toolVersion,
      job: job.folder.job,
      dataset: job.loaded.dataset,
      plan: null,
      planned: job.planned,
      trials,
      verifierMode: job.options.verifierMode,
      sealed: job.options.seal === 'auto',
      multipliers: job.options.multipliers
    })
    const rewardsPath = await job.folder.writeResults(rewards)
    return {
      rewards,
      jobDir: job.folder.jobDir,
      rewardsPath,
      exitCode: exitCodeOf(rewards, job.options.failOn)
    }
  } finally {
    await Promise.allSettled(background)
    // What a trial that was cut short could not remove itself; the others have left nothing.
    if (signal.aborted) await reapJob(docker, trialContext.id)
  }
}
