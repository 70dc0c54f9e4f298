import { FaultError, UserError } from '../contracts/errors.js'
import { EXIT } from '../contracts/exit-code.js'

/** The signals that end a run in good order; SIGHUP comes when its terminal is closed. */
export const signalCodes = { SIGHUP: EXIT.sighup, SIGINT: EXIT.sigint, SIGTERM: EXIT.sigterm } as const
export type StopSignal = keyof typeof signalCodes

/** The exit code of an aborted run, or undefined when nothing aborted it. */
export const abortedCode = (signal: AbortSignal): number | undefined =>
  signal.aborted ? (signalCodes[signal.reason as StopSignal] ?? EXIT.sigint) : undefined

/** The exit code of what was thrown; a fault of our own keeps trials from their verdict, too. */
export const thrownCode = (
  thrown: unknown
): typeof EXIT.mistake | typeof EXIT.gate | typeof EXIT.noVerdict => {
  if (thrown instanceof UserError) return EXIT.mistake
  return thrown instanceof FaultError && thrown.kind === 'task' ? EXIT.gate : EXIT.noVerdict
}
