import { execFileSync, spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { newFolder } from './tiny.js'

/** What GitHub answers where a call cannot be done: a status and its words. */
export class Refusal extends Error {
  override readonly name = 'Refusal'
  readonly status: number

  constructor(status: number, message: string) {
    super(message)
    this.status = status
  }
}

interface TreeEntry {
  path: string
  mode: string
  type: string
  /** Null for one that goes; absent where the content is given instead. */
  sha?: string | null
  content?: string
}

/** A bare repository, reached as GitHub's API reaches one: by blobs, trees, commits and refs. */
export interface HostedGit {
  /** Its folder. */
  folder: string
  /** The commit that a branch stands at, or undefined. */
  head: (branch: string) => string | undefined
  treeOf: (commit: string) => string
  /** The text of a file at a branch or commit, or undefined. */
  read: (ref: string, path: string) => Buffer | undefined
  /** All paths at a branch or commit. */
  paths: (ref: string) => string[]
  addBlob: (content: Buffer) => string
  addTree: (entries: readonly TreeEntry[], base: string | undefined) => string
  addCommit: (commit: { message: string; tree: string; parents: readonly string[]; login: string }) => string
  createRef: (ref: string, sha: string) => void
  /** Refuses what is no descendant of where the branch stands. */
  updateRef: (ref: string, sha: string) => void
  /** Commits files to a branch, as anybody else would. */
  commitFiles: (branch: string, files: Readonly<Record<string, string>>) => string
}

/** Makes an empty bare repository. */
export const hostGit = (): HostedGit => {
  const folder = join(newFolder(), 'repository.git')
  execFileSync('git', ['init', '--quiet', '--bare', '--initial-branch=main', folder])

  const git = (
    args: readonly string[],
    options: { input?: Buffer | string; env?: NodeJS.ProcessEnv } = {}
  ) => {
    const { input, env = {} } = options
    const result = spawnSync('git', ['--git-dir', folder, ...args], {
      input,
      env: { ...process.env, ...env },
      maxBuffer: 256 * 1024 * 1024,
      // A pipe of its own says what is wrong.
      stdio: 'pipe'
    })
    return { ok: result.status === 0, stdout: result.stdout, said: result.stderr.toString().trim() }
  }
  const value = (
    args: readonly string[],
    options: { input?: Buffer | string; env?: NodeJS.ProcessEnv } = {}
  ) => {
    const { ok, stdout, said } = git(args, options)
    if (!ok) throw new Refusal(422, said)
    return stdout.toString().trim()
  }

  const hosted: HostedGit = {
    folder,
    head: branch => {
      const { ok, stdout } = git(['rev-parse', '--verify', '--quiet', `refs/heads/${branch}^{commit}`])
      return ok ? stdout.toString().trim() : undefined
    },
    treeOf: commit => value(['rev-parse', '--verify', `${commit}^{tree}`]),
    read: (ref, path) => {
      const { ok, stdout } = git(['cat-file', 'blob', `${ref}:${path}`])
      return ok ? stdout : undefined
    },
    paths: ref => value(['ls-tree', '-r', '--name-only', ref]).split('\n'),
    addBlob: content => value(['hash-object', '-w', '--stdin'], { input: content }),
    addTree: (entries, base) => {
      const env = { GIT_INDEX_FILE: join(newFolder(), 'index') }
      if (base !== undefined) value(['read-tree', base], { env })
      const lines = entries.map(({ mode, path, content, sha: given = null }) => {
        const sha = content === undefined ? given : hosted.addBlob(Buffer.from(content))
        if (sha !== null) return `${mode} ${sha}\t${path}\n`
        if (base === undefined || hosted.read(base, path) === undefined) {
          throw new Refusal(422, 'GitRPC::BadObjectState')
        }
        return `0 ${'0'.repeat(40)}\t${path}\n`
      })
      value(['update-index', '--add', '--index-info'], { input: lines.join(''), env })
      return value(['write-tree'], { env })
    },
    addCommit: ({ message, tree, parents, login }) => {
      const env = {
        GIT_AUTHOR_NAME: login,
        GIT_AUTHOR_EMAIL: `${login}@users.noreply.example.com`,
        GIT_COMMITTER_NAME: 'GitHub',
        GIT_COMMITTER_EMAIL: 'noreply@example.com'
      }
      return value(['commit-tree', tree, ...parents.flatMap(parent => ['-p', parent])], {
        input: message,
        env
      })
    },
    createRef: (ref, sha) => {
      if (git(['rev-parse', '--verify', '--quiet', ref]).ok)
        throw new Refusal(422, 'Reference already exists')
      value(['update-ref', ref, sha, '0'.repeat(40)])
    },
    updateRef: (ref, sha) => {
      const { ok, stdout } = git(['rev-parse', '--verify', '--quiet', ref])
      if (!ok) throw new Refusal(422, 'Reference does not exist')
      const before = stdout.toString().trim()
      if (!git(['merge-base', '--is-ancestor', before, sha]).ok) {
        throw new Refusal(422, 'Update is not a fast forward')
      }
      value(['update-ref', ref, sha, before])
    },
    commitFiles: (branch, files) => {
      const parent = hosted.head(branch)
      const entries = Object.entries(files).map(([path, text]) => ({
        path,
        mode: '100644',
        type: 'blob',
        sha: hosted.addBlob(Buffer.from(text))
      }))
      const tree = hosted.addTree(entries, parent && hosted.treeOf(parent))
      const commit = hosted.addCommit({
        message: 'files',
        tree,
        parents: parent ? [parent] : [],
        login: 'ann'
      })
      execFileSync('git', ['--git-dir', folder, 'update-ref', `refs/heads/${branch}`, commit])
      return commit
    }
  }
  return hosted
}
