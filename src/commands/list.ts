import { errorMessage, UserError } from '../contracts/errors.js'
import type { DatasetEntry } from '../dataset/folder.js'
import { RefusedFile } from '../dataset/read-file.js'
import { readTaskFile } from '../dataset/read-task.js'
import { readExpectedTests } from '../score/index.js'
import type { NetworkPolicy, Task } from '../task/task.js'
import { listText } from './list-text.js'
import { baseOfTask } from './shared/dataset/base-of-task.js'
import {
  type DatasetChoice,
  type DatasetContext,
  type OpenedDataset,
  openDataset,
  selectFrom
} from './shared/dataset/open-dataset.js'
import type { ListedTask, TaskList, TestCounts } from './task-list.js'

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
