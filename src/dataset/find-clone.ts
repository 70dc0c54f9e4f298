import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { git } from './git.js'
import { repositoryOfRemote } from './git-source.js'

/** A commit of a repository, as a row names it. */
export interface RowCommit {
  /** `owner/name`. */
  readonly repo: string
  /** Hexadecimal digits. */
  readonly commit: string
}

/** The folder in which a clone of ours stands. */
export const ownClone = (clonesDir: string, repo: string): string => join(clonesDir, repo.replace('/', '__'))

/** Where people keep clones: as we do, a folder an owner, and as the official harness does. */
const places = (clonesDir: string, repo: string): string[] => [
  ownClone(clonesDir, repo),
  join(clonesDir, repo),
  join(clonesDir, repo.slice(repo.indexOf('/') + 1))
]

const exists = async (path: string): Promise<boolean> => (await stat(path).catch(() => null)) !== null

/** The repository of a folder, with a work tree or bare; null where it is neither. */
const gitDirOf = async (path: string): Promise<string | null> => {
  const inner = join(path, '.git')
  if (await exists(inner)) return inner
  return (await exists(join(path, 'HEAD'))) && (await exists(join(path, 'objects'))) ? path : null
}

/** The whole id of a commit that the repository has; null where it has none of these digits. */
export const commitIn = async (gitDir: string, digits: string): Promise<string | null> => {
  const name = `${digits}^{commit}`
  const found = await git(['--git-dir', gitDir, 'rev-parse', '--verify', '--quiet', '--end-of-options', name])
  if (!found.ok) return null
  // A whole id is taken at its word, so it is looked for as well.
  return (await git(['--git-dir', gitDir, 'cat-file', '-e', found.stdout])).ok ? found.stdout : null
}

/** Whether a repository says of itself that it is a clone of `owner/name`. */
const isCloneOf = async (gitDir: string, repo: string): Promise<boolean> => {
  const { stdout } = await git(['--git-dir', gitDir, 'config', '--get', 'remote.origin.url'])
  return repositoryOfRemote(stdout)?.toLowerCase() === repo.toLowerCase()
}

/** So many digits of a commit's id say what it is; fewer are found by trying in whatever clone is at hand. */
const TELLING_DIGITS = 12

/** A clone that was found. */
export interface FoundClone {
  /** Its repository (absolute), as `--git-dir` takes it. */
  readonly gitDir: string
  /** The row's commit in full; null where the clone lacks it. */
  readonly commit: string | null
}

/**
 * The clone of a row's repository in a folder of clones: whichever has the commit, since its id says what
 * it is; else one that is of this repository, which it also has to be where the id is cut to a few digits.
 * null where there is none.
 */
export const findClone = async (
  clonesDir: string,
  { repo, commit }: RowCommit
): Promise<FoundClone | null> => {
  let lacking: FoundClone | null = null
  for (const place of places(clonesDir, repo)) {
    const gitDir = await gitDirOf(place)
    if (gitDir === null) continue
    const whole = await commitIn(gitDir, commit)
    if (whole !== null && (commit.length >= TELLING_DIGITS || (await isCloneOf(gitDir, repo))))
      return { gitDir, commit: whole }
    if (lacking === null && (await isCloneOf(gitDir, repo))) lacking = { gitDir, commit: null }
  }
  return lacking
}
