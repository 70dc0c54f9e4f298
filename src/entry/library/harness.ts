import pLimit from 'p-limit'
import type { Agent, Benchmark, BenchmarkTask } from './benchmark.js'
import { aboveZero, checkMethods, checkOptions, wholeFromOne } from './check-values.js'
import { openResultsFile } from './results-file.js'
import { runTask } from './run-task.js'
import { type HarnessSummary, summariseRun } from './summarise-run.js'
import type { TaskResult } from './task-result.js'

/** What happens while a harness runs. */
export type HarnessEvent =
  | {
      readonly type: 'run-started'
      readonly benchmark: string
      readonly agent: string
      readonly tasks: number
    }
  | { readonly type: 'task-started'; readonly task: string }
  | { readonly type: 'task-finished'; readonly result: TaskResult }

export interface HarnessOptions {
  /** How many tasks are solved and evaluated at a time; 1 by default. */
  readonly concurrency?: number | undefined
  /** Seconds that an agent has for a task; without a limit by default. */
  readonly agentTimeoutSec?: number | undefined
  /** Ends the run. */
  readonly signal?: AbortSignal | undefined
  /** Where results are appended, `data` by default; null for nowhere. */
  readonly resultsFolder?: string | null | undefined
  /** Is told what happens; nothing else is printed. What it throws ends the run. */
  readonly onEvent?: ((event: HarnessEvent) => void) | undefined
}

const OPTIONS = {
  concurrency: 'number',
  agentTimeoutSec: 'number',
  signal: 'signal',
  resultsFolder: 'string or null',
  onEvent: 'function'
} as const satisfies Record<keyof HarnessOptions, string>

/** Names a file of results, and results by it. */
const checkName = (of: string, name: unknown): void => {
  if (typeof name !== 'string' || name.trim() === '')
    throw new TypeError(`The name of the ${of} has to be a text.`)
}

/** @throws TypeError for what are no tasks, or two of one id, whose results nobody could tell apart */
const checkTasks = (tasks: readonly BenchmarkTask[]): void => {
  if (!Array.isArray(tasks)) throw new TypeError("The benchmark's tasks() gave no list.")
  const ids = new Set<string>()
  for (const [index, task] of tasks.entries()) {
    const id: unknown = typeof task === 'object' && task !== null ? task.id : undefined
    if (typeof id !== 'string' || id === '')
      throw new TypeError(`The benchmark's task ${index + 1} has no id.`)
    if (ids.has(id)) throw new TypeError(`The benchmark has two tasks with the id ${id}.`)
    ids.add(id)
  }
}

/**
 * Works on all items, so many at a time. The first that fails ends the rest by the signal; nothing goes on
 * afterwards.
 */
const workOnAll = async <Item, Result>(
  items: readonly Item[],
  concurrency: number,
  work: (item: Item) => Promise<Result>,
  end: AbortController
): Promise<Result[]> => {
  const limit = pLimit(concurrency)
  const running = items.map(item => limit(() => work(item)))
  try {
    return await Promise.all(running)
  } catch (thrown) {
    end.abort(thrown)
    throw thrown
  } finally {
    await Promise.allSettled(running)
  }
}

/** Runs benchmarks with agents. One failing task is one bad result; the others go on. */
export class Harness {
  readonly #options: HarnessOptions

  /** @throws RangeError for a bad value; TypeError for what is no such option */
  constructor(options: HarnessOptions = {}) {
    checkOptions('Harness', options, OPTIONS)
    const { concurrency, agentTimeoutSec } = options
    if (concurrency !== undefined) wholeFromOne('concurrency', concurrency)
    if (agentTimeoutSec !== undefined) aboveZero('agentTimeoutSec', agentTimeoutSec)
    this.#options = options
  }

  /**
   * Has an agent solve every task of a benchmark, evaluates what it gives, and appends each result to
   * `<resultsFolder>/<benchmark>-<model>-results.jsonl`, under the agent's name where it has no model.
   * Rejects with the signal's reason once that is aborted, and where results cannot be written; either
   * way nothing goes on afterwards; and with a `TypeError` for what is no benchmark or no agent.
   */
  async run<Task extends BenchmarkTask>(
    benchmark: Benchmark<Task>,
    agent: Agent<Task>
  ): Promise<HarnessSummary> {
    const { concurrency = 1, agentTimeoutSec, onEvent, resultsFolder = 'data' } = this.#options
    checkMethods('The benchmark', benchmark, ['name', 'tasks', 'evaluate'])
    checkMethods('The agent', agent, ['solve'])
    checkName('agent', agent.name)
    if (agent.model !== undefined && agent.model !== null) checkName("agent's model", agent.model)
    checkName('benchmark', benchmark.name())
    const begin = performance.now()
    const end = new AbortController()
    const given = this.#options.signal
    const signal = given === undefined ? end.signal : AbortSignal.any([end.signal, given])
    signal.throwIfAborted()

    const tasks = await benchmark.tasks({ signal })
    checkTasks(tasks)
    const names = { benchmark: benchmark.name(), agent: agent.name, model: agent.model ?? null }
    const file = resultsFolder === null ? null : await openResultsFile(names, resultsFolder)
    onEvent?.({ type: 'run-started', benchmark: names.benchmark, agent: agent.name, tasks: tasks.length })
    const work = async (task: Task): Promise<TaskResult> => {
      signal.throwIfAborted()
      onEvent?.({ type: 'task-started', task: task.id })
      const result = await runTask(benchmark, { agent, task, timeoutSec: agentTimeoutSec, signal })
      await file?.append(result, await benchmark.facts?.(task))
      onEvent?.({ type: 'task-finished', result })
      return result
    }
    const results = await workOnAll(tasks, concurrency, work, end)
    const seconds = Math.round(performance.now() - begin) / 1000
    return { ...names, ...summariseRun(results), seconds, resultsFile: file?.path ?? null }
  }
}
