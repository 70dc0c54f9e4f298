import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { FaultError, UserError } from '../contracts/errors.js'
import { quote } from '../text/quote.js'
import { fillFolder } from './drafts.js'
import { commitIn, findClone, ownClone, type RowCommit } from './find-clone.js'
import { mustGit, NO_UPKEEP } from './must-git.js'
import { openRemote } from './remote.js'

/** Keeps what several processes would do at the same time to one of them. */
export type Lock = <T>(
  key: string,
  work: () => Promise<T>,
  options: { signal: AbortSignal; waiting: () => void }
) => Promise<T>

/** Where clones are found, and fetched from. */
export interface RowClonesContext {
  /** Where clones are found and kept. Absolute. */
  readonly clonesDir: string
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

/** A clone that has a row's commit. */
export interface RowClone {
  /** Its repository (absolute), as `--git-dir` takes it. */
  readonly gitDir: string
  /** In full. */
  readonly commit: string
}

const urlOf = ({ repo }: RowCommit, { serverUrl }: RowClonesContext): string =>
  `${serverUrl.replace(/\/+$/, '')}/${repo}.git`

/** Kept by a ref of its own, so that it stays, and the next commit need not bring its history again. */
const fetchInto = async (gitDir: string, row: RowCommit, context: RowClonesContext): Promise<void> => {
  const { repo, commit } = row
  const { clonesDir, token, certificates, signal, retries } = context
  const url = urlOf(row, context)
  const remote = openRemote({
    url,
    token,
    certificates,
    signal,
    label: `base_commit ${commit} of ${repo}`,
    loginAdvice: `Check the row's repo and base_commit. Where the repository is private, give input \`dataset-token\`, or put a clone of it into ${ownClone(clonesDir, repo)} (\`--repo-path\`).`,
    ...(retries === undefined ? {} : { retries })
  })
  context.told(`Fetching ${repo} at ${commit} for its images; it is kept in ${clonesDir}.`)
  const what = ['fetch', '--quiet', '--no-recurse-submodules', '--no-write-fetch-head']
  try {
    await remote.call([
      ...[...NO_UPKEEP, '--git-dir', gitDir, ...what, url],
      `+${commit}:refs/kotlin-bench/${commit}`
    ])
  } catch (error) {
    // Which repository and commit it is says the row, and not the user.
    if (error instanceof UserError)
      throw new FaultError('task', 'base-commit-missing', error.message, { cause: error })
    throw error
  }
}

const newClone = async (draft: string, row: RowCommit, context: RowClonesContext): Promise<void> => {
  const settings = { signal: context.signal, dir: draft }
  await mustGit(['init', '--quiet', '--bare', '--template=', draft], settings)
  await mustGit(['--git-dir', draft, 'remote', 'add', 'origin', urlOf(row, context)], settings)
  await fetchInto(draft, row, context)
}

/** Makes the clone or brings it up to the commit, unless somebody else has done so meanwhile. */
const fetchClone = async (row: RowCommit, context: RowClonesContext): Promise<RowClone> => {
  const { clonesDir } = context
  const found = await findClone(clonesDir, row)
  if (found?.commit) return { gitDir: found.gitDir, commit: found.commit }
  const gitDir = found?.gitDir ?? ownClone(clonesDir, row.repo)
  if (found === null) await fillFolder(gitDir, draft => newClone(draft, row, context))
  else await fetchInto(gitDir, row, context)
  const commit = await commitIn(gitDir, row.commit)
  if (commit !== null) return { gitDir, commit }
  throw new FaultError(
    'task',
    'base-commit-missing',
    `base_commit ${row.commit} of ${row.repo} is not in its clone ${quote(gitDir)}. Check the row, or remove that folder; the repository is then fetched anew.`
  )
}

/**
 * The clone with a row's commit, made or brought up to it where need be.
 * @throws FaultError `task` where there is no such repository or commit, `infrastructure` where it cannot be reached
 */
export const rowClone = async (row: RowCommit, context: RowClonesContext): Promise<RowClone> => {
  const { clonesDir, signal } = context
  const known = await findClone(clonesDir, row)
  if (known?.commit) return { gitDir: known.gitDir, commit: known.commit }
  const key = `clone-${createHash('sha256').update(join(clonesDir, row.repo)).digest('hex').slice(0, 24)}`
  const waiting = () => context.told(`Another run fetches ${row.repo}; this one waits for it.`)
  return context.lock(key, () => fetchClone(row, context), { signal, waiting })
}
