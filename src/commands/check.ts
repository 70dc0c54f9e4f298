import { dirname, relative, sep } from 'node:path'
import {
  buildCheckReport,
  type CheckDescription,
  joinOutcomes,
  type TaskOutcome
} from '../check/check-report.js'
import type { DatasetFacts } from '../check/dataset-facts.js'
import { fingerprintOf } from '../check/fingerprint.js'
import { runStaticChecks } from '../check/run-static-checks.js'
import type { StaticCheck } from '../check/static-check.js'
import { staticChecks } from '../check/static-checks.js'
import { FIX_PATCH, INSTRUCTION } from '../check/task-facts.js'
import type { CheckReport } from '../contracts/check.js'
import { UserError } from '../contracts/errors.js'
import { EXIT } from '../contracts/exit-code.js'
import type { DatasetEntry } from '../dataset/folder.js'
import { checkText } from '../report/check-text.js'
import { brokenFolders } from './check/broken-folders.js'
import { readLevels } from './check/read-levels.js'
import { readTaskFolder } from './check/read-task-folder.js'
import { repositoryRoot } from './check/repository-root.js'
import {
  type DatasetChoice,
  type DatasetContext,
  type OpenedDataset,
  openDataset,
  selectFrom
} from './shared/open-dataset.js'

export interface CheckOptions extends DatasetChoice {
  /** Only the checks that read files. */
  static: boolean
}

export interface CheckResult {
  readonly report: CheckReport
  /** Absolute: what the paths of the report's tasks are relative to. */
  readonly root: string
  /** For people; `--json` prints the report. */
  readonly text: string
  /** 1 where a check of level error found something. */
  readonly exitCode: typeof EXIT.done | typeof EXIT.gate
}

/** Every check there is, in the order of the report. */
const CHECKS: readonly CheckDescription[] = staticChecks.map(check => ({ ...check, stage: 'static' }))

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

/**
 * `check`: what is wrong with the selected tasks, by checks that read their files.
 * @throws UserError and FaultError as opening and selecting do, and for a `kotlin-bench.toml` that is none
 */
export const check = async (
  options: CheckOptions,
  context: DatasetContext & { readonly toolVersion: string }
): Promise<CheckResult> => {
  if (!options.static) {
    throw new UserError(
      'There are no checks yet that build and run a task. Give `--static` (input `static: true`) for those that read its files.'
    )
  }
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
  const statics = await checkStatically(selected, { checks, opened, pathOf, signal: context.signal })
  const report = buildCheckReport({
    toolVersion: context.toolVersion,
    dataset: opened.loaded.dataset,
    checks: CHECKS,
    levels,
    outcomes: joinOutcomes([statics])
  })
  return {
    report,
    root,
    text: checkText(report),
    exitCode: report.counts.errors > 0 ? EXIT.gate : EXIT.done
  }
}
