import pRetry from 'p-retry'
import { knownCertificates } from '../engine/known-certificates.js'
import { credentials } from './credentials.js'
import { type GitOptions, type GitResult, git } from './git.js'
import { type Asked, gitFailure, isPassing, isUntrusted } from './git-failure.js'

export interface RemoteOptions extends Omit<Asked, 'hasToken' | 'certificates'> {
  /** For the URL's host alone. */
  readonly token: string | undefined
  readonly signal?: AbortSignal | undefined
  /** How often a call is tried again that the network failed; default 2. */
  readonly retries?: number
  /** A file in PEM for a server that git does not trust by itself; default: what the environment names. */
  readonly certificates?: string | undefined
}

/** A repository elsewhere, as git reaches it. */
export interface Remote {
  /** Makes a call that has to succeed, again where the network failed it. */
  call(args: readonly string[], options?: Pick<GitOptions, 'dir'>): Promise<string>
  /** Makes a call once and gives what came of it. */
  attempt(args: readonly string[], options?: Pick<GitOptions, 'dir'>): Promise<GitResult>
  /** What is thrown for a call that failed. */
  failure(result: GitResult): Error
}

const TIMEOUT_MS = 30 * 60_000
const RETRIES = 2

/** Ends a transfer that stands still, which no deadline of ours could tell from a slow one. */
const STALLED: GitOptions['config'] = [
  ['http.lowSpeedLimit', '1000'],
  ['http.lowSpeedTime', '60']
]
/** Not `ext`, which starts programs; nor `git`, which proves nothing of whom it speaks with. */
const PROTOCOLS = 'https:http:ssh:file'

/**
 * A repository by its address, with the token for it.
 * @throws UserError where the token would be sent in the clear
 */
export const openRemote = (options: RemoteOptions): Remote => {
  const {
    token,
    signal,
    retries = RETRIES,
    certificates = knownCertificates(process.env),
    ...asked
  } = options
  const { config, env } = credentials(asked.url, token)
  let trust: Record<string, string> = {}
  const failure = (result: GitResult) =>
    gitFailure(result, { ...asked, hasToken: token !== undefined, certificates })
  const ask: Remote['attempt'] = (args, place = {}) =>
    git(args, {
      ...place,
      config: [...STALLED, ...config],
      env: { ...env, ...trust, GIT_ALLOW_PROTOCOL: PROTOCOLS },
      signal,
      timeoutMs: TIMEOUT_MS
    })
  const attempt: Remote['attempt'] = async (args, place) => {
    const result = await ask(args, place)
    if (certificates === undefined || trust.GIT_SSL_CAINFO || !isUntrusted(result)) return result
    // For git they stand in place of what it trusts, so that its own come first.
    trust = { GIT_SSL_CAINFO: certificates }
    return ask(args, place)
  }
  const once: Remote['call'] = async (args, options) => {
    const result = await attempt(args, options)
    if (!result.ok) throw failure(result)
    return result.stdout
  }
  return {
    attempt,
    failure,
    call: (args, options) =>
      pRetry(() => once(args, options), {
        retries,
        minTimeout: 500,
        randomize: true,
        shouldRetry: ({ error }) => isPassing(error)
      })
  }
}

const COMMIT = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/i

/** Whether a ref is a commit in full, which no server has to be asked for. */
const isCommit = (ref: string): boolean => COMMIT.test(ref)

/**
 * The commit that a branch, a tag or a full name such as `refs/pull/1/head` stands for at a repository
 * (a URL, or a remote of the work tree `dir`); null where it has none. A tag wins over a branch of the same name, as
 * in git. HEAD is what the repository calls so.
 */
export const resolveRef = async (
  remote: Remote,
  { repository, ref, dir }: { readonly repository: string; readonly ref: string; readonly dir?: string }
): Promise<string | null> => {
  if (isCommit(ref)) return ref.toLowerCase()
  const names = [`refs/tags/${ref}^{}`, `refs/tags/${ref}`, `refs/heads/${ref}`, `${ref}^{}`, ref]
  const place = dir === undefined ? {} : { dir }
  const listed = await remote.call(['ls-remote', '--quiet', repository, ...names], place)
  const commits = new Map(
    listed.split('\n').map(line => {
      const [commit = '', name = ''] = line.split('\t')
      return [name, commit] as const
    })
  )
  return names.map(name => commits.get(name)).find(commit => commit !== undefined) ?? null
}
