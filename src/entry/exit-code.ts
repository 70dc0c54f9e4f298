import { FaultError, UserError } from '../contracts/errors.js'

/** The signals that end a run in good order, with the exit codes that shells expect. */
export const signalCodes = { SIGINT: 130, SIGTERM: 143 } as const
export type StopSignal = keyof typeof signalCodes

/** The exit code of an aborted run, or undefined when nothing aborted it. */
export const abortedCode = (signal: AbortSignal): number | undefined =>
  signal.aborted ? signalCodes[signal.reason === 'SIGTERM' ? 'SIGTERM' : 'SIGINT'] : undefined

/**
 * 2: nothing could start through the user's mistake. 1: a fault of the task. 3: everything else that
 * keeps a trial from its verdict, faults of our own among them.
 */
export const thrownCode = (thrown: unknown): 1 | 2 | 3 => {
  if (thrown instanceof UserError) return 2
  return thrown instanceof FaultError && thrown.kind === 'task' ? 1 : 3
}
