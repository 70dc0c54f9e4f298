import { basename } from 'node:path'
import type { Agent } from '../../agent/agent.js'
import { UserError } from '../../contracts/errors.js'
import type { PlannedTrial } from '../../contracts/plan.js'
import type { TrialRecord } from '../../contracts/rewards.js'
import type { DatasetEntry, LoadedDataset } from '../../dataset/folder.js'
import { workflowRun } from '../../github/context.js'
import type { Bases } from '../../image/bases.js'
import { upstreamProxyOf } from '../../network/upstream-proxy-settings.js'
import { type Budget, createBudget } from '../../plan/budget.js'
import { planTrials } from '../../plan/plan-trials.js'
import { quote } from '../../text/quote.js'
import { secretsOf } from '../../trial/agent-secrets.js'
import { readTrust, type Trust } from '../shared/access/ca-bundle.js'
import { type OpenedDataset, openDataset, selectFrom } from '../shared/dataset/open-dataset.js'
import { whyNone } from '../shared/dataset/why-none.js'
import { harborJobConfig } from '../shared/jobs/harbor-job.js'
import { type JobFolder, openJobFolder, reopenJobFolder } from '../shared/jobs/job-folder.js'
import { requireOutsideTasks } from '../shared/jobs/outside-tasks.js'
import { type ChosenAgent, chooseAgent } from './choose-agent.js'
import { readShard, type ShardOfPlan, shardOptions, tasksOfShard } from './planned-shard.js'
import { redactFor, redactOptions } from './redact-results.js'
import type { ResumedJob } from './resumed-job.js'
import { resumedOptions } from './resumed-options.js'
import type { JobPlan, RunContext, RunOptions } from './run-options.js'
import { warnOfUnused } from './shard-warnings.js'
import { takeOver } from './take-over.js'

/** The job to run: new, or one that goes on. */
export interface Job extends ChosenAgent {
  folder: JobFolder
  options: RunOptions
  loaded: LoadedDataset
  bases: Bases
  /** Of rows alone: what trials need beside their tasks. */
  rows: OpenedDataset['rows']
  selected: readonly DatasetEntry[]
  planned: readonly PlannedTrial[]
  /** What it is a part of; null where it was planned by itself. */
  plan: JobPlan | null
  /** Records of earlier trials that need not run again. */
  done: readonly TrialRecord[]
  budget: Budget
  /** Certificates beside those that containers, builds and the gateway trust anyway. */
  trust: Trust | undefined
}

/** Asks the agent's model for a word where that is wanted. */
const askFirst = async (
  options: RunOptions,
  { agent }: ChosenAgent,
  trust: Trust | undefined,
  { environment, listener, signal }: RunContext
): Promise<void> => {
  if (!options.preflight) return
  const { preflight } = await import('./preflight.js')
  const proxy = upstreamProxyOf(environment)
  await preflight(agent, { ca: trust?.pem ?? null, proxy, listener, signal })
}

/** The tasks to run: those of the shard, or what the options select. */
const selectTasks = async (
  opened: OpenedDataset,
  options: RunOptions,
  { ofPlan, context }: { ofPlan: ShardOfPlan | undefined; context: RunContext }
): Promise<DatasetEntry[]> => {
  const { listener } = context
  if (ofPlan !== undefined) return tasksOfShard(opened.loaded, ofPlan, listener)
  const selected = await selectFrom(opened, options, context)
  if (selected.length === 0) listener({ type: 'notice', message: `${whyNone(options)} None is run.` })
  return selected
}

/** Every trial, with the model whose answer it is. */
const planJob = (
  selected: readonly DatasetEntry[],
  {
    agent,
    attempts,
    job,
    ofPlan
  }: { agent: Agent; attempts: number; job: string; ofPlan: ShardOfPlan | undefined }
): PlannedTrial[] => {
  const tasks = selected.map(entry => entry.name)
  const planned =
    ofPlan?.shard.trials ?? planTrials({ tasks, agent: agent.name, model: agent.model, attempts, job })
  return planned.map(trial => (agent.modelOf ? { ...trial, model: agent.modelOf(trial.task) } : trial))
}

/**
 * Starts a job, or a shard of one. Its folder is made last, so that a mistake leaves none behind.
 * @throws UserError
 */
export const startJob = async (call: RunOptions, context: RunContext): Promise<Job> => {
  const { environment, listener } = context
  const ofPlan =
    call.plan === undefined || call.shard === undefined ? undefined : await readShard(call.plan, call.shard)
  if (ofPlan !== undefined) warnOfUnused(call, ofPlan, listener)
  const options = ofPlan === undefined ? call : shardOptions(call, ofPlan)
  const opened = await openDataset(options, context)
  const { loaded, bases } = opened
  if (opened.rows === undefined && options.dataset === undefined)
    await requireOutsideTasks(options.jobsDir, options.path)
  const selected = await selectTasks(opened, options, { ofPlan, context })
  const ofRows = opened.rows !== undefined
  const chosen = await chooseAgent(options, { entries: loaded.entries, ofRows, environment })
  const { agent } = chosen
  const trust = await readTrust(options.caBundle, listener)
  await askFirst(options, chosen, trust, context)
  await opened.rows?.write(selected)
  const folder = await openJobFolder(options.jobsDir, options.jobName, ofPlan?.shard.shard)
  const { job, jobDir } = folder
  const planned = planJob(selected, { agent, attempts: options.attempts, job, ofPlan })
  const plan = ofPlan === undefined ? null : { id: ofPlan.plan.id, shard: ofPlan.shard.shard }
  // What goes on later goes on with this very commit.
  const pinned = { ...options, dataset: opened.pinned }
  const stored = redactOptions(pinned, redactFor(secretsOf(agent)), listener)
  await folder.writeJson('config.json', {
    ...harborJobConfig({ name: basename(jobDir), agent, options: stored, source: loaded.dataset.source }),
    job,
    startedAt: folder.startedAt.toISOString(),
    ...(plan && { plan: plan.id, shard: plan.shard }),
    workflow: workflowRun(environment),
    dataset: loaded.dataset,
    options: stored,
    planned
  })
  const { earlier = [] } = context
  const done = ofPlan === undefined ? [] : await takeOver(earlier, ofPlan, { jobDir, listener })
  const budget = createBudget(options.maxCostUsd, done)
  const { rows } = opened
  return { ...chosen, folder, options, loaded, bases, rows, selected, planned, plan, done, budget, trust }
}

/** @throws UserError where the rows are no longer those that the job was started with */
const checkRows = (
  { rows, resume }: RunOptions,
  { started, now }: { readonly started: string | null; readonly now: string | null }
): void => {
  if (rows === undefined || started === now) return
  throw new UserError(
    `${quote(`--resume ${resume}`)}: the rows${rows.file === null ? '' : ` in ${quote(rows.file)}`} have sha256 ${now}, and the job was started with ${started}. Put that file back, or start a new job.`
  )
}

/**
 * Resumes a job: what has a verdict stays, the rest is run.
 * @throws UserError
 */
export const resumeJob = async (
  options: RunOptions,
  resumed: ResumedJob,
  context: RunContext
): Promise<Job> => {
  const { environment, listener } = context
  const merged = resumedOptions(resumed.options, options)
  const { loaded, bases, rows } = await openDataset(merged, context)
  checkRows(merged, { started: resumed.commit, now: loaded.dataset.commit })
  const wanted = new Set(resumed.planned.map(trial => trial.task))
  const selected = loaded.entries.filter(entry => wanted.has(entry.name))
  const missing = [...wanted].filter(name => !selected.some(entry => entry.name === name))
  if (missing.length > 0) {
    throw new UserError(
      `${quote(`--resume ${options.resume}`)}: ${quote(loaded.tasksDir)} no longer has the task ${missing[0]}. Restore it, or start a new job.`
    )
  }
  const { planned, plan, done } = resumed
  const ofRows = rows !== undefined
  const chosen = await chooseAgent(merged, { entries: loaded.entries, ofRows, environment })
  const trust = await readTrust(merged.caBundle, listener)
  await askFirst(merged, chosen, trust, context)
  await rows?.write(selected)
  const folder = reopenJobFolder(resumed.jobDir, resumed.job, resumed.startedAt)
  const budget = createBudget(merged.maxCostUsd, done)
  const started = { planned, plan, done }
  return { ...chosen, ...started, folder, options: merged, loaded, bases, rows, selected, budget, trust }
}
