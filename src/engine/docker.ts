import type { Readable } from 'node:stream'
import { execa } from 'execa'
import { FaultError } from '../contracts/errors.js'
import { engineFailure } from './engine-failure.js'

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
  onOutput?: (chunk: Uint8Array) => void
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
const KILL_GRACE_MS = 2000

const collector = (maxBytes: number) => {
  const chunks: Buffer[] = []
  let kept = 0
  let truncated = false
  return {
    add(chunk: Buffer) {
      const room = maxBytes - kept
      if (chunk.length > room) truncated = true
      if (room <= 0) return
      const part = chunk.length > room ? chunk.subarray(0, room) : chunk
      chunks.push(part)
      kept += part.length
    },
    get truncated() {
      return truncated
    },
    buffer: () => Buffer.concat(chunks)
  }
}

const isReadable = (input: unknown): input is Readable =>
  typeof input === 'object' && input !== null && 'pipe' in input

/**
 * A process group of its own: Ctrl-C on a terminal must reach us alone, and ending a build must end
 * the builder's plugin as well, not just its parent.
 */
const start = (binary: string, args: readonly string[], options: CallOptions, readsStdout: boolean) => {
  const input = options.input
  const child = execa(binary, [...args], {
    reject: false,
    buffer: false,
    detached: true,
    stripFinalNewline: false,
    stdin: input === undefined ? 'ignore' : 'pipe',
    stdout: 'pipe',
    stderr: 'pipe',
    env: { ...options.env }
  })

  const endGroup = (signal: NodeJS.Signals) => {
    if (child.pid === undefined) return
    try {
      process.kill(-child.pid, signal)
    } catch {
      // It has ended meanwhile.
    }
  }
  let timedOut = false
  let graceTimer: NodeJS.Timeout | undefined
  const stop = () => {
    endGroup('SIGTERM')
    graceTimer ??= setTimeout(() => endGroup('SIGKILL'), KILL_GRACE_MS)
  }
  const deadline =
    options.timeoutMs === undefined
      ? undefined
      : setTimeout(
          () => {
            timedOut = true
            stop()
          },
          // setTimeout overflows to "at once" beyond 2^31 - 1 ms.
          Math.min(options.timeoutMs, 2 ** 31 - 1)
        )
  if (options.signal?.aborted) stop()
  options.signal?.addEventListener('abort', stop, { once: true })

  if (child.stdin) {
    // The call may end before it has read its input; its exit code says why.
    child.stdin.on('error', () => {})
    if (isReadable(input)) {
      input.on('error', () => child.stdin?.destroy())
      input.pipe(child.stdin)
    } else child.stdin.end(input)
  }

  const maxBytes = options.maxBytes ?? DEFAULT_MAX_BYTES
  const out = collector(maxBytes)
  const err = collector(Math.min(maxBytes, 1024 * 1024))
  if (!readsStdout) {
    child.stdout?.on('data', (chunk: Buffer) => {
      out.add(chunk)
      options.onOutput?.(chunk)
    })
  }
  child.stderr?.on('data', (chunk: Buffer) => {
    err.add(chunk)
    options.onOutput?.(chunk)
  })

  const done = (async (): Promise<CallResult> => {
    const result = await child
    clearTimeout(deadline)
    clearTimeout(graceTimer)
    options.signal?.removeEventListener('abort', stop)
    if (result.code === 'ENOENT') {
      throw new FaultError(
        'infrastructure',
        'engine-missing',
        `No container engine: the command "${binary}" is not on PATH. Install Docker (or podman with its docker command) and try again.`
      )
    }
    return {
      exitCode: result.exitCode ?? (result.isTerminated ? 137 : 1),
      stdout: out.buffer(),
      stderr: err.buffer().toString('utf8'),
      timedOut,
      truncated: out.truncated
    }
  })()
  return { child, done, stop }
}

/** The command line named `binary`, looked up on PATH at each call. */
export const createDocker = (binary = 'docker'): Docker => {
  const call: Docker['call'] = async (args, options = {}) => {
    options.signal?.throwIfAborted()
    const result = await start(binary, args, options, false).done
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
      const { child, done, stop } = start(binary, args, options, true)
      return { stdout: child.stdout as Readable, done, stop }
    }
  }
}
