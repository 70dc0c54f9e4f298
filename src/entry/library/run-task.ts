import { errorMessage } from '../../contracts/errors.js'
import { type AgentRequest, askAgent } from './ask-agent.js'
import type { Benchmark, BenchmarkTask, Evaluation } from './benchmark.js'
import { EvaluationFault } from './evaluation-fault.js'
import type { TaskResult } from './task-result.js'

const EVALUATION_FAILED = 'evaluation-failed'

const faultOf = (thrown: unknown): NonNullable<TaskResult['fault']> =>
  thrown instanceof EvaluationFault
    ? { kind: thrown.kind, code: thrown.code, message: thrown.message }
    : { kind: 'infrastructure', code: EVALUATION_FAILED, message: errorMessage(thrown) }

const stopwatch = (): (() => number) => {
  const started = performance.now()
  return () => Math.round(performance.now() - started) / 1000
}

/**
 * An evaluation, as a benchmark of whatever program gave it.
 * @throws Error where it is none: what is not told exactly is no success
 */
const soundEvaluation = (evaluation: Evaluation): Evaluation => {
  const { passed, exitCode, testsRun } = evaluation ?? {}
  const isSound =
    typeof passed === 'boolean' &&
    (exitCode === null || Number.isSafeInteger(exitCode)) &&
    Number.isSafeInteger(testsRun) &&
    testsRun >= 0
  if (isSound) return evaluation
  throw new Error(
    'The benchmark gave no evaluation: it needs passed (true or false), exitCode (a whole number or null) and testsRun (a whole number).'
  )
}

/**
 * Has an agent solve one task and evaluates what it gives. Whatever goes wrong is in the result.
 * @throws the signal's reason, and nothing else
 */
export const runTask = async <Task extends BenchmarkTask>(
  benchmark: Benchmark<Task>,
  request: AgentRequest<Task>
): Promise<TaskResult> => {
  const { task, signal } = request
  const nothing = { task: task.id, passed: null, exitCode: null, testsRun: null, reason: null, fault: null }
  const agentSeconds = stopwatch()
  const answer = await askAgent(request)
  const agent = agentSeconds()
  if ('reason' in answer) {
    return { ...nothing, outcome: 'unresolved', reason: answer.reason, seconds: { agent, evaluate: 0 } }
  }
  const evaluateSeconds = stopwatch()
  try {
    const { passed, exitCode, testsRun, reason } = soundEvaluation(
      await benchmark.evaluate(task, answer.patch, { signal })
    )
    return {
      ...{ ...nothing, passed, exitCode, testsRun },
      outcome: passed ? 'resolved' : 'unresolved',
      reason: reason ?? null,
      seconds: { agent, evaluate: evaluateSeconds() }
    }
  } catch (thrown) {
    signal.throwIfAborted()
    const seconds = { agent, evaluate: evaluateSeconds() }
    return { ...nothing, outcome: 'error', fault: faultOf(thrown), seconds }
  }
}
