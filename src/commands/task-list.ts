import type { SkippedFolder } from '../dataset/folder.js'
import type { DatasetSource } from '../dataset/git-source.js'
import type { NetworkPolicy, TaskWarning } from '../task/task.js'

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
