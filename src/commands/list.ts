import { errorMessage, UserError } from '../contracts/errors.js'
import type { DatasetEntry, SkippedFolder } from '../dataset/folder.js'
import type { DatasetSource } from '../dataset/git-source.js'
import { RefusedFile } from '../dataset/read-file.js'
import { readTaskFile } from '../dataset/read-task.js'
import { readExpectedTests } from '../score/index.js'
import type { NetworkPolicy, Task, TaskWarning } from '../task/task.js'
import { listText } from './list-text.js'
import { baseOfTask } from './shared/base-of-task.js'
import {
  type DatasetChoice,
  type DatasetContext,
  type OpenedDataset,
  openDataset,
  selectFrom
} from './shared/open-dataset.js'

/** How many tests have to pass, by the transition they make. */
export interface TestCounts {
  readonly f2p: number
  readonly p2p: number
  readonly s2p: number
  readonly n2p: number
}

/** One task, as far as it can be read. */
export interface ListedTask {
  readonly name: string
  readonly declaredName: string | null
  /** `owner/name`. */
  readonly repository: string | null
  readonly license: string | null
  /** The image that the task's own builds on, or the prebuilt one that it uses; null where none is named. */
  readonly base: string | null
  /** null where the task has no list of expected tests. */
  readonly tests: TestCounts | null
  /** null is without a limit. */
  readonly timeoutsSec: {
    readonly environment: number
    readonly agent: number | null
    readonly verify: number
  } | null
  readonly network: {
    readonly environment: NetworkPolicy
    readonly agent: NetworkPolicy
    readonly verifier: NetworkPolicy
  } | null
  /** Why the task cannot run. */
  readonly fault: { readonly code: string; readonly message: string } | null
  /** Keys that nobody knows, and settings without effect. */
  readonly warnings: readonly TaskWarning[]
}

/** What `list --json` prints. */
export interface TaskList {
  readonly schema: 'kotlin-bench/list@1'
  readonly dataset: DatasetSource
  /** Tasks of the dataset, whether selected or not. */
  readonly tasksInDataset: number
  readonly tasks: readonly ListedTask[]
  /** Folders that are no tasks. */
  readonly skipped: readonly SkippedFolder[]
}

export interface ListResult {
  readonly list: TaskList
  /** For people. */
  readonly text: string
  /** A task that cannot run is told of; it is no failure of listing it. */
  readonly exitCode: 0
}

const policyOf = ({ networkMode, allowedHosts }: NetworkPolicy): NetworkPolicy => ({
  networkMode,
  allowedHosts
})

const countsOf = async (task: Task): Promise<TestCounts | null> => {
  const path = 'tests/expected_tests.json'
  const content = await readTaskFile(task, path)
  if (content === null) return null
  const expected = readExpectedTests(content, path)
  return {
    f2p: expected.f2p_tests.length,
    p2p: expected.p2p_tests.length,
    s2p: expected.s2p_tests.length,
    n2p: expected.n2p_tests.length
  }
}

const testsOf = async (task: Task): Promise<Pick<ListedTask, 'tests' | 'fault'>> => {
  try {
    return { tests: await countsOf(task), fault: null }
  } catch (error) {
    if (!(error instanceof UserError || error instanceof RefusedFile)) throw error
    return { tests: null, fault: { code: 'expected-tests-invalid', message: errorMessage(error) } }
  }
}

const UNKNOWN = {
  declaredName: null,
  repository: null,
  license: null,
  base: null,
  tests: null,
  timeoutsSec: null,
  network: null
} as const

/** What a task's folder says; of a row nothing, since its folder is written where it is run. */
const inFolder = async (task: Task, { bases, rows }: OpenedDataset) =>
  rows === undefined
    ? { base: await baseOfTask(task, bases), ...(await testsOf(task)) }
    : { base: null, tests: null, fault: null }

const listed = async (entry: DatasetEntry, opened: OpenedDataset): Promise<ListedTask> => {
  const { name, warnings } = entry
  if (!entry.ok) return { name, ...UNKNOWN, fault: entry.fault, warnings }
  const { task } = entry
  const { base, tests, fault } = await inFolder(task, opened)
  return {
    name,
    declaredName: task.declaredName,
    repository: task.repository,
    license: task.license,
    base,
    tests,
    timeoutsSec: {
      environment: task.environment.buildTimeoutSec,
      agent: task.agent.timeoutSec,
      verify: task.verifier.timeoutSec
    },
    network: {
      environment: policyOf(task.environment),
      agent: policyOf(task.agent),
      verifier: policyOf(task.verifier)
    },
    fault,
    warnings
  }
}

/**
 * `list`: the selected tasks of a dataset, and everything in it that is no task, cannot run, or has no
 * effect. `width` is in terminal columns.
 * @throws UserError and FaultError as opening and selecting do
 */
export const list = async (
  choice: DatasetChoice,
  context: DatasetContext,
  { width }: { readonly width?: number } = {}
): Promise<ListResult> => {
  const opened = await openDataset(choice, context)
  const selected = await selectFrom(opened, choice, context)
  const tasks: ListedTask[] = []
  // One at a time: a list of expected tests may have megabytes.
  for (const entry of selected) {
    context.signal.throwIfAborted()
    tasks.push(await listed(entry, opened))
  }
  const { dataset, entries, skipped } = opened.loaded
  const found: TaskList = {
    schema: 'kotlin-bench/list@1',
    dataset,
    tasksInDataset: entries.length,
    tasks,
    skipped
  }
  return { list: found, text: listText(found, width === undefined ? {} : { width }), exitCode: 0 }
}
