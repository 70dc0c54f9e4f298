import { errorMessage } from '../../contracts/errors.js'
import type { Agent, BenchmarkTask } from './benchmark.js'
import { patchOf } from './patch-of.js'
import type { TaskResult } from './task-result.js'

/** How an agent is asked for its patch. */
export interface AgentRequest<Task extends BenchmarkTask> {
  readonly agent: Agent<Task>
  readonly task: Task
  /** undefined is without a limit. */
  readonly timeoutSec: number | undefined
  readonly signal: AbortSignal
}

export type Answer = { readonly patch: string } | { readonly reason: NonNullable<TaskResult['reason']> }

/** setTimeout overflows to "at once" beyond it. */
const LONGEST_TIMER_MS = 2 ** 31 - 1

/** Rejects with the signal's reason once it is aborted. */
const whenAborted = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
    if (signal.aborted) reject(signal.reason)
  })

/**
 * Asks an agent, which may throw, take too long or answer what is no patch: then the task is not solved.
 * Nobody waits for an agent that goes on after its time or after the signal.
 * @throws the signal's reason
 */
export const askAgent = async <Task extends BenchmarkTask>(request: AgentRequest<Task>): Promise<Answer> => {
  const { agent, task, timeoutSec, signal } = request
  const late = new AbortController()
  const tooLate = `The agent did not end within ${timeoutSec} s.`
  const timer =
    timeoutSec === undefined
      ? undefined
      : setTimeout(() => late.abort(new Error(tooLate)), Math.min(timeoutSec * 1000, LONGEST_TIMER_MS))
  const solving = AbortSignal.any([signal, late.signal])
  try {
    const asked = (async () => agent.solve(task, { signal: solving }))()
    return { patch: patchOf(await Promise.race([asked, whenAborted(solving)])) }
  } catch (thrown) {
    signal.throwIfAborted()
    if (late.signal.aborted) return { reason: { code: 'agent-timed-out', message: tooLate } }
    return { reason: { code: 'agent-failed', message: errorMessage(thrown) } }
  } finally {
    clearTimeout(timer)
  }
}
