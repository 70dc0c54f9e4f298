import type { SimpleGrading, SweRow } from '../../contracts/swe-polybench.js'
import type { Reason } from '../../contracts/verdict.js'
import type { Container } from '../../engine/container.js'
import { effectivePolicy } from '../../network/policy.js'
import type { Sandbox } from '../../network/sandbox.js'
import { logVerdict } from '../../score/index.js'
import type { Task } from '../../task/task.js'
import type { PreparedImage } from '../../trial/prepared-image.js'
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

export interface RowEvaluation {
  grading: SimpleGrading
  /** Why it is no pass; undefined where it is one. */
  reason: Reason | undefined
  /** What the tests printed, or why there were none. */
  output: string
}

/** What comes of the work, or the signal's reason as soon as it is aborted: nobody waits for a build any longer. */
const unlessAborted = <Value>(signal: AbortSignal, work: () => Promise<Value>): Promise<Value> => {
  signal.throwIfAborted()
  const done = new AbortController()
  const aborted = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true, signal: done.signal })
  })
  return Promise.race([work(), aborted]).finally(() => done.abort())
}

const openSandbox = (session: RowSession, task: Task, image: PreparedImage): Promise<Sandbox> =>
  session.sandboxes.open({
    role: 'verifier',
    policy: effectivePolicy(task.verifier, { allowHosts: [], denyHosts: [], agentHosts: [] }).policy,
    providers: [],
    limits: { maxTokens: null, maxCostUsd: null },
    prices: {},
    imageEnv: image.env
  })

/** The container as the tests are to meet it: with its network's settings, and the certificates to trust there. */
const settled = async (
  { certificates }: RowSession,
  { container, sandbox, imageId }: { container: Container; sandbox: Sandbox; imageId: string }
): Promise<Container> => {
  if (certificates === null || sandbox.network === 'none')
    return inSandbox({ container, sandbox, certificates: {}, writtenByUs: [] })
  const writtenByUs = await certificates.putInto(container, imageId)
  return inSandbox({ container, sandbox, certificates: certificates.env, writtenByUs })
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
  const { task, image } = await unlessAborted(signal, () => session.prepare(row))
  // One that is opened for nobody any more closes with the session.
  const sandbox = await unlessAborted(signal, () => openSandbox(session, task, image))
  try {
    const imageId = image.startImageId
    const container = await session.start(
      { role: 'verifier', image: imageId, network: sandbox.network },
      task
    )
    try {
      const { grading, output, tests } = await gradeSimply(
        await settled(session, { container, sandbox, imageId }),
        {
          ...{ row, patch, signal },
          workdir: image.facts?.root ?? image.workdir,
          user: task.verifier.user,
          timeoutMs: (timeoutSec ?? task.verifier.timeoutSec) * 1000
        }
      )
      // Tests that failed in a network that was no more did not fail by themselves.
      const fault = tests === null || tests.exitCode === 0 ? null : await sandbox.fault()
      if (fault !== null) throw fault
      const [reason] = logVerdict({ row, gradings: { simple: grading } }).reasons
      return { grading, reason, output }
    } finally {
      await container.remove()
    }
  } finally {
    await sandbox.close()
  }
}
