import type { SimpleGrading, SweRow } from '../../contracts/swe-polybench.js'
import { effectivePolicy } from '../../network/policy.js'
import { gradeSimply } from '../../trial/rows/grade-simply.js'
import { inSandbox } from '../../trial/sandboxed.js'
import type { RowSession } from './row-session.js'

/** What is evaluated. */
export interface RowChange {
  patch: string
  /** Of the tests; by default the row's. */
  timeoutSec: number | undefined
  signal: AbortSignal
}

/** What a simple grading says, and what the tests printed. */
export interface RowEvaluation {
  grading: SimpleGrading
  output: string
}

/** The promise, or the signal's reason as soon as it is aborted: whoever waits for a build waits no longer. */
const unlessAborted = <Value>(signal: AbortSignal, promise: Promise<Value>): Promise<Value> => {
  const done = new AbortController()
  const aborted = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true, signal: done.signal })
  })
  signal.throwIfAborted()
  return Promise.race([promise, aborted]).finally(() => done.abort())
}

/**
 * Grades a change to a row in a fresh container of the row's image, by the language's own test runner.
 * @throws FaultError where there is no saying; the signal's reason
 */
export const evaluateRow = async (
  session: RowSession,
  row: SweRow,
  { patch, timeoutSec, signal }: RowChange
): Promise<RowEvaluation> => {
  const { task, image } = await unlessAborted(signal, session.prepare(row))
  const { policy } = effectivePolicy(task.verifier, { allowHosts: [], denyHosts: [], agentHosts: [] })
  const sandbox = await session.sandboxes.open({
    ...{ role: 'verifier', policy, providers: [], prices: {}, imageEnv: image.env },
    limits: { maxTokens: null, maxCostUsd: null }
  })
  try {
    signal.throwIfAborted()
    const spec = { role: 'verifier', image: image.startImageId, network: sandbox.network }
    const container = await session.start(spec, task)
    try {
      const { certificates } = session
      const trusts = certificates !== null && sandbox.network !== 'none'
      const writtenByUs = trusts ? await certificates.putInto(container, spec.image) : []
      const inside = inSandbox({
        ...{ container, sandbox, writtenByUs },
        certificates: trusts ? certificates.env : {}
      })
      const { grading, output, tests } = await gradeSimply(inside, {
        ...{ row, patch, signal },
        workdir: image.facts?.root ?? image.workdir,
        user: task.verifier.user,
        timeoutMs: (timeoutSec ?? task.verifier.timeoutSec) * 1000
      })
      // Tests that failed in a network that was no more did not fail by themselves.
      const fault = tests === null || tests.exitCode === 0 ? null : await sandbox.fault()
      if (fault !== null) throw fault
      return { grading, output }
    } finally {
      await container.remove()
    }
  } finally {
    await sandbox.close()
  }
}
