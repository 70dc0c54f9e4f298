import { execa } from 'execa'

/** How one call of git is made. */
export interface GitOptions {
  /** The work tree to act in. Absolute. */
  readonly dir?: string
  /** Settings for this call and for what it starts. */
  readonly config?: readonly (readonly [key: string, value: string])[]
  /** Added to the call's environment. */
  readonly env?: Readonly<Record<string, string>>
  /** Ends the call and what it has started. */
  readonly signal?: AbortSignal | undefined
  /** Milliseconds; default 30 s, enough for whatever stays on this machine. */
  readonly timeoutMs?: number
  /** Whether the output keeps its last line break; by default it does not. */
  readonly keepsLastLineBreak?: boolean
}

export interface GitResult {
  readonly ok: boolean
  readonly exitCode: number | undefined
  readonly stdout: string
  readonly stderr: string
  readonly timedOut: boolean
  /** There is no git on PATH. */
  readonly isMissing: boolean
}

const LOCAL_TIMEOUT_MS = 30_000
const KILL_GRACE_MS = 2000

/** Settings under which a folder that someone else wrote cannot make git start a program. */
const SAFE: GitOptions['config'] = [
  ['core.fsmonitor', 'false'],
  ['core.hooksPath', '/dev/null'],
  ['safe.bareRepository', 'explicit']
]

/** What would make a call act on another repository than it is told to, as within a hook of git's. */
const OTHER_REPOSITORY = [
  'GIT_DIR',
  'GIT_WORK_TREE',
  'GIT_COMMON_DIR',
  'GIT_INDEX_FILE',
  'GIT_OBJECT_DIRECTORY',
  'GIT_ALTERNATE_OBJECT_DIRECTORIES',
  'GIT_SHALLOW_FILE',
  'GIT_NAMESPACE',
  'GIT_PREFIX',
  'GIT_CEILING_DIRECTORIES'
]

const environment = (added: Readonly<Record<string, string>>): Record<string, string | undefined> => ({
  ...Object.fromEntries(OTHER_REPOSITORY.map(name => [name, undefined])),
  // Never asks: neither on a terminal nor in a window.
  GIT_TERMINAL_PROMPT: '0',
  GIT_ASKPASS: '',
  SSH_ASKPASS: '',
  SSH_ASKPASS_REQUIRE: 'never',
  GCM_INTERACTIVE: 'never',
  GIT_OPTIONAL_LOCKS: '0',
  // Its words are read, in English.
  LC_ALL: 'C',
  LANGUAGE: '',
  ...added
})

/**
 * Makes a call of git and gives what came of it, whatever its exit code. It never asks for a login.
 * @throws the signal's reason where that has been aborted
 */
export const git = async (args: readonly string[], options: GitOptions = {}): Promise<GitResult> => {
  const { dir, config = [], env = {}, signal, timeoutMs = LOCAL_TIMEOUT_MS } = options
  const { keepsLastLineBreak = false } = options
  signal?.throwIfAborted()
  const settings = [...SAFE, ...config].flatMap(([key, value]) => ['-c', `${key}=${value}`])
  const place = dir === undefined ? [] : ['-C', dir]
  const child = execa('git', [...settings, ...place, ...args], {
    reject: false,
    timeout: timeoutMs,
    // A session of its own has no terminal to ask on, and is ended as one.
    detached: true,
    stdin: 'ignore',
    stripFinalNewline: !keepsLastLineBreak,
    env: environment(env)
  })
  const end = (name: NodeJS.Signals) => {
    try {
      if (child.pid !== undefined) process.kill(-child.pid, name)
    } catch {
      // It has ended meanwhile.
    }
  }
  let grace: NodeJS.Timeout | undefined
  const stop = () => {
    end('SIGTERM')
    grace ??= setTimeout(() => end('SIGKILL'), KILL_GRACE_MS)
  }
  signal?.addEventListener('abort', stop, { once: true })
  try {
    const result = await child
    // Its helpers may still hold the connection.
    if (result.timedOut) end('SIGKILL')
    signal?.throwIfAborted()
    return {
      ok: !result.failed,
      exitCode: result.exitCode,
      stdout: result.stdout,
      stderr: result.stderr,
      timedOut: result.timedOut,
      isMissing: result.code === 'ENOENT'
    }
  } finally {
    clearTimeout(grace)
    signal?.removeEventListener('abort', stop)
  }
}
