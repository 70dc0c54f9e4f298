import type { LOG_PARSERS, ROW_LANGUAGES, ROW_SPLITS, ROW_TASK_TYPES } from '../../contracts/swe-polybench.js'

export type SWEPolyBenchLanguage = (typeof ROW_LANGUAGES)[number]
export type SWEPolyBenchTaskType = (typeof ROW_TASK_TYPES)[number]
export type SWEPolyBenchSplit = (typeof ROW_SPLITS)[number]
export type SWEPolyBenchLogParser = (typeof LOG_PARSERS)[number]

/**
 * One row of SWE-PolyBench, whatever file it came from. Its answer stands in it (`patch`, `test_patch`):
 * agents get a {@link SWEPolyBenchTask} instead.
 */
export interface SWEPolyBenchInstance {
  /** `owner__repo-PR`. */
  readonly instance_id: string
  /** `owner/name`. */
  readonly repo: string
  readonly base_commit: string
  readonly problem_statement: string
  readonly language: SWEPolyBenchLanguage
  readonly task_type: SWEPolyBenchTaskType
  /** The gold change; `''` where the row has none. */
  readonly patch: string
  /** The hidden tests. */
  readonly test_patch: string
  /** Files that the gold change touches. */
  readonly modified_files: readonly string[]
  /** Nodes of the syntax tree that the gold change touches, as `file->module->function_definition:f`. */
  readonly cst_nodes: readonly string[]
  readonly hints_text: string
  readonly created_at?: string | undefined
  /** The recipe of the row's image; its context is the repository at `base_commit`. */
  readonly Dockerfile: string
  /** An image to take as it is. */
  readonly image?: string | undefined
  /** Tests that fail before the change and pass after it. */
  readonly F2P: readonly string[]
  /** Tests that pass before and after. */
  readonly P2P: readonly string[]
  readonly test_command: string
  /** What reads the tests' output, in rows of one's own; else the repository says it. */
  readonly log_parser?: SWEPolyBenchLogParser | undefined
  /** A record's own; only rows that have one are told apart by it. */
  readonly split?: string | undefined
}

/** An instance in code: what it is and what is asked has to be there, the rest is empty where it is missing. */
export type SWEPolyBenchInstanceInput = Pick<
  SWEPolyBenchInstance,
  'instance_id' | 'repo' | 'base_commit' | 'problem_statement' | 'language' | 'task_type'
> &
  Partial<SWEPolyBenchInstance>
