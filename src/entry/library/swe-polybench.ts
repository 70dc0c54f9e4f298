import { basename, resolve } from 'node:path'
import { createRowEvaluator, type RowEvaluator } from '../../commands/bench-library/row-evaluator.js'
import { sha256Of } from '../../commands/shared/open-rows.js'
import type { ProgressEvent } from '../../contracts/progress.js'
import { PUBLISHED_IMAGES, ROW_LANGUAGES, ROW_SPLITS, type SweRow } from '../../contracts/swe-polybench.js'
import { rowInstruction } from '../../making/swe-polybench/row-task.js'
import { logVerdict } from '../../score/index.js'
import { once } from '../../text/single-flight.js'
import { caBundleOf } from '../read-options/ca-bundle-of.js'
import type {
  AgentOutput,
  Benchmark,
  BenchmarkTask,
  CallOptions,
  Evaluation,
  ResultFacts
} from './benchmark.js'
import { aboveZero, oneOf, wholeFromOne } from './check-values.js'
import { gatewayProgram } from './gateway-program.js'
import type {
  SWEPolyBenchInstance,
  SWEPolyBenchInstanceInput,
  SWEPolyBenchLanguage,
  SWEPolyBenchSplit
} from './instance.js'
import { type LeftOutRow, loadInstances, readInstances } from './load-instances.js'
import { patchOf } from './patch-of.js'

/** What happens while instances are read and evaluated. */
export type SWEPolyBenchEvent =
  /** A record of the file that is no instance, once for each thing that is wrong with it. */
  | ({ readonly type: 'row-left-out' } & LeftOutRow)
  | { readonly type: 'image-started'; readonly image: string; readonly action: string }
  | {
      readonly type: 'image-finished'
      readonly image: string
      readonly action: string
      readonly seconds: number
    }
  | { readonly type: 'notice' | 'warning'; readonly message: string }

export interface SWEPolyBenchOptions {
  /** CSV as published, JSON, or JSON Lines, each also compressed by gzip. Without one there are no tasks but `instances`. */
  readonly datasetPath?: string | undefined
  /** Only instances of this split, by the `split` that they name; those that name none are of any. */
  readonly split?: SWEPolyBenchSplit | undefined
  readonly language?: SWEPolyBenchLanguage | undefined
  /** At most so many tasks. */
  readonly limit?: number | undefined
  /** Instances in code; they come before those of the file. */
  readonly instances?: readonly SWEPolyBenchInstanceInput[] | undefined
  /** Whether the instruction goes on with `hints_text`; not how SWE-PolyBench is run, and false by default. */
  readonly hints?: boolean | undefined
  /** Where clones of the instances' repositories are found and kept; in the user's cache by default. */
  readonly repoPath?: string | undefined
  /** What published images begin with, before the instance's name; null asks for none and builds them. */
  readonly publishedImages?: string | null | undefined
  /** Seconds that an instance's tests have; by default as the official harness: 1800 for Java, else 1200. */
  readonly timeoutSec?: number | undefined
  /** Is told what happens; nothing else is printed. */
  readonly onEvent?: ((event: SWEPolyBenchEvent) => void) | undefined
}

/** What an agent gets to see of an instance: not its answer. */
export interface SWEPolyBenchTask
  extends BenchmarkTask,
    Pick<
      SWEPolyBenchInstance,
      'instance_id' | 'repo' | 'base_commit' | 'problem_statement' | 'language' | 'task_type' | 'split'
    > {}

/** In characters: what a person may still read, and a caller still keep for each of thousands of tasks. */
const LONGEST_OUTPUT = 1024 * 1024

const progressOf = (event: ProgressEvent): SWEPolyBenchEvent | undefined => {
  switch (event.type) {
    case 'image-started':
    case 'image-finished':
      return event
    case 'notice':
    case 'warning':
      return { type: event.type, message: event.message }
    default:
      return undefined
  }
}

const taskOf = (row: SweRow, hints: boolean): SWEPolyBenchTask => ({
  id: row.instance_id,
  instruction: rowInstruction(row, { hints }),
  instance_id: row.instance_id,
  repo: row.repo,
  base_commit: row.base_commit,
  problem_statement: row.problem_statement,
  language: row.language,
  task_type: row.task_type,
  ...(row.split !== undefined && { split: row.split })
})

/**
 * SWE-PolyBench, graded the simple way: the agent's patch, then the files of the hidden tests, then the
 * language's own test runner, in a fresh container of the instance's image.
 */
export class SWEPolyBench implements Benchmark<SWEPolyBenchTask> {
  readonly #options: SWEPolyBenchOptions
  readonly #rows: () => Promise<ReadonlyMap<string, SweRow>>
  readonly #dataset: () => Promise<ResultFacts['dataset']>
  readonly #evaluator: RowEvaluator

  /** @throws RangeError for a bad value, with the valid ones */
  constructor(options: SWEPolyBenchOptions = {}) {
    const { split, language, limit, timeoutSec, onEvent, datasetPath } = options
    if (split !== undefined) oneOf('split', split, ROW_SPLITS)
    if (language !== undefined) oneOf('language', language, ROW_LANGUAGES)
    if (limit !== undefined) wholeFromOne('limit', limit)
    if (timeoutSec !== undefined) aboveZero('timeoutSec', timeoutSec)
    const seeded = readInstances(options.instances ?? [])
    this.#options = options
    this.#rows = once(async () => {
      const wanted = { datasetPath, seeded, split, language, limit }
      const rows = await loadInstances(wanted, row => onEvent?.({ type: 'row-left-out', ...row }))
      return new Map(rows.map(row => [row.instance_id, row]))
    })
    this.#dataset = once(async () =>
      datasetPath === undefined
        ? null
        : { source: basename(datasetPath), commit: await sha256Of(datasetPath) }
    )
    this.#evaluator = createRowEvaluator({
      repoPath: options.repoPath === undefined ? undefined : resolve(options.repoPath),
      caBundle: caBundleOf(undefined, process.env, process.cwd()),
      publishedImages: options.publishedImages === undefined ? PUBLISHED_IMAGES : options.publishedImages,
      gatewayProgram: gatewayProgram(),
      environment: process.env,
      listener: event => {
        const told = progressOf(event)
        if (told !== undefined) onEvent?.(told)
      }
    })
  }

  name(): string {
    return 'swe-polybench'
  }

  /**
   * The tasks, read once. Rejects with what reading the file says: an error with code `ENOENT` and the
   * path where there is none.
   */
  async tasks({ signal }: CallOptions = {}): Promise<SWEPolyBenchTask[]> {
    signal?.throwIfAborted()
    const rows = await this.#rows()
    signal?.throwIfAborted()
    return [...rows.values()].map(row => taskOf(row, this.#options.hints ?? false))
  }

  /** The whole instance of a task, its answer included: no part of what an agent is told. */
  async instance(task: Pick<SWEPolyBenchTask, 'id'>): Promise<SWEPolyBenchInstance> {
    return this.#row(task)
  }

  /**
   * Grades a patch. Rejects with a {@link FaultError} where there is no saying: its `kind` is
   * `infrastructure` where the engine, a registry or the network failed, `task` where the instance itself
   * is broken; with a `RangeError` for a task that is not of this benchmark; with a `TypeError` for what is
   * no patch.
   */
  async evaluate(
    task: Pick<SWEPolyBenchTask, 'id'>,
    agentOutput: AgentOutput,
    { signal = new AbortController().signal }: CallOptions = {}
  ): Promise<Evaluation> {
    const patch = patchOf(agentOutput)
    signal.throwIfAborted()
    const row = await this.#row(task)
    const { timeoutSec } = this.#options
    const { grading, output } = await this.#evaluator.evaluate(row, { patch, timeoutSec, signal })
    const { passed, exitCode, testsRun } = grading
    const [reason] = logVerdict({ row, gradings: { simple: grading } }).reasons
    return {
      ...{ passed, exitCode, testsRun },
      output: output.slice(-LONGEST_OUTPUT),
      ...(reason !== undefined && { reason: { code: reason.code, message: reason.message } })
    }
  }

  /** What the line of a task's result says beside the result; the dataset is known by its file's SHA-256. */
  async facts(task: SWEPolyBenchTask): Promise<ResultFacts> {
    const { split, language, hints } = this.#options
    return {
      dataset: await this.#dataset(),
      split: split ?? null,
      onlyLanguage: language ?? null,
      hints: hints ?? false,
      language: task.language,
      taskType: task.task_type
    }
  }

  async #row({ id }: Pick<SWEPolyBenchTask, 'id'>): Promise<SweRow> {
    const row = (await this.#rows()).get(id)
    if (row !== undefined) return row
    throw new RangeError(`${id} is no task of this benchmark. Take one of those that tasks() gives.`)
  }
}
