import { errorMessage, FaultError, UserError } from '../contracts/errors.js'
import { adviceForCode } from '../report/fault-advice.js'
import { VERSION } from './version.js'

const REPORT_TO = 'https://github.com/kotlin-bench/action/issues'

/** What the machine refuses: rights, a full disk, too many open files. */
const REFUSALS = new Set(['EACCES', 'EPERM', 'EROFS', 'ENOSPC', 'EDQUOT', 'EMFILE', 'ENFILE', 'EIO'])

const isMachines = (thrown: unknown): boolean =>
  thrown instanceof Error && REFUSALS.has((thrown as NodeJS.ErrnoException).code ?? '')

/** A fault with what to do about it; `--preflight`, which alone throws a model's, says that itself. */
const describeFault = ({ kind, code, message }: FaultError): string => {
  const advice = kind === 'model' ? undefined : adviceForCode(code)
  return `${kind} fault: ${message}${advice === undefined ? '' : `\n${advice}`}`
}

/** How a thrown thing is told to people: the mistakes of a user alone, ours with a way to report. */
export const describeError = (thrown: unknown, { debug }: { debug: boolean }): string => {
  if (thrown instanceof UserError) return thrown.message
  if (thrown instanceof FaultError) return describeFault(thrown)
  const stack = debug && thrown instanceof Error ? `\n${thrown.stack}` : ''
  if (isMachines(thrown)) return `infrastructure fault: ${errorMessage(thrown)}${stack}`
  const more = debug ? '' : ' Set KOTLIN_BENCH_DEBUG=1 (on GitHub: re-run with debug logging) to see where.'
  return (
    `${errorMessage(thrown)}\nThis is a fault of ours in kotlin-bench ${VERSION}.${more} ` +
    `Please report it with this message at ${REPORT_TO}${stack}`
  )
}

/** Whether stacks and other detail were asked for. */
export const isDebug = (environment: Readonly<Record<string, string | undefined>>): boolean =>
  environment.RUNNER_DEBUG === '1' || environment.KOTLIN_BENCH_DEBUG === '1'
