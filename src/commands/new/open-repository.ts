import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { UserError } from '../../contracts/errors.js'
import { git } from '../../dataset/git.js'
import { openRemote } from '../../dataset/remote.js'
import { quote } from '../../text/quote.js'

/** A repository whose commits can be read. */
export interface OpenRepository {
  /** A work tree, perhaps without files. Absolute. */
  readonly dir: string
  /** Where it is from, as git names it; null where it does not say. */
  readonly address: string | null
  close(): Promise<void>
}

export interface RepositoryContext {
  /** What a relative path begins at. Absolute. */
  readonly folder: string
  /** A file in PEM for a server that git does not trust by itself; default: what the environment names. */
  readonly certificates?: string | undefined
  readonly signal: AbortSignal
}

const SCHEME = /^(?:https?|ssh|file):\/\//i
const SCP = /^[\w.-]+@[\w.-]+:(?!\/\/)./

const clone = async (url: string, { certificates, signal }: RepositoryContext): Promise<OpenRepository> => {
  if (/^[a-z]+:\/\/[^/@]*:[^/@]*@/i.test(url)) {
    throw new UserError(
      `${quote(`--repo ${url.replace(/\/\/[^/]*@/, '//')}`)} had a password in its URL. Give it to a credential helper of git, or clone the repository and name its folder.`
    )
  }
  const parent = await mkdtemp(join(tmpdir(), 'kotlin-bench-new-'))
  const close = () => rm(parent, { recursive: true, force: true })
  const dir = join(parent, 'repository')
  try {
    const remote = openRemote({
      url,
      token: undefined,
      certificates,
      signal,
      label: `--repo ${JSON.stringify(url)}`,
      loginAdvice: 'Clone it yourself, and name the folder.'
    })
    await remote.call(['clone', '--quiet', '--no-checkout', '--', url, dir])
    return { dir, address: url, close }
  } catch (error) {
    await close()
    throw error
  }
}

/**
 * Opens the repository that a task is made from: a folder's as it is, one elsewhere as a clone that goes
 * away again.
 * @throws UserError for what is no repository
 * @throws FaultError `infrastructure` where it cannot be reached
 */
export const openRepository = async (repo: string, context: RepositoryContext): Promise<OpenRepository> => {
  if (SCHEME.test(repo) || SCP.test(repo)) return clone(repo, context)
  const { signal } = context
  const path = resolve(context.folder, repo)
  const top = await git(['rev-parse', '--show-toplevel'], { dir: path, signal })
  if (!top.ok) {
    throw new UserError(
      `${quote(`--repo ${repo}`)} is no git repository (${quote(path)}). Give the folder of a clone, or a URL.`
    )
  }
  const origin = await git(['remote', 'get-url', 'origin'], { dir: path, signal })
  return { dir: top.stdout, address: origin.ok ? origin.stdout : null, async close() {} }
}
