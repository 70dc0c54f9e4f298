import pLimit, { type LimitFunction } from 'p-limit'
import { brokenBuild } from '../../agent/broken-build.js'
import type { TaskOutcome } from '../../check/check-report.js'
import type { DynamicCheck, DynamicFacts, TriedStage, TriedTask } from '../../check/dynamic-check.js'
import { runChecks } from '../../check/run-checks.js'
import { FIX_PATCH, TEST_PATCH } from '../../check/task-facts.js'
import { FaultError } from '../../contracts/errors.js'
import type { Fault } from '../../contracts/outcome.js'
import type { ShippedTree } from '../../contracts/shipped-tree.js'
import { STAGES } from '../../contracts/stages.js'
import type { DatasetEntry } from '../../dataset/folder.js'
import { startContainer } from '../../engine/container.js'
import { expiresAfter, TRIAL_LIFE_SEC } from '../../engine/labels.js'
import { clampLimits } from '../../engine/limits.js'
import { readShippedTree } from '../../trial/read-shipped-tree.js'
import { runOnTask, runStages, type StageContext, type StageRun, type TaskTrial } from '../../trial/stages.js'
import { readTaskFolder } from './read-task-folder.js'

export interface DynamicRun {
  readonly checks: readonly DynamicCheck[]
  /** Ids of those whose findings are errors in this dataset. */
  readonly errors: ReadonlySet<string>
  /** A task's folder within its repository. */
  readonly pathOf: (dir: string) => string
  /** How often each stage runs. */
  readonly repeat: number
  /** How many containers with tests, or builds, there are at a time. */
  readonly concurrency: number
  readonly context: StageContext
}

export interface DynamicResult {
  readonly outcomes: readonly TaskOutcome[]
  /** What kept checks from being made and is no fault of a task. */
  readonly faults: readonly { readonly task: string; readonly fault: Fault }[]
}

/** How many trials a sound task takes: its stages, and one with a broken build. */
export const trialsOfTask = (repeat: number): number => STAGES.length * repeat + 1

type ReadEntry = Extract<DatasetEntry, { ok: true }>

/** Builds the image of a task, and looks at what it ships. */
const lookAt = async (entry: ReadEntry, context: StageContext): Promise<ShippedTree> => {
  const { task } = entry
  const { buildTimeoutSec } = task.environment
  const image = await context.images.task(task, {
    timeoutMs: buildTimeoutSec === null ? undefined : buildTimeoutSec * 1000
  })
  const { files } = await readTaskFolder(entry, { wanted: [FIX_PATCH, TEST_PATCH] })
  const container = await startContainer(context.docker, {
    image: image.id,
    role: 'image',
    network: 'none',
    env: {},
    jobId: context.jobId,
    expiresAt: expiresAfter(TRIAL_LIFE_SEC),
    ...clampLimits(task.environment, context.host)
  })
  try {
    return await readShippedTree(container, {
      workdir: task.environment.workdir ?? image.workdir,
      fix: files.get(FIX_PATCH)?.text ?? null,
      tests: files.get(TEST_PATCH)?.text ?? null,
      signal: context.signal
    })
  } finally {
    await container.remove()
  }
}

const triedOf = ({ record, verdict }: TaskTrial): TriedTask => ({
  verdict,
  fault: record.fault,
  seconds: { verify: record.seconds.verify, limit: record.limits.timeoutsSec.verify }
})

const stageOf = (run: StageRun): TriedStage => ({
  ...triedOf(run),
  stage: run.stage,
  repeat: run.repeat,
  statuses: run.statuses
})

const faultOf = (thrown: unknown): Fault => {
  if (!(thrown instanceof FaultError)) throw thrown
  return { kind: thrown.kind, code: thrown.code, message: thrown.message, phase: 'environment' }
}

const factsOf = async (
  entry: ReadEntry,
  { repeat, context }: DynamicRun,
  limit: LimitFunction
): Promise<DynamicFacts> => {
  const nothing = { tree: undefined, expected: null, stages: undefined, brokenBuild: undefined }
  const { task } = entry
  const { signal } = context
  const tree = await limit(() => lookAt(entry, context)).catch((thrown: unknown) => {
    signal.throwIfAborted()
    return faultOf(thrown)
  })
  if ('kind' in tree) return { ...nothing, imageFault: tree }
  // Tests that cannot be put in cannot run either, and take their time to say so.
  if (tree.applying.tests) return { ...nothing, imageFault: null, tree }
  const [stages, broken] = await Promise.allSettled([
    runStages(task, context, { repeat, limit }),
    limit(() => runOnTask(task, context, { agent: brokenBuild, name: 'broken-build', repeat: 1 }))
  ])
  if (stages.status === 'rejected') throw stages.reason
  if (broken.status === 'rejected') throw broken.reason
  const { expected } = await context.readTestMaterial(task).catch(() => ({ expected: null }))
  return {
    imageFault: null,
    tree,
    expected,
    stages: stages.value.map(stageOf),
    brokenBuild: triedOf(broken.value)
  }
}

/** The first fault among the facts that is no fault of the task. */
const foreignFault = ({ imageFault, stages = [], brokenBuild }: DynamicFacts): Fault | undefined =>
  [imageFault, ...[...stages, ...(brokenBuild ? [brokenBuild] : [])].map(({ fault }) => fault)].find(
    fault => fault !== null && fault.kind !== 'task'
  ) ?? undefined

/**
 * Builds and runs tasks, and makes the checks that this allows. What the infrastructure fails is told
 * apart; a task that cannot be read was told of by its files.
 */
export const runDynamicChecks = async (
  entries: readonly DatasetEntry[],
  run: DynamicRun
): Promise<DynamicResult> => {
  const { checks, errors, pathOf, concurrency, context } = run
  const limit = pLimit(concurrency)
  // Task by task, so that few images are in use at a time.
  const tasks = pLimit(concurrency)
  const faults: { task: string; fault: Fault }[] = []

  const checkOne = async (entry: DatasetEntry): Promise<TaskOutcome> => {
    const about = { task: entry.name, path: pathOf(entry.dir) }
    if (!entry.ok) return runChecks(checks, about, () => ({ notRun: entry.fault.message }))
    context.signal.throwIfAborted()
    const facts = await factsOf(entry, run, limit)
    const fault = foreignFault(facts)
    if (fault) faults.push({ task: entry.name, fault })
    return runChecks(checks, about, check => check.run(facts, errors))
  }

  const running = entries.map(entry => tasks(() => checkOne(entry)))
  try {
    return { outcomes: await Promise.all(running), faults }
  } finally {
    await Promise.allSettled(running)
  }
}
