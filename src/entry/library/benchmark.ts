import type { SWEPolyBenchLanguage, SWEPolyBenchSplit, SWEPolyBenchTaskType } from './instance.js'

/** What a benchmark hands to an agent; benchmarks add to it. */
export interface BenchmarkTask {
  /** Names the task, and no other of its benchmark. */
  readonly id: string
  /** What the agent is asked to do, in Markdown. */
  readonly instruction: string
}

/** What an agent makes of a task: a patch in git's format, `''` for no change. */
export type AgentOutput = string | { readonly patch: string }

/** What the tests say of an agent's output. */
export interface Evaluation {
  /** The tests' runner ended with 0, and at least one test was seen to run. */
  readonly passed: boolean
  /** Of the tests' runner; null where it did not come to an end of its own. */
  readonly exitCode: number | null
  /** How many tests were seen to run. */
  readonly testsRun: number
  /** What the runner printed, the last of it where that is much. */
  readonly output: string
  /** Why it is no pass, with a code as `nothing-ran`; absent where it is one, or where nothing more is known. */
  readonly reason?: { readonly code: string; readonly message: string } | undefined
}

/** How a call is cut short. */
export interface CallOptions {
  /** Ends what goes on, removes what was started, and rejects with the signal's reason. */
  readonly signal?: AbortSignal | undefined
}

/** What the line of a result says beside the result itself, so that lines of several runs can be compared. */
export interface ResultFacts {
  /** Where the tasks are from, and what tells its versions apart; null where they stand in code. */
  readonly dataset: { readonly source: string; readonly commit: string | null } | null
  /** Of what was asked for; null for all. */
  readonly split: SWEPolyBenchSplit | null
  readonly onlyLanguage: SWEPolyBenchLanguage | null
  /** Whether agents are given hints. */
  readonly hints: boolean
  /** Of the task itself. */
  readonly language: SWEPolyBenchLanguage
  readonly taskType: SWEPolyBenchTaskType
}

/** Tasks, and what tells whether they are solved. */
export interface Benchmark<Task extends BenchmarkTask = BenchmarkTask> {
  /** As `swe-polybench`; names the file of results. */
  name(): string
  tasks(options?: CallOptions): Promise<readonly Task[]>
  /** Rejects with an {@link EvaluationFault} where there is no saying whether the task is solved, such as without a container engine. */
  evaluate(task: Task, agentOutput: AgentOutput, options?: CallOptions): Promise<Evaluation>
  /** For the files of results alone; agents are not told. */
  facts?(task: Task): ResultFacts | Promise<ResultFacts>
}

/** What solves tasks. */
export interface Agent<Task extends BenchmarkTask = BenchmarkTask> {
  readonly name: string
  /** The model that it asks, where it asks one; names the file of results. */
  readonly model?: string | undefined
  /** Gives its patch. An agent that throws has not solved the task. */
  solve(task: Task, options: { readonly signal: AbortSignal }): AgentOutput | Promise<AgentOutput>
}
