import { basename } from 'node:path'
import type { RowEvaluator } from '../../commands/bench-library/row-evaluator.js'
import { FaultError } from '../../contracts/errors.js'
import { ROW_LANGUAGES, ROW_SPLITS, type SweRow } from '../../contracts/swe-polybench.js'
import { once } from '../../text/single-flight.js'
import type { AgentOutput, Benchmark, CallOptions, Evaluation, ResultFacts } from './benchmark.js'
import { aboveZero, checkOptions, oneOf, wholeFromOne } from './check-values.js'
import { EvaluationFault } from './evaluation-fault.js'
import type { SWEPolyBenchInstance } from './instance.js'
import { loadInstances, readInstances } from './load-instances.js'
import { openEvaluator } from './open-evaluator.js'
import { patchOf } from './patch-of.js'
import type { SWEPolyBenchOptions } from './swe-polybench-options.js'
import { type SWEPolyBenchTask, taskOf } from './swe-polybench-task.js'

const OPTIONS = {
  datasetPath: 'string',
  split: 'string',
  language: 'string',
  limit: 'number',
  instances: 'list',
  hints: 'boolean',
  repoPath: 'string',
  publishedImages: 'string or null',
  timeoutSec: 'number',
  onEvent: 'function'
} as const satisfies Record<keyof SWEPolyBenchOptions, string>

const CALL_OPTIONS = { signal: 'signal' } as const

/** In characters: what a person may still read, and a caller still keep for each of thousands of tasks. */
const LONGEST_OUTPUT = 1024 * 1024

/** The file by its name and what it holds; null without one. */
const datasetOf = async (path: string | undefined): Promise<ResultFacts['dataset']> => {
  if (path === undefined) return null
  const { sha256Of } = await import('../../commands/shared/rows/open-rows.js')
  return { source: basename(path), commit: await sha256Of(path) }
}

/** A fault as callers get to know it. */
const rethrow = (thrown: unknown): never => {
  if (!(thrown instanceof FaultError)) throw thrown
  throw new EvaluationFault(thrown.kind, thrown.code, thrown.message, { cause: thrown })
}

/**
 * SWE-PolyBench, graded the simple way: the agent's patch, then the files of the hidden tests, then the
 * language's own test runner, in a fresh container of the instance's image.
 */
export class SWEPolyBench implements Benchmark<SWEPolyBenchTask> {
  readonly #options: SWEPolyBenchOptions
  readonly #rows: () => Promise<ReadonlyMap<string, SweRow>>
  readonly #dataset: () => Promise<ResultFacts['dataset']>
  readonly #evaluator: () => Promise<RowEvaluator>

  /** @throws RangeError for a bad value, with the valid ones; TypeError for what is no such option */
  constructor(options: SWEPolyBenchOptions = {}) {
    checkOptions('SWEPolyBench', options, OPTIONS)
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
    this.#dataset = once(() => datasetOf(datasetPath))
    this.#evaluator = once(() => openEvaluator(options))
  }

  name(): string {
    return 'swe-polybench'
  }

  /**
   * The tasks, read once. Rejects with what reading the file says: an error with code `ENOENT` and the
   * path where there is none.
   */
  async tasks(options: CallOptions = {}): Promise<SWEPolyBenchTask[]> {
    checkOptions('tasks()', options, CALL_OPTIONS)
    const { signal } = options
    signal?.throwIfAborted()
    const rows = await this.#rows()
    signal?.throwIfAborted()
    const hints = this.#options.hints ?? false
    return [...rows.values()].map(row => taskOf(row, { hints }))
  }

  /** The whole instance of a task, its answer included: no part of what an agent is told. */
  async instance(task: Pick<SWEPolyBenchTask, 'id'>): Promise<SWEPolyBenchInstance> {
    return this.#row(task)
  }

  /**
   * Grades a patch. Rejects with an {@link EvaluationFault} where there is no saying: its `kind` is
   * `infrastructure` where the engine, a registry or the network failed, `task` where the instance itself
   * is broken; with a `RangeError` for a task that is not of this benchmark; with a `TypeError` for what is
   * no patch.
   */
  async evaluate(
    task: Pick<SWEPolyBenchTask, 'id'>,
    agentOutput: AgentOutput,
    options: CallOptions = {}
  ): Promise<Evaluation> {
    checkOptions('evaluate()', options, CALL_OPTIONS)
    const { signal = new AbortController().signal } = options
    const patch = patchOf(agentOutput)
    signal.throwIfAborted()
    const row = await this.#row(task)
    const { timeoutSec } = this.#options
    const evaluator = await this.#evaluator()
    const evaluated = await evaluator.evaluate(row, { patch, timeoutSec, signal }).catch(rethrow)
    const { grading, reason, output } = evaluated
    const { passed, exitCode, testsRun } = grading
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

  async #row(task: Pick<SWEPolyBenchTask, 'id'>): Promise<SweRow> {
    const id: unknown = typeof task === 'object' && task !== null ? task.id : task
    const row = typeof task === 'object' ? (await this.#rows()).get(String(id)) : undefined
    if (row !== undefined) return row
    throw new RangeError(`${String(id)} is no task of this benchmark. Take one of those that tasks() gives.`)
  }
}
