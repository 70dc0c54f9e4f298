import { cappedOutput } from '../../engine/capped-output.js'
import type { Container } from '../../engine/container.js'
import { containerGone } from '../container-gone.js'
import type { GradingRequest } from './grading-request.js'

/** How much of each output is graded, and kept; no honest row's tests print more. */
export const GRADED_BYTES = 64 * 1024 * 1024

/** What a run of tests left: its output up to the limit, also where it was ended. */
export interface TestsEnd {
  stdout: string
  stderr: string
  /** Both, as they came. */
  output: string
  exitCode: number | null
  timedOut: boolean
  /** More was printed than is graded. */
  truncated: boolean
  /** The kernel ended a process of it for want of memory. */
  outOfMemory: boolean
  seconds: number
}

/**
 * Runs a row's tests to their end or their limit, and ends whatever they left running: the container is
 * spent then.
 * @throws FaultError `infrastructure` where something outside ended the container
 */
export const runTests = async (
  container: Container,
  request: GradingRequest,
  command: readonly string[]
): Promise<TestsEnd> => {
  const stdout = cappedOutput(GRADED_BYTES)
  const stderr = cappedOutput(GRADED_BYTES)
  const both = cappedOutput(GRADED_BYTES)
  const begin = Date.now()
  const result = await container.exec({
    command,
    workdir: request.workdir,
    user: request.user ?? null,
    env: request.env ?? {},
    timeoutMs: request.timeoutMs,
    signal: request.signal,
    maxBytes: 0,
    onOutput: (chunk, from) => {
      const copy = Buffer.from(chunk)
      both.add(copy)
      if (from === 'stdout') stdout.add(copy)
      else stderr.add(copy)
      request.onOutput?.(chunk, from)
    }
  })
  const seconds = (Date.now() - begin) / 1000
  const wasRunning = await container.kill()
  const outOfMemory = result.exitCode !== 0 && (await container.outOfMemory())
  if (!wasRunning && !outOfMemory) throw containerGone('verifier')
  return {
    stdout: stdout.buffer().toString('utf8'),
    stderr: stderr.buffer().toString('utf8'),
    output: both.buffer().toString('utf8'),
    exitCode: result.timedOut ? null : result.exitCode,
    timedOut: result.timedOut,
    truncated: stdout.truncated || stderr.truncated,
    outOfMemory,
    seconds
  }
}
