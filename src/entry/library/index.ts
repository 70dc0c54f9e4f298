export type {
  Agent,
  AgentOutput,
  Benchmark,
  BenchmarkTask,
  CallOptions,
  Evaluation,
  ResultFacts
} from './benchmark.js'
export { type ComparedResults, compareResults, type ResultsComparison } from './compare-results.js'
export { EvaluationFault } from './evaluation-fault.js'
export { Harness, type HarnessEvent, type HarnessOptions } from './harness.js'
export type {
  SWEPolyBenchInstance,
  SWEPolyBenchInstanceInput,
  SWEPolyBenchLanguage,
  SWEPolyBenchLogParser,
  SWEPolyBenchSplit,
  SWEPolyBenchTaskType
} from './instance.js'
export type { LeftOutRow } from './load-instances.js'
export type { HarnessSummary } from './summarise-run.js'
export { SWEPolyBench } from './swe-polybench.js'
export type { SWEPolyBenchEvent, SWEPolyBenchOptions } from './swe-polybench-options.js'
export type { SWEPolyBenchTask } from './swe-polybench-task.js'
export type { TaskResult } from './task-result.js'
