import { FaultError } from '../contracts/errors.js'
import { failureSignature, lastLines } from '../engine/engine-failure.js'
import { quote } from '../text/quote.js'
import { type GitOptions, git } from './git.js'

/** Of a large repository, all its history. */
const TIMEOUT_MS = 30 * 60_000

/** A clone that cleans up in the background would outlive us. */
export const NO_UPKEEP = ['-c', 'gc.auto=0', '-c', 'maintenance.auto=false']

/**
 * A call of git in a repository of our own making, which nobody but the machine can make fail.
 * @throws FaultError `infrastructure` with git's last lines
 */
export const mustGit = async (args: readonly string[], options: GitOptions): Promise<void> => {
  const result = await git(args, { timeoutMs: TIMEOUT_MS, ...options })
  if (result.ok) return
  throw new FaultError(
    'infrastructure',
    failureSignature(result.stderr)?.code ?? 'checkout-failed',
    `\`git ${args.find(arg => !arg.startsWith('-'))}\` failed in ${quote(options.dir ?? '.')}: ${lastLines(result.stderr) || `exit code ${result.exitCode}`}`
  )
}
