import { realpath } from 'node:fs/promises'
import { relative, sep } from 'node:path'
import { git } from './git.js'

export interface DatasetSource {
  /** `owner/repo/folder` where a git remote says so, else the folder's path. */
  readonly source: string
  /** The commit whose files these are; null outside of git, or where a file differs from the commit. */
  readonly commit: string | null
}

/** What git says of a folder; null where it refuses. */
const ask = async (dir: string, args: readonly string[]): Promise<string | null> => {
  const { ok, stdout } = await git(args, { dir })
  return ok ? stdout : null
}

/** `owner/repo` of a remote's address; never its credentials. */
export const repositoryOfRemote = (remote: string): string | null => {
  const match = /^(?:[a-z+]+:\/\/(?:[^/@]*@)?[^/]+\/|[^/@:]+@[^/:]+:)(.+?)(?:\.git)?\/?$/.exec(remote.trim())
  return match?.[1] ?? null
}

/** Where a dataset's folder (absolute) comes from, as far as git knows. */
export const gitSource = async (dir: string): Promise<DatasetSource> => {
  const top = await ask(dir, ['rev-parse', '--show-toplevel'])
  if (top === null) return { source: dir, commit: null }
  const [head, changes, remote] = await Promise.all([
    ask(dir, ['rev-parse', '--verify', 'HEAD^{commit}']),
    ask(dir, ['status', '--porcelain', '--untracked-files=all', '--', '.']),
    ask(dir, ['config', '--get', 'remote.origin.url'])
  ])
  const tracked = await ask(dir, ['ls-files', '--', '.'])
  const repository = remote === null ? null : repositoryOfRemote(remote)
  const folder = relative(top, await realpath(dir))
    .split(sep)
    .join('/')
  const source = repository === null ? dir : [repository, folder].filter(part => part !== '').join('/')
  return { source, commit: changes === '' && tracked !== '' ? head : null }
}
