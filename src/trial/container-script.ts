import { CHANGE_LIMITS } from '../contracts/change-limits.js'
import { FaultError } from '../contracts/errors.js'
import type { Container } from '../engine/container.js'
import { failureSignature, lastLines } from '../engine/engine-failure.js'
import { tooLarge } from './unresolved.js'

export interface ScriptCall {
  script: string
  args: readonly string[]
  input?: Buffer
  /** By default root; null is the image's. */
  user?: string | number | null
  signal: AbortSignal
}

/** What a script of ours prints: a line of words, then bytes. */
export interface ScriptOutput {
  words: string[]
  rest: Buffer
}

/** Runs one of our scripts in the container that the tests get, where it has to succeed. */
export const runScript = async (verifier: Container, call: ScriptCall): Promise<ScriptOutput> => {
  const result = await verifier.exec({
    command: ['sh', '-c', call.script, 'sh', ...call.args],
    user: call.user === undefined ? 0 : call.user,
    signal: call.signal,
    maxBytes: 2 * CHANGE_LIMITS.patchBytes,
    ...(call.input === undefined ? {} : { input: call.input })
  })
  if (result.truncated) throw tooLarge(`its patch is larger than ${CHANGE_LIMITS.patchBytes} bytes`)
  if (result.exitCode !== 0) {
    const code = failureSignature(result.stderr)?.code ?? 'hand-over-failed'
    const said = lastLines(result.stderr) || `exit code ${result.exitCode}`
    throw new FaultError(
      'infrastructure',
      code,
      `A script that prepares the tests failed in their container: ${said}`
    )
  }
  const end = result.stdout.indexOf('\n')
  return {
    words: result.stdout.subarray(0, end).toString('utf8').split(' '),
    rest: result.stdout.subarray(end + 1)
  }
}
