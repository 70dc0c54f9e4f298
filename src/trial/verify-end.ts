import type { Limits } from '../contracts/rewards.js'
import type { Reason } from '../contracts/verdict.js'
import { reportsTooLarge } from '../score/index.js'
import type { RowEnds } from './rows/verify-row.js'
import type { VerifierOutput } from './verifier-output.js'

/** How the verify phase ended, with what it left behind. */
export interface VerifyEnd extends VerifierOutput {
  exitCode: number
  timedOut: boolean
  timeoutSec: number | null
  /** The kernel ended a process of it for want of memory. */
  outOfMemory: boolean
  /** The end of what test.sh printed. */
  log: string
}

/** The ends of the verifier modes in which a trial was verified, one at least; or those of a row's gradings. */
export interface VerifyEnds {
  fresh?: VerifyEnd
  shared?: VerifyEnd
  row?: RowEnds
}

/** Exit code of a process that was ended by SIGKILL. */
const KILLED = 137

const wasKilledForMemory = (end: VerifyEnd): boolean => end.outOfMemory && end.exitCode === KILLED

/** Whether the tests came to an end that is theirs, not that of a limit. */
export const endedByItself = (end: VerifyEnd): boolean => !end.timedOut && !wasKilledForMemory(end)

/** The verify phase ran into its deadline. */
export const testsTimedOut = (seconds: number): Reason => ({
  code: 'tests-timed-out',
  message: `The tests did not end within ${seconds} s. Partial reports are not scored; a test may hang, or the task needs a longer verifier timeout.`
})

const inMebibytes = (memoryMb: number | null): string => (memoryMb === null ? '' : ` (${memoryMb} MiB)`)

/** The verify phase ran out of memory. */
export const testsOutOfMemory = (memoryMb: number | null): Reason => ({
  code: 'tests-out-of-memory',
  message: `The tests ran out of memory${inMebibytes(memoryMb)}. Partial reports are not scored.`
})

/** A process of the tests ran out of memory, but they came to their end. */
export const processOutOfMemory = (memoryMb: number | null): Reason => ({
  code: 'tests-out-of-memory',
  message: `A process of the tests was ended for want of memory${inMebibytes(memoryMb)}, which may explain the failures.`
})

/** test.sh ended before it came to the tests or was killed. */
export const verifierStopped = (exitCode: number): Reason => ({
  code: 'verifier-stopped',
  message: `test.sh stopped before the tests were through (exit code ${exitCode}); the end of test-stdout.txt shows why.`
})

/**
 * Why the phase was cut short, where it was. What reports there are then is a part, and a part may lack
 * just the failures, so they are not scored.
 */
export const cutShort = (end: VerifyEnd, limits: Limits): Reason | undefined => {
  if (end.timedOut) return testsTimedOut(end.timeoutSec ?? 0)
  if (wasKilledForMemory(end)) return testsOutOfMemory(limits.memoryMb)
  return end.unusable === undefined ? undefined : reportsTooLarge(end.unusable, [])
}
