import { readFile, stat, writeFile } from 'node:fs/promises'
import { isAbsolute, relative } from 'node:path'
import pLimit from 'p-limit'
import { asksModel } from '../agent/flag-owners.js'
import { type AgentPair, checkPair } from '../agent/pair-agents.js'
import { errorMessage, UserError } from '../contracts/errors.js'
import { PLAN_SCHEMA, type Plan, type PlannedRows } from '../contracts/plan.js'
import { GRADINGS } from '../contracts/swe-polybench.js'
import type { DatasetEntry } from '../dataset/folder.js'
import type { PlanTask } from '../plan/estimate-seconds.js'
import { makePlan } from '../plan/make-plan.js'
import { quote } from '../text/quote.js'
import { planText } from './plan/plan-text.js'
import { readDurations } from './plan/read-durations.js'
import { baseOfTask } from './shared/dataset/base-of-task.js'
import { basesOfTasks } from './shared/dataset/bases-of-tasks.js'
import {
  type DatasetChoice,
  type DatasetContext,
  type OpenedDataset,
  openDataset,
  selectFrom
} from './shared/dataset/open-dataset.js'
import { whyNone } from './shared/dataset/why-none.js'
import { nameByTime } from './shared/jobs/job-folder.js'
import type { RowsChoice } from './shared/rows/rows-choice.js'

/** Everything `plan` can be told, already read and validated at the edge. */
export interface PlanOptions extends DatasetChoice {
  agents: readonly AgentPair[]
  attempts: number
  /** By default as few as keep the longest under 60 minutes. */
  shards: number | undefined
  /** A `rewards.json` that says how long trials take. Absolute. */
  durations: string | undefined
  /** US dollars for all shards together. */
  maxCostUsd: number | undefined
  /** By default the workflow run's id, elsewhere the time. */
  jobName: string | undefined
  /** The file to write. Absolute. */
  out: string
}

export interface PlanContext extends DatasetContext {
  toolVersion: string
  /** The workflow run and which attempt of it; null elsewhere. */
  workflow: { runId: string; runAttempt: number } | null
}

export interface PlanResult {
  plan: Plan
  /** The bases that its tasks are built on, `repo:tag` as the manifest has them. */
  bases: readonly string[]
  /** For people. */
  text: string
}

/** Of an agent that may take as long as it likes. */
const UNLIMITED_AGENT_SEC = 60 * 60
const READ_AT_ONCE = 32

const planTask = async (entry: DatasetEntry, { bases, rows }: OpenedDataset): Promise<PlanTask> => {
  if (!entry.ok) return { name: entry.name, base: null, limits: null }
  const { agent, verifier } = entry.task
  // A leg grades a row in each way, unless it is told otherwise.
  const verifications = rows === undefined ? 1 : GRADINGS.length
  return {
    name: entry.name,
    // The folder of a row is written where it is run, and its image shares no base of ours.
    base: rows === undefined ? await baseOfTask(entry.task, bases) : null,
    limits: {
      agentSec: agent.timeoutSec ?? UNLIMITED_AGENT_SEC,
      verifySec: verifier.timeoutSec * verifications
    }
  }
}

/** As shards find the file: each machine has its own copy at the same place of its working directory. */
const planRows = (rows: RowsChoice): PlannedRows => {
  const { file, split = null, language = null, hints } = rows
  const seen = file === null ? '' : relative(process.cwd(), file)
  const isBelow = !seen.startsWith('..') && !isAbsolute(seen)
  return { file: isBelow ? seen : (file ?? ''), split, language, hints }
}

/** @throws UserError where the file has something else than an earlier plan, which would be lost */
const write = async (path: string, plan: Plan): Promise<void> => {
  const there = await stat(path).catch(() => undefined)
  if (there?.isDirectory())
    throw new UserError(`${quote(`--out ${path}`)} is a folder. Name the plan's file.`)
  const isFile = there?.isFile() ?? false
  const before = isFile ? await readFile(path, 'utf8').catch(() => '') : ''
  if (before.trim() !== '' && !before.includes(PLAN_SCHEMA)) {
    throw new UserError(
      `${quote(`--out ${path}`)} is a file, and no plan: it would be lost. Name another file.`
    )
  }
  try {
    await writeFile(path, `${JSON.stringify(plan, null, 2)}\n`)
  } catch (error) {
    throw new UserError(
      `${quote(`--out ${path}`)} cannot be written: ${errorMessage(error)}. Name another file.`
    )
  }
}

/**
 * Puts the trials of every selected task, agent, model and attempt on shards, and writes that to a file.
 * Nothing is selected only where no task has changed, which is no mistake.
 * @throws UserError for what cannot be planned
 * @throws FaultError where the dataset cannot be reached
 */
export const plan = async (options: PlanOptions, context: PlanContext): Promise<PlanResult> => {
  const { toolVersion, workflow, listener } = context
  for (const pair of options.agents) checkPair(pair)
  const known = options.durations === undefined ? [] : await readDurations(options.durations)
  const opened = await openDataset(options, context)
  const selected = await selectFrom(opened, options, context)
  const limit = pLimit(READ_AT_ONCE)
  const tasks = await Promise.all(selected.map(entry => limit(() => planTask(entry, opened))))
  const made = makePlan({
    toolVersion,
    id: workflow === null ? undefined : `${workflow.runId}-${workflow.runAttempt}`,
    job: options.jobName ?? workflow?.runId ?? nameByTime(new Date()),
    dataset: {
      ...opened.loaded.dataset,
      pinned: opened.pinned ?? null,
      ...(options.rows && { rows: planRows(options.rows) })
    },
    tasks,
    agents: options.agents.map(pair => ({ ...pair, asksModel: asksModel(pair.agent) })),
    attempts: options.attempts,
    shards: options.shards,
    maxCostUsd: options.maxCostUsd,
    known
  })
  if (selected.length === 0) {
    listener({ type: 'notice', message: `${whyNone(options)} There is nothing to run.` })
  }
  await write(options.out, made)
  const sound = selected.flatMap(entry => (entry.ok && opened.rows === undefined ? [entry.task] : []))
  return { plan: made, bases: await basesOfTasks(sound, opened.bases), text: planText(made) }
}
