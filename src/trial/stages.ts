import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { LimitFunction } from 'p-limit'
import type { Agent } from '../agent/agent.js'
import { nop } from '../agent/nop.js'
import { oracle } from '../agent/oracle.js'
import { expectedTestsSchema } from '../contracts/expected-tests.js'
import type { TrialRecord } from '../contracts/rewards.js'
import { STAGES, type Stage } from '../contracts/stages.js'
import { type ReasonCode, type Verdict, verdictSchema } from '../contracts/verdict.js'
import { fileEntry, type TreeEntry } from '../engine/tar.js'
import { examineReports, type TestResults } from '../score/index.js'
import type { Task } from '../task/task.js'
import { reportTree } from './list-report-files.js'
import { runTrial } from './run-trial.js'
import type { TestMaterial } from './test-material.js'
import type { TrialContext } from './trial-context.js'

/** One trial that asks after the task, not after its agent. */
export interface TaskTrial {
  readonly record: TrialRecord
  /** null where the record has a fault. */
  readonly verdict: Verdict | null
  /** Absolute path of the trial's folder. */
  readonly dir: string
}

/** One run of the tests in one stage: a trial of `nop` in the first two, of `oracle` in the third. */
export interface StageRun extends TaskTrial {
  readonly stage: Stage
  /** Counted from 1. */
  readonly repeat: number
  /**
   * The status of every test that the reports name, none where no report was written; null where there
   * is nothing to go by: a fault, tests that were cut short, or a report that cannot be read.
   */
  readonly statuses: TestResults['statuses'] | null
}

/** A trial's context without what the stages choose themselves; `<jobDir>/<task>/` takes the folders. */
export type StageContext = Omit<TrialContext, 'agent' | 'controls' | 'installed' | 'verifierMode'>

const AGENTS: Readonly<Record<Stage, Agent>> = { base: nop, tests: nop, fix: oracle }

const TEST_PATCH = 'test.patch'

/**
 * Applied where `test.sh` applies the hidden tests: one empty file that no build looks at. Git takes no
 * patch that changes nothing.
 */
const NO_TESTS = `diff --git a/.kotlin-bench-base-stage b/.kotlin-bench-base-stage
new file mode 100644
index 0000000..e69de29
`

const withoutTestPatch = (material: TestMaterial): TestMaterial => ({
  ...material,
  tests: material.tests.map(
    (entry): TreeEntry => (entry.path === TEST_PATCH ? fileEntry(TEST_PATCH, Buffer.from(NO_TESTS)) : entry)
  ),
  testPaths: [],
  testPatch: NO_TESTS
})

/** Reasons by which what reports there are is no result of the stage. */
const CUT_SHORT: ReadonlySet<ReasonCode> = new Set([
  'tests-timed-out',
  'tests-out-of-memory',
  'reports-too-large',
  'report-unreadable'
])

const NOTHING_EXPECTED = expectedTestsSchema.parse({})

/** The tests' statuses by the reports that a trial left. */
const statusesOf = async (
  { reasons }: TrialRecord,
  { dir, shapes }: { dir: string; shapes: TestMaterial['shapes'] }
): Promise<StageRun['statuses']> => {
  const files = reportTree(join(dir, 'verifier/junit'))
  const read = await examineReports({ expected: NOTHING_EXPECTED, files, shapes, containerReward: null })
  const isCut = [...reasons, ...read.verdict.reasons].some(({ code }) => CUT_SHORT.has(code))
  return isCut ? null : read.results.statuses
}

interface TrialChoice {
  readonly agent: Agent
  /** Of the trial's folder. */
  readonly name: string
  /** Counted from 1. */
  readonly repeat: number
  /** By default as the task has it. */
  readonly readTestMaterial?: TrialContext['readTestMaterial']
}

/** Runs one of our own agents on a task, as any agent is run, in fresh containers. */
export const runOnTask = async (
  task: Task,
  context: StageContext,
  { agent, name, repeat, readTestMaterial = context.readTestMaterial }: TrialChoice
): Promise<TaskTrial> => {
  const jobDir = join(context.jobDir, task.name)
  const planned = { task: task.name, agent: agent.name, model: null, attempt: repeat, name }
  const begin = Date.now()
  const record = await runTrial(planned, task, {
    ...context,
    agent,
    jobDir,
    readTestMaterial,
    controls: null,
    installed: async () => null,
    verifierMode: 'fresh'
  })
  const seconds = (Date.now() - begin) / 1000
  const dir = join(jobDir, name)
  const verdict = record.fault
    ? null
    : verdictSchema.parse(JSON.parse(await readFile(join(dir, 'verifier/report.json'), 'utf8')))
  const { fault } = record
  const tests = verdict?.tests ?? null
  context.listener({ type: 'task-run-finished', trial: name, task: task.name, seconds, fault, tests })
  return { record, verdict, dir }
}

/** What the tests say in one stage. */
const runStage = async (
  task: Task,
  context: StageContext,
  { stage, repeat }: { readonly stage: Stage; readonly repeat: number }
): Promise<StageRun> => {
  const read = context.readTestMaterial
  const trial = await runOnTask(task, context, {
    agent: AGENTS[stage],
    name: `${stage}-${repeat}`,
    repeat,
    readTestMaterial: stage === 'base' ? async asked => withoutTestPatch(await read(asked)) : read
  })
  if (trial.record.fault) return { ...trial, stage, repeat, statuses: null }
  const { shapes } = await read(task)
  return { ...trial, stage, repeat, statuses: await statusesOf(trial.record, { dir: trial.dir, shapes }) }
}

/**
 * Runs the three stages of a task, each `repeat` times, in fresh containers: what `expected_tests.json`
 * is made from and compared with. A run that comes to nothing says why in its record; only an abort is
 * thrown.
 * @param limit how many of the runs go on at a time, also beside those of other tasks
 */
export const runStages = async (
  task: Task,
  context: StageContext,
  { repeat, limit }: { readonly repeat: number; readonly limit: LimitFunction }
): Promise<StageRun[]> => {
  const running = STAGES.flatMap(stage =>
    Array.from({ length: repeat }, (_, index) =>
      limit(() => {
        context.signal.throwIfAborted()
        return runStage(task, context, { stage, repeat: index + 1 })
      })
    )
  )
  try {
    return await Promise.all(running)
  } finally {
    await Promise.allSettled(running)
  }
}
