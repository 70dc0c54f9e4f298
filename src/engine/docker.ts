import type { Readable, Writable } from 'node:stream'
import { execa } from 'execa'
import { FaultError } from '../contracts/errors.js'
import { quote } from '../text/quote.js'
import { type CappedOutput, cappedOutput } from './capped-output.js'
import { engineFailure } from './engine-failure.js'
import { endGroupOn } from './process-group.js'

/** How one call of the engine's command line is made. */
export interface CallOptions {
  /** Written to the call's standard input, which is then closed; none by default. */
  input?: string | Uint8Array | Readable
  /** Added to the call's environment; the way values reach `-e NAME` without standing on a command line. */
  env?: Readonly<Record<string, string>>
  /** Ends the call's whole process group. */
  signal?: AbortSignal | undefined
  /** Milliseconds after which the call's process group is ended and `timedOut` is set. */
  timeoutMs?: number | undefined
  /** How much of each output is kept; the rest is read and dropped. Default 16 MiB. */
  maxBytes?: number
  /** Sees every chunk of both outputs, uncapped, as it arrives. */
  onOutput?: (chunk: Uint8Array, from: 'stdout' | 'stderr') => void
}

export interface CallResult {
  exitCode: number
  stdout: Buffer
  stderr: string
  timedOut: boolean
  /** True where more came than `maxBytes`. */
  truncated: boolean
}

/** The engine's command line: docker, or what stands in its place on PATH. */
export interface Docker {
  /** Makes a call and gives what came of it, whatever its exit code. */
  call(args: readonly string[], options?: CallOptions): Promise<CallResult>
  /** Makes a call that has to succeed; its trimmed standard output. Throws an infrastructure fault. */
  text(args: readonly string[], options?: CallOptions): Promise<string>
  /** Starts a call whose standard output is read as a stream. `done` settles when it has ended. */
  stream(
    args: readonly string[],
    options?: CallOptions
  ): { stdout: Readable; done: Promise<CallResult>; stop(): void }
}

const DEFAULT_MAX_BYTES = 16 * 1024 * 1024
/** Of the error output, where less than that of the other. */
const MAX_STDERR_BYTES = 1024 * 1024

const isReadable = (input: unknown): input is Readable =>
  typeof input === 'object' && input !== null && 'pipe' in input

const feed = (stdin: Writable, input: CallOptions['input']): void => {
  // The call may end before it has read its input; its exit code says why.
  stdin.on('error', () => {})
  if (isReadable(input)) {
    input.on('error', () => stdin.destroy())
    input.pipe(stdin)
  } else stdin.end(input)
}

const engineMissing = (binary: string): FaultError =>
  new FaultError(
    'infrastructure',
    'engine-missing',
    `No container engine: the command ${quote(binary)} is not on PATH. Install Docker (or podman with its docker command) and try again.`
  )

/** Starts a call as a process group of its own: Ctrl-C on a terminal must reach us alone. */
const start = (binary: string, args: readonly string[], options: CallOptions & { keepsStdout: boolean }) => {
  const child = execa(binary, [...args], {
    reject: false,
    buffer: false,
    detached: true,
    stripFinalNewline: false,
    stdin: options.input === undefined ? 'ignore' : 'pipe',
    stdout: 'pipe',
    stderr: 'pipe',
    env: { ...options.env }
  })
  const group = endGroupOn(child.pid, options)
  if (child.stdin) feed(child.stdin, options.input)

  const maxBytes = options.maxBytes ?? DEFAULT_MAX_BYTES
  const out = cappedOutput(maxBytes)
  const err = cappedOutput(Math.min(maxBytes, MAX_STDERR_BYTES))
  const keep = (from: 'stdout' | 'stderr', output: CappedOutput) =>
    child[from]?.on('data', (chunk: Buffer) => {
      output.add(chunk)
      options.onOutput?.(chunk, from)
    })
  if (options.keepsStdout) keep('stdout', out)
  keep('stderr', err)

  const done = (async (): Promise<CallResult> => {
    const result = await child
    group.release()
    if (result.code === 'ENOENT') throw engineMissing(binary)
    return {
      exitCode: result.exitCode ?? (result.isTerminated ? 137 : 1),
      stdout: out.buffer(),
      stderr: err.buffer().toString('utf8'),
      timedOut: group.timedOut,
      truncated: out.truncated
    }
  })()
  return { child, done, stop: group.stop }
}

/** The command line named `binary`, looked up on PATH at each call. */
export const createDocker = (binary = 'docker'): Docker => {
  const call: Docker['call'] = async (args, options = {}) => {
    options.signal?.throwIfAborted()
    const result = await start(binary, args, { ...options, keepsStdout: true }).done
    options.signal?.throwIfAborted()
    return result
  }
  return {
    call,
    async text(args, options = {}) {
      const result = await call(args, options)
      if (result.exitCode !== 0) throw engineFailure(args, result)
      return result.stdout.toString('utf8').trim()
    },
    stream(args, options = {}) {
      const { child, done, stop } = start(binary, args, { ...options, keepsStdout: false })
      return { stdout: child.stdout as Readable, done, stop }
    }
  }
}
