import { dirname, relative, sep } from 'node:path'
import {
  buildCheckReport,
  type CheckDescription,
  checkInfos,
  joinOutcomes,
  type TaskOutcome
} from '../check/check-report.js'
import type { DatasetFacts } from '../check/dataset-facts.js'
import type { DynamicCheck } from '../check/dynamic-check.js'
import { dynamicChecks } from '../check/dynamic-checks.js'
import { fingerprintOf } from '../check/fingerprint.js'
import type { ChosenLevels } from '../check/levels.js'
import { runStaticChecks } from '../check/run-static-checks.js'
import type { StaticCheck } from '../check/static-check.js'
import { staticChecks } from '../check/static-checks.js'
import { FIX_PATCH, INSTRUCTION } from '../check/task-facts.js'
import type { CheckInfo, CheckLevel, CheckReport, CheckStage } from '../contracts/check.js'
import { EXIT } from '../contracts/exit-code.js'
import type { DatasetEntry } from '../dataset/folder.js'
import { checkText } from '../report/checks/text.js'
import { brokenFolders } from './check/broken-folders.js'
import { readLevels } from './check/read-levels.js'
import { readTaskFolder } from './check/read-task-folder.js'
import { repositoryRoot } from './check/repository-root.js'
import { type DynamicResult, runDynamicChecks, trialsOfTask } from './check/run-dynamic-checks.js'
import {
  type DatasetChoice,
  type DatasetContext,
  type OpenedDataset,
  openDataset,
  selectFrom
} from './shared/dataset/open-dataset.js'
import { requireOutsideTasks } from './shared/jobs/outside-tasks.js'
import { openTaskRuns, type TaskRunsContext, type TaskRunsOptions } from './shared/jobs/task-runs.js'

export interface CheckOptions extends DatasetChoice, TaskRunsOptions {
  caBundle: TaskRunsOptions['caBundle']
  /** Which checks: those that read files, those that build and run tasks, or both. */
  stage: CheckStage | 'both'
  /** How often each stage of a task runs. */
  repeat: number
  /** How many containers with tests there are at a time. */
  concurrency: number
}

export type CheckContext = DatasetContext & TaskRunsContext & { readonly toolVersion: string }

export interface CheckResult {
  readonly report: CheckReport
  /** Absolute: what the paths of the report's tasks are relative to. */
  readonly root: string
  /** For people; `--json` prints the report. */
  readonly text: string
  /** Absolute folder of what the tasks printed; null where none was run. */
  readonly jobDir: string | null
  /** 1 where a check of level error found something; 3 where the infrastructure kept one from being made. */
  readonly exitCode: typeof EXIT.done | typeof EXIT.gate | typeof EXIT.noVerdict
  /** Puts into GitHub's cache what the next run can use. */
  keepForNextRun(): Promise<void>
}

/** Every check there is, in the order of the report. */
const CHECKS: readonly CheckDescription[] = [
  ...staticChecks.map(check => ({ ...check, stage: 'static' as const })),
  ...dynamicChecks.map(check => ({ ...check, stage: 'dynamic' as const }))
]

/** The same with the levels that they have where a dataset chooses none. */
export const everyCheck: readonly CheckInfo[] = checkInfos(CHECKS, new Map())

const datasetFacts = async ({ loaded, bases }: OpenedDataset): Promise<DatasetFacts> => {
  const names = bases.recipes.map(({ image }) => image)
  const fingerprints = []
  for (const entry of loaded.entries) {
    fingerprints.push(fingerprintOf(await readTaskFolder(entry, { wanted: [INSTRUCTION, FIX_PATCH] })))
  }
  return { bases: names.length === 0 ? null : new Set(names), fingerprints }
}

interface StaticRun {
  checks: readonly StaticCheck[]
  opened: OpenedDataset
  /** A task's folder within its repository. */
  pathOf: (dir: string) => string
  signal: AbortSignal
}

const checkStatically = async (
  entries: readonly DatasetEntry[],
  { checks, opened, pathOf, signal }: StaticRun
): Promise<TaskOutcome[]> => {
  const dataset = await datasetFacts(opened)
  const outcomes: TaskOutcome[] = []
  // One at a time: a list of expected tests may have megabytes.
  for (const entry of entries) {
    signal.throwIfAborted()
    const folder = await readTaskFolder(entry)
    outcomes.push(runStaticChecks(checks, { folder, path: pathOf(entry.dir), dataset }))
  }
  return outcomes
}

interface Ran extends DynamicResult, Pick<CheckResult, 'jobDir' | 'keepForNextRun'> {}

const NOTHING_RUN: Ran = { outcomes: [], faults: [], jobDir: null, keepForNextRun: async () => {} }

interface DynamicRun extends Pick<StaticRun, 'opened' | 'pathOf'> {
  levels: ChosenLevels
  options: CheckOptions
  context: CheckContext
}

/** Builds and runs the tasks; what the infrastructure fails is told as a warning. */
const checkByRunning = async (
  entries: readonly DatasetEntry[],
  { opened, pathOf, levels, options, context }: DynamicRun
): Promise<Ran> => {
  const levelOf = ({ id, level }: DynamicCheck): CheckLevel => levels.get(id)?.level ?? level
  const checks = dynamicChecks.filter(check => levelOf(check) !== 'off')
  const errors = new Set(checks.filter(check => levelOf(check) === 'error').map(({ id }) => id))
  if (options.stage === 'static' || entries.length === 0 || checks.length === 0) return NOTHING_RUN
  const { repeat, concurrency } = options
  if (options.dataset === undefined) await requireOutsideTasks(options.jobsDir, options.path)
  const runs = await openTaskRuns(opened, options, context)
  const { job, jobDir } = runs.folder
  const { jobId } = runs.context
  try {
    const trials = entries.length * trialsOfTask(repeat)
    context.listener({ type: 'job-started', job, id: jobId, jobDir, trials })
    const ran = await runDynamicChecks(entries, {
      checks,
      errors,
      pathOf,
      repeat,
      concurrency,
      context: runs.context
    })
    for (const { task, fault } of ran.faults) {
      context.listener({ type: 'warning', task, message: `Not all checks could be made: ${fault.message}` })
    }
    return { ...ran, jobDir, keepForNextRun: runs.keepForNextRun }
  } finally {
    await runs.close()
  }
}

/**
 * `check`: what is wrong with the selected tasks, by checks that read their files, and unless only those
 * are wanted by building and running them.
 * @throws UserError and FaultError as opening and selecting do, for a `kotlin-bench.toml` that is none, and
 * where no engine answers
 */
export const check = async (options: CheckOptions, context: CheckContext): Promise<CheckResult> => {
  const found = await openDataset(options, context)
  const entries = [...found.loaded.entries, ...(await brokenFolders(found.loaded))]
  entries.sort((a, b) => (a.name < b.name ? -1 : 1))
  const opened = { ...found, loaded: { ...found.loaded, entries } }
  const levels = await readLevels(
    dirname(opened.loaded.tasksDir),
    CHECKS.map(({ id }) => id)
  )
  const selected = await selectFrom(opened, options, context)
  const root = repositoryRoot(opened.loaded.tasksDir)
  const pathOf = (dir: string): string => relative(root, dir).split(sep).join('/')
  const checks = staticChecks.filter(({ id }) => levels.get(id)?.level !== 'off')
  const statics =
    options.stage === 'dynamic'
      ? []
      : await checkStatically(selected, { checks, opened, pathOf, signal: context.signal })
  const { outcomes, faults, jobDir, keepForNextRun } = await checkByRunning(selected, {
    ...{ opened, pathOf, levels, options, context }
  })
  const report = buildCheckReport({
    toolVersion: context.toolVersion,
    dataset: opened.loaded.dataset,
    checks: CHECKS.filter(({ stage }) => options.stage === 'both' || options.stage === stage),
    levels,
    outcomes: joinOutcomes([statics, outcomes])
  })
  const byFindings = report.counts.errors > 0 ? EXIT.gate : EXIT.done
  return {
    report,
    root,
    text: checkText(report),
    jobDir,
    exitCode: faults.length > 0 ? EXIT.noVerdict : byFindings,
    keepForNextRun
  }
}
