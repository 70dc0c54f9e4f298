import { createHash } from 'node:crypto'
import { appendFile } from 'node:fs/promises'
import { join } from 'node:path'
import { FaultError, UserError } from '../contracts/errors.js'
import { failureSignature, lastLines } from '../engine/engine-failure.js'
import { fillFolder, inDraft } from './drafts.js'
import { commitIn, findClone, ownClone, type RowCommit } from './find-clone.js'
import { type GitOptions, git } from './git.js'
import { openRemote, type Remote } from './remote.js'

/** Keeps what several processes would do at the same time to one of them. */
export type Lock = <T>(
  key: string,
  work: () => Promise<T>,
  options: { signal: AbortSignal; waiting: () => void }
) => Promise<T>

export interface RowRepositoriesContext {
  /** Where clones are found and kept. Absolute. */
  readonly clonesDir: string
  /** Where checkouts are made, which are there no longer than they are needed. Absolute. */
  readonly draftsDir: string
  /** Where `owner/name` lives: `GITHUB_SERVER_URL`, or the GitHub site. */
  readonly serverUrl: string
  /** What the host asks for where a repository is private. */
  readonly token: string | undefined
  /** A file in PEM for a host that git does not trust by itself; default: what the environment names. */
  readonly certificates?: string | undefined
  readonly lock: Lock
  /** Hears a sentence about what takes time. */
  readonly told: (message: string) => void
  readonly signal: AbortSignal
  /** How often what the network failed is tried again; default 2. */
  readonly retries?: number
}

/** The repositories that rows are changes of. */
export interface RowRepositories {
  /**
   * Works in a folder that has the repository at the commit, on branch `task-base`, with no history but the
   * commit's own and no remote. The folder is gone afterwards.
   * @throws FaultError `task` where there is no such repository or commit, `infrastructure` where it cannot be reached
   */
  withCheckout<T>(row: RowCommit, work: (dir: string) => Promise<T>): Promise<T>
}

/** Of a large repository, all its history. */
const TIMEOUT_MS = 30 * 60_000

/** A clone that cleans up in the background would outlive us. */
const QUIET = ['-c', 'gc.auto=0', '-c', 'maintenance.auto=false']

/** Gives a commit by its id, and of a clone that is another user's: who named it wants it read. */
const UPLOAD_PACK = "git -c uploadpack.allowAnySHA1InWant=true -c 'safe.directory=*' upload-pack"

const BRANCH = 'task-base'

const must = async (args: readonly string[], options: GitOptions): Promise<void> => {
  const result = await git(args, { timeoutMs: TIMEOUT_MS, ...options })
  if (result.ok) return
  throw new FaultError(
    'infrastructure',
    failureSignature(result.stderr)?.code ?? 'checkout-failed',
    `git ${args.find(arg => !arg.startsWith('-'))} failed in ${options.dir}: ${lastLines(result.stderr) || `exit code ${result.exitCode}`}`
  )
}

/** Opens the repositories of a file's rows. */
export const openRowRepositories = (context: RowRepositoriesContext): RowRepositories => {
  const { clonesDir, draftsDir, token, certificates, signal } = context

  const remoteOf = ({ repo, commit }: RowCommit): { url: string; remote: Remote } => {
    const url = `${context.serverUrl.replace(/\/+$/, '')}/${repo}.git`
    const remote = openRemote({
      url,
      token,
      certificates,
      signal,
      label: `base_commit ${commit} of ${repo}`,
      loginAdvice: `Check the row's repo and base_commit. Where the repository is private, give input dataset-token, or put a clone of it into ${ownClone(clonesDir, repo)} (--repo-path).`,
      ...(context.retries === undefined ? {} : { retries: context.retries })
    })
    return { url, remote }
  }

  /** Kept by a ref of its own, so that it stays, and the next commit need not bring its history again. */
  const fetchInto = async (gitDir: string, row: RowCommit): Promise<void> => {
    const { url, remote } = remoteOf(row)
    context.told(`Fetching ${row.repo} at ${row.commit} for its images; it is kept in ${clonesDir}.`)
    const what = ['fetch', '--quiet', '--no-recurse-submodules', '--no-write-fetch-head']
    try {
      await remote.call([
        ...[...QUIET, '--git-dir', gitDir, ...what, url],
        `+${row.commit}:refs/kotlin-bench/${row.commit}`
      ])
    } catch (error) {
      // Which repository and commit it is says the row, and not the user.
      if (error instanceof UserError)
        throw new FaultError('task', 'base-commit-missing', error.message, { cause: error })
      throw error
    }
  }

  const newClone = async (draft: string, row: RowCommit): Promise<void> => {
    await must(['init', '--quiet', '--bare', '--template=', draft], { signal, dir: draft })
    const { url } = remoteOf(row)
    await must(['--git-dir', draft, 'remote', 'add', 'origin', url], { signal, dir: draft })
    await fetchInto(draft, row)
  }

  /** The clone with the commit, made or brought up to it where need be. */
  const cloneWith = async (row: RowCommit): Promise<{ gitDir: string; commit: string }> => {
    const known = await findClone(clonesDir, row)
    if (known?.commit) return { gitDir: known.gitDir, commit: known.commit }
    const key = `clone-${createHash('sha256').update(join(clonesDir, row.repo)).digest('hex').slice(0, 24)}`
    const waiting = () => context.told(`Another run fetches ${row.repo}; this one waits for it.`)
    return context.lock(
      key,
      async () => {
        const found = await findClone(clonesDir, row)
        if (found?.commit) return { gitDir: found.gitDir, commit: found.commit }
        const gitDir = found?.gitDir ?? ownClone(clonesDir, row.repo)
        if (found === null) await fillFolder(gitDir, draft => newClone(draft, row))
        else await fetchInto(gitDir, row)
        const commit = await commitIn(gitDir, row.commit)
        if (commit !== null) return { gitDir, commit }
        throw new FaultError(
          'task',
          'base-commit-missing',
          `base_commit ${row.commit} of ${row.repo} is not in its clone ${gitDir}. Check the row, or remove that folder; the repository is then fetched anew.`
        )
      },
      { signal, waiting }
    )
  }

  const checkOut = async (dir: string, { gitDir, commit }: { gitDir: string; commit: string }) => {
    const settings = { dir, signal, env: { GIT_ALLOW_PROTOCOL: 'file' } }
    await must(['init', '--quiet', '--template=', `--initial-branch=${BRANCH}`], settings)
    // Bytes as they are in the repository, and no word of when it was made.
    await appendFile(join(dir, '.git/config'), '[core]\n\tautocrlf = false\n\tlogAllRefUpdates = false\n')
    // Into an empty repository comes what the commit is made of, its tags among that, and nothing else.
    const what = ['fetch', '--quiet', '--update-shallow', '--no-recurse-submodules', '--no-write-fetch-head']
    const refspec = `+${commit}:refs/remotes/base`
    await must([...QUIET, ...what, `--upload-pack=${UPLOAD_PACK}`, gitDir, refspec], settings)
    await must(['checkout', '--quiet', '-B', BRANCH, '--no-track', commit], settings)
    await must(['update-ref', '-d', 'refs/remotes/base'], settings)
  }

  return {
    async withCheckout(row, work) {
      const clone = await cloneWith(row)
      return inDraft(draftsDir, async dir => {
        await checkOut(dir, clone)
        return work(dir)
      })
    }
  }
}
