import { appendFile, mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { UserError } from '../contracts/errors.js'
import { quote } from '../text/quote.js'
import { cachedFolder, isWhole } from './dataset-cache.js'
import { fillFolder } from './drafts.js'
import { git } from './git.js'
import type { DatasetSource } from './git-source.js'
import { type DatasetLayout, findLayout } from './layout.js'
import { type DatasetReference, pinnedText } from './reference.js'
import { openRemote, type Remote, resolveRef } from './remote.js'

export interface FetchContext {
  /** Folder of the cache; datasets go into `datasets` in it. Absolute. */
  readonly cacheDir: string
  /** What the repository's host asks for where it is private. */
  readonly token: string | undefined
  readonly signal?: AbortSignal | undefined
  /** A file in PEM for a server that git does not trust by itself; default: what the environment names. */
  readonly certificates?: string | undefined
  /** How often what the network failed is tried again; default 2. */
  readonly retries?: number
}

export interface FetchedDataset {
  /** The folder of tasks, or the one task: what `loadFolder` takes. Absolute. */
  readonly path: string
  /** The folder of base recipes; it need not be there. Absolute. */
  readonly bases: string
  readonly source: DatasetSource & { readonly commit: string }
  /** What `--dataset` takes to get exactly this again. */
  readonly pinned: string
  /** It was in the cache already. */
  readonly wasCached: boolean
}

const HEAD = 'HEAD'

const labelOf = (reference: DatasetReference): string => quote(`--dataset ${reference.text}`)

const noSuchRef = (reference: DatasetReference): UserError =>
  new UserError(
    `${labelOf(reference)}: ${reference.repository} has no branch or tag ${quote(reference.ref ?? HEAD)}. ` +
      'Correct the ref; a commit is given with all its digits.'
  )

const noTasks = (reference: DatasetReference, files: readonly string[]): UserError => {
  const { path, repository } = reference
  const start = path === '' ? '' : `${path}/`
  const inside = files.filter(file => file.startsWith(start))
  if (path !== '' && inside.length === 0) {
    return new UserError(
      `${labelOf(reference)}: ${repository} has no folder ${quote(path)} there. Correct the part after \`:\`.`
    )
  }
  const owners = new Set(
    inside.filter(file => file.endsWith('/task.toml')).map(file => file.split('/').slice(0, -2).join('/'))
  )
  const [first] = [...owners].filter(owner => owner !== '').sort()
  const hint =
    first === undefined
      ? 'A dataset has a folder tasks, with a folder for each task, and task.toml in it.'
      : `There are tasks in ${first}: put :${first} after the ref.`
  return new UserError(
    `${labelOf(reference)}: there are no tasks ${path === '' ? 'at the top' : `in ${quote(path)}`}. ${hint}`
  )
}

/** The files of a commit that is in `dir`, whether their bytes are there or not. */
const filesOf = async (dir: string, commit: string): Promise<string[]> => {
  const listed = await git(['ls-tree', '-r', '-z', '--name-only', '--full-tree', commit], { dir })
  if (!listed.ok) throw new Error(`git ls-tree of the fetched ${commit} failed: ${listed.stderr}`)
  return listed.stdout.split('\0').filter(name => name !== '')
}

const layoutOf = async (dir: string, commit: string, reference: DatasetReference): Promise<DatasetLayout> => {
  const files = await filesOf(dir, commit)
  const layout = findLayout(files, reference.path)
  if (layout === null) throw noTasks(reference, files)
  return layout
}

const escapePattern = (path: string): string => path.replaceAll(/[\\*?[]/g, '\\$&')

/** The folder and all above it, without the top. */
const upwards = (folder: string): string[] =>
  folder === '' ? [] : folder.split('/').map((_, index, parts) => parts.slice(0, index + 1).join('/'))

/** The lines of git's sparse-checkout file, which are patterns. */
const sparseLines = (folders: readonly string[]): string[] => {
  if (folders.includes('')) return ['/*']
  const above = ['', ...new Set(folders.flatMap(folder => upwards(folder).slice(0, -1)))]
  // git reads the first two wherever it meets the folders below them, and would ask the server for them each
  // time; the third says how the dataset takes the checks of its tasks.
  const rules = above.flatMap(folder =>
    ['.gitattributes', '.gitignore', 'kotlin-bench.toml'].map(
      name => `/${folder === '' ? '' : `${escapePattern(folder)}/`}${name}`
    )
  )
  return [...folders.map(folder => `/${escapePattern(folder)}/`), ...rules]
}

/** As git reads them; each by a call of its own would take as long as all else does before the fetch. */
const SETTINGS = `\
# Bytes as they are in the repository, on every machine and under every user's settings.
[core]
	autocrlf = false
	sparseCheckout = true
	sparseCheckoutCone = false
# A fetch that cleans up in the background would outlive us.
[gc]
	auto = 0
[maintenance]
	auto = false
`

const configure = async (dir: string, url: string): Promise<void> => {
  const calls = [
    ['init', '--quiet', '--template='],
    ['remote', 'add', 'origin', url]
  ]
  for (const args of calls) {
    const { ok, stderr } = await git(args, { dir })
    if (!ok) throw new Error(`git ${args.join(' ')} failed: ${stderr}`)
  }
  await appendFile(join(dir, '.git/config'), SETTINGS)
}

/** Fetches the commit without the bytes of files, then those of the files that are needed. */
const fetchInto = async (
  dir: string,
  { reference, commit, remote }: { reference: DatasetReference; commit: string; remote: Remote }
): Promise<void> => {
  await configure(dir, reference.url)
  const what = ['--quiet', '--depth=1', '--no-tags', '--no-recurse-submodules', '--filter=blob:none']
  await remote.call(['fetch', ...what, 'origin', commit], { dir })
  // A tag, too, has an object, and no other run would know the folder by its name.
  const kind = await git(['cat-file', '-t', commit], { dir })
  if (kind.stdout !== 'commit') throw noSuchRef(reference)
  const { folders } = await layoutOf(dir, commit, reference)
  await mkdir(join(dir, '.git/info'), { recursive: true })
  await writeFile(join(dir, '.git/info/sparse-checkout'), `${sparseLines(folders).join('\n')}\n`)
  await remote.call(['checkout', '--quiet', '--detach', commit], { dir })
}

/**
 * Gets a dataset by git, with no more than its folders at one commit, into the cache; what is there
 * already is not fetched again. A commit in full needs no network then.
 *
 * @throws UserError for what is not there or may not be read
 * @throws FaultError `infrastructure` where the repository cannot be reached
 */
export const fetchDataset = async (
  reference: DatasetReference,
  { cacheDir, token, signal, certificates, retries }: FetchContext
): Promise<FetchedDataset> => {
  const { url, repository, path } = reference
  const remote = openRemote({
    url,
    token,
    signal,
    certificates,
    label: labelOf(reference),
    loginAdvice:
      "Check the repository's name. Where it is private, give input `dataset-token`; at a desk, log in with a credential helper of git.",
    ...(retries === undefined ? {} : { retries })
  })
  const commit = await resolveRef(remote, { repository: url, ref: reference.ref ?? HEAD })
  if (commit === null) throw noSuchRef(reference)
  const folder = cachedFolder(cacheDir, { url, repository, commit, path })
  const wasCached = await isWhole(folder, commit)
  if (!wasCached) await fillFolder(folder, draft => fetchInto(draft, { reference, commit, remote }))
  const layout = await layoutOf(folder, commit, reference)
  return {
    path: join(folder, layout.tasks),
    bases: join(folder, layout.bases),
    source: { source: [repository, layout.tasks].filter(part => part !== '').join('/'), commit },
    pinned: pinnedText(reference, commit),
    wasCached
  }
}
