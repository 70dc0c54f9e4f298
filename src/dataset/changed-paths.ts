import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { UserError } from '../contracts/errors.js'
import { quote } from '../text/quote.js'
import { type GitResult, git } from './git.js'
import { openRemote, type Remote, resolveRef } from './remote.js'

export interface ChangedPaths {
  /** The last commit that both histories have. */
  readonly mergeBase: string
  /** Absolute paths of what differs from it in the work tree: changed, new, and gone. */
  readonly paths: readonly string[]
  /** A file (absolute) as it was at the merge base; null where there was none. */
  textBefore(path: string): Promise<string | null>
}

export interface ChangedContext {
  /** For the host of the repository's remote, beside what the clone itself is set up with. */
  readonly token: string | undefined
  /** A file in PEM for a server that git does not trust by itself; default: what the environment names. */
  readonly certificates?: string | undefined
  readonly signal?: AbortSignal | undefined
}

const labelOf = (ref: string): string => quote(`--changed-since ${ref}`)

/** Whether a call that answers by its exit code says yes; its output then. */
const said = ({ ok, stdout }: GitResult): string | null => (ok && stdout !== '' ? stdout : null)

const topOf = async (dir: string, ref: string): Promise<string> => {
  const top = said(await git(['rev-parse', '--show-toplevel'], { dir }))
  if (top !== null) return top
  throw new UserError(
    `${labelOf(ref)}: ${quote(dir)} is in no work tree of git, so nothing tells what changed. Name a dataset in a clone.`
  )
}

interface Upstream {
  readonly remote: Remote
  readonly name: string
}

/** Where the clone came from: the remote that the ref begins with, `origin`, or the only one there is. */
const upstreamOf = async (
  top: string,
  ref: string,
  { token, certificates, signal }: ChangedContext
): Promise<Upstream | null> => {
  const names = (await git(['remote'], { dir: top })).stdout.split('\n').filter(name => name !== '')
  const name = names.find(one => ref.startsWith(`${one}/`)) ?? names.find(one => one === 'origin') ?? names[0]
  if (name === undefined) return null
  const { stdout } = await git(['remote', 'get-url', name], { dir: top })
  const url = stdout.replace(/\/\/[^/@]*@/, '//')
  const remote = openRemote({
    url,
    token,
    certificates,
    signal,
    label: labelOf(ref),
    loginAdvice:
      'Let actions/checkout keep its login (persist-credentials), or check out the whole history (fetch-depth: 0).'
  })
  return { remote, name }
}

const isShallow = async (top: string): Promise<boolean> =>
  (await git(['rev-parse', '--is-shallow-repository'], { dir: top })).stdout === 'true'

const FETCH = ['fetch', '--quiet', '--no-tags', '--no-recurse-submodules', '--no-write-fetch-head']

/** The commit that a ref means: to this clone, or else to where it came from, from where it then is fetched. */
const commitOf = async (top: string, ref: string, context: ChangedContext): Promise<string> => {
  if (ref.startsWith('-')) throw new UserError(`${labelOf(ref)} is no branch, tag or commit.`)
  const local = said(
    await git(['rev-parse', '--verify', '--quiet', '--end-of-options', `${ref}^{commit}`], { dir: top })
  )
  if (local !== null) return local
  const upstream = await upstreamOf(top, ref, context)
  const unknown = (where: string) =>
    new UserError(`${labelOf(ref)} is no branch, tag or commit of ${where}. Correct it, or fetch it first.`)
  if (upstream === null) throw unknown(`${quote(top)}, which has no remote`)
  const { remote, name } = upstream
  const short = ref.startsWith(`${name}/`) ? ref.slice(name.length + 1) : ref
  const commit = await resolveRef(remote, { repository: name, ref: short, dir: top })
  if (commit === null) throw unknown(`${quote(top)}, nor of its remote ${name}`)
  const isThere = await git(['cat-file', '-e', `${commit}^{commit}`], { dir: top })
  if (isThere.ok) return commit
  const depth = (await isShallow(top)) ? ['--depth=1'] : []
  await remote.call([...FETCH, ...depth, name, commit], { dir: top })
  return commit
}

const commonCommit = async (top: string, commit: string): Promise<string | null> =>
  said(await git(['merge-base', 'HEAD', commit], { dir: top }))

/** Most branches are short; the last step gets all there is. */
const DEEPER = ['--deepen=50', '--deepen=250', '--unshallow']
const MOST_ENDS = 100

/** The commits at which a shallow clone ends; the server has them all, unlike a HEAD that was made here. */
const endsOf = async (top: string): Promise<string[]> => {
  const { stdout } = await git(['rev-parse', '--git-path', 'shallow'], { dir: top })
  const text = await readFile(resolve(top, stdout), 'utf8').catch(() => '')
  return text.split('\n').filter(line => line !== '')
}

const mergeBaseOf = async (top: string, ref: string, context: ChangedContext): Promise<string> => {
  const commit = await commitOf(top, ref, context)
  for (const step of DEEPER) {
    const found = await commonCommit(top, commit)
    if (found !== null) return found
    if (!(await isShallow(top))) break
    const upstream = await upstreamOf(top, ref, context)
    if (upstream === null) break
    const ends = await endsOf(top)
    // Without names git would get every branch there is.
    const wanted = ends.length > MOST_ENDS ? [] : ends
    await upstream.remote.call([...FETCH, step, upstream.name, ...wanted], { dir: top })
  }
  const found = await commonCommit(top, commit)
  if (found !== null) return found
  throw new UserError(
    `${labelOf(ref)}: HEAD and ${commit} have no commit in common. Name a ref that HEAD was made from.`
  )
}

const namesIn = async (top: string, args: readonly string[]): Promise<string[]> => {
  const { ok, stdout, stderr } = await git(args, { dir: top })
  if (!ok) throw new Error(`git ${args[0]} failed in ${top}: ${stderr}`)
  return stdout
    .split('\0')
    .filter(name => name !== '')
    .map(name => join(top, name))
}

/**
 * What changed in the repository of a folder (absolute) since its history parted from a ref: by commits
 * and in the work tree. A ref that the clone lacks is asked of its remote; a shallow clone is deepened until both
 * histories meet.
 *
 * @throws UserError for a folder outside of git, an unknown ref, and histories that never meet
 * @throws FaultError `infrastructure` where the remote cannot be reached
 */
export const changedSince = async (
  dir: string,
  ref: string,
  context: ChangedContext
): Promise<ChangedPaths> => {
  const top = await topOf(dir, ref)
  const mergeBase = await mergeBaseOf(top, ref, context)
  const different = await namesIn(top, [
    'diff',
    '--name-only',
    '-z',
    '--no-renames',
    '--no-ext-diff',
    mergeBase,
    '--'
  ])
  const added = await namesIn(top, ['ls-files', '-z', '--others', '--exclude-standard'])
  return {
    mergeBase,
    paths: [...different, ...added],
    async textBefore(path) {
      const name = path.startsWith(`${top}/`) ? path.slice(top.length + 1) : path
      const args = ['show', `${mergeBase}:${name}`]
      // A clone without the bytes of files gets these from its remote.
      const upstream = await upstreamOf(top, ref, context)
      const shown = await (upstream?.remote.attempt ?? git)(args, { dir: top })
      return shown.ok ? shown.stdout : null
    }
  }
}
