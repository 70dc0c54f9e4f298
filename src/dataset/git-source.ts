import { realpath } from 'node:fs/promises'
import { relative, sep } from 'node:path'
import { execa } from 'execa'

export interface DatasetSource {
  /** `owner/repo/folder` where a git remote says so, else the folder's path. */
  readonly source: string
  /** The commit whose files these are; null outside of git, or where a file differs from the commit. */
  readonly commit: string | null
}

/** Settings under which a folder that someone else wrote cannot make git start a program. */
const GIT_OPTIONS = ['-c', 'core.fsmonitor=false', '-c', 'safe.bareRepository=explicit']
const GIT_TIMEOUT_MS = 30_000

const git = async (dir: string, args: readonly string[]): Promise<string | null> => {
  const result = await execa('git', [...GIT_OPTIONS, '-C', dir, ...args], {
    reject: false,
    timeout: GIT_TIMEOUT_MS,
    env: { GIT_OPTIONAL_LOCKS: '0', GIT_TERMINAL_PROMPT: '0' }
  })
  return result.failed ? null : result.stdout
}

/** `owner/repo` of a remote's address; never its credentials. */
export const repositoryOfRemote = (remote: string): string | null => {
  const match = /^(?:[a-z+]+:\/\/(?:[^/@]*@)?[^/]+\/|[^/@:]+@[^/:]+:)(.+?)(?:\.git)?\/?$/.exec(remote.trim())
  return match?.[1] ?? null
}

/** Where a dataset's folder (absolute) comes from, as far as git knows. */
export const gitSource = async (dir: string): Promise<DatasetSource> => {
  const top = await git(dir, ['rev-parse', '--show-toplevel'])
  if (top === null) return { source: dir, commit: null }
  const [head, changes, remote] = await Promise.all([
    git(dir, ['rev-parse', '--verify', 'HEAD^{commit}']),
    git(dir, ['status', '--porcelain', '--untracked-files=all', '--', '.']),
    git(dir, ['config', '--get', 'remote.origin.url'])
  ])
  const tracked = await git(dir, ['ls-files', '--', '.'])
  const repository = remote === null ? null : repositoryOfRemote(remote)
  const folder = relative(top, await realpath(dir))
    .split(sep)
    .join('/')
  const source = repository === null ? dir : [repository, folder].filter(part => part !== '').join('/')
  return { source, commit: changes === '' && tracked !== '' ? head : null }
}
