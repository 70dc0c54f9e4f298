import type { Reason } from '../contracts/verdict.js'

/*
 * Reasons for a verify phase that did not end by itself. What reports there are then is a part, and a
 * part may lack just the failures, so they are not scored.
 */

/** The verify phase ran into its deadline. */
export const testsTimedOut = (seconds: number): Reason => ({
  code: 'tests-timed-out',
  message: `The tests did not end within ${seconds} s. Partial reports are not scored; a test may hang, or the task needs a longer verifier timeout.`
})

/** The verify phase ran out of memory. */
export const testsOutOfMemory = (memoryMb: number | null): Reason => ({
  code: 'tests-out-of-memory',
  message: `The tests ran out of memory${memoryMb === null ? '' : ` (${memoryMb} MiB)`}. Partial reports are not scored.`
})

/** test.sh ended before it came to the tests or was killed. */
export const verifierStopped = (exitCode: number | null): Reason => ({
  code: 'verifier-stopped',
  message: `test.sh stopped before the tests were through (${exitCode === null ? 'killed' : `exit code ${exitCode}`}); the end of test-stdout.txt shows why.`
})
