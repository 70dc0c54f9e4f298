import { FaultError } from '../contracts/errors.js'
import type { Container } from '../engine/container.js'
import { requireDisk } from '../engine/free-disk.js'
import { agentPhase } from './agent-phase.js'
import { environmentPhase } from './environment-phase.js'
import { verdictOfUngraded } from './rows/score-row.js'
import { scorePhase, verdictOfUnresolved } from './score-phase.js'
import { verifyAgain } from './second-verification.js'
import type { TrialContext } from './trial-context.js'
import type { TrialFolder } from './trial-folder.js'
import type { TrialState } from './trial-state.js'
import { newTry } from './try.js'
import { buriedTooDeep, filledTheDisk, Unresolved } from './unresolved.js'
import { verifyPhase } from './verify-phase.js'

/** More than any honest build leaves in its containers. */
const FILLED_BYTES = 8 * 1024 * 1024 * 1024

/**
 * Some faults of the engine are the doing of what ran in its containers: an agent that cannot solve a
 * task must not get rid of the trial by filling the disk, or by a file that the engine cannot name.
 */
const blame = async (thrown: unknown, containers: readonly Container[]): Promise<unknown> => {
  if (!(thrown instanceof FaultError)) return thrown
  if (thrown.code === 'path-too-long') return buriedTooDeep()
  if (thrown.code !== 'disk-full') return thrown
  const sizes = await Promise.all(containers.map(container => container.bytesWritten().catch(() => 0)))
  const bytes = sizes.reduce((one, other) => one + other, 0)
  return bytes > FILLED_BYTES ? filledTheDisk(bytes) : thrown
}

/**
 * Tries a trial once: environment, agent, verify, score, each taking what it needs from those before.
 * What comes of it stands in `state`.
 * @throws whatever ended it early
 */
export const runPhases = async (
  state: TrialState,
  context: TrialContext,
  folder: TrialFolder
): Promise<void> => {
  const tried = newTry(state, context, folder)
  let ending: Promise<void> | undefined
  const end = () => {
    ending ??= tried.end()
    return ending
  }
  try {
    const environment = await tried.inPhase('environment', () => environmentPhase(tried))
    await tried.inPhase('agent', () => agentPhase(tried, environment))
    const ends = await tried.inPhase('verify', () => verifyPhase(tried, environment))
    await tried.inPhase('score', () => scorePhase(tried, environment, ends))
    await verifyAgain(tried, environment)
  } catch (thrown) {
    const containers = tried.containers()
    const cause = containers.length === 0 ? thrown : await blame(thrown, containers)
    // What its networks have seen belongs to the record of a trial that ends early as well.
    if (!context.signal.aborted) await end()
    if (!(cause instanceof Unresolved) || !state.material) throw cause
    const { row } = state.material
    state.verdict = row
      ? await verdictOfUngraded(tried, { row, reason: cause.reason })
      : verdictOfUnresolved(state.material, cause.reason)
  } finally {
    context.inBackground(end())
  }
  if (state.verdict?.reward === 0) {
    // What the trial itself wrote is gone then, so a disk that is still full is nobody's but the host's.
    await end()
    await requireDisk(context.host, 'running')
  }
}
