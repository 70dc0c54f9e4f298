import { existsSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { UserError } from '../../../contracts/errors.js'
import type { ProgressListener } from '../../../contracts/progress.js'
import { type FetchedDataset, fetchDataset } from '../../../dataset/fetch-dataset.js'
import { type DatasetEntry, type LoadedDataset, loadFolder } from '../../../dataset/folder.js'
import { countWarning } from '../../../dataset/known-datasets.js'
import { parseReference } from '../../../dataset/reference.js'
import { selectTasks } from '../../../dataset/select.js'
import { type Bases, loadBases } from '../../../image/bases.js'
import { quote } from '../../../text/quote.js'
import type { CaBundle } from '../access/ca-bundle.js'
import { defaultCacheDir } from '../files/file-cache.js'
import { type OpenedRows, openRows } from '../rows/open-rows.js'
import type { RowsChoice } from '../rows/rows-choice.js'
import { changedTasks } from './changed-tasks.js'

/** Which tasks of which dataset, already read and validated at the edge. */
export interface DatasetChoice {
  /** A folder of tasks, or one task. Absolute. */
  path: string
  /** `owner/repo@ref[:folder]`, a URL or a local repository; wins over `path`. */
  dataset: string | undefined
  /** Rows of SWE-PolyBench, each of which makes a task; they win over `dataset` and `path`. */
  rows?: RowsChoice | undefined
  /** Folder with `manifest`; default: `bases` beside the tasks folder. Absolute. */
  bases: string | undefined
  /** For the servers that git fetches from, where it does not trust these by itself. */
  caBundle?: CaBundle | undefined
  /** Globs over task names; empty means all. */
  include: readonly string[]
  exclude: readonly string[]
  /** `owner/name` of repositories, or globs over these; empty means all. */
  repository: readonly string[]
  limit: number | undefined
  /** So many, drawn by `seed`. */
  sample: number | undefined
  seed: number
  /** Only what changed since the history parted from this ref. */
  changedSince: string | undefined
}

export interface DatasetContext {
  /** The host's: `GITHUB_SERVER_URL` says where `owner/repo` lives. */
  environment: Readonly<Record<string, string | undefined>>
  /** May read the dataset's repository. */
  datasetToken?: string | undefined
  /** Default: `~/.cache/kotlin-bench`. Absolute. */
  cacheDir?: string
  listener: ProgressListener
  signal: AbortSignal
}

export interface OpenedDataset {
  loaded: LoadedDataset
  bases: Bases
  /** What `dataset` has to be to get exactly this again; undefined for a folder of the user's. */
  pinned: string | undefined
  /** Where the tasks are made from rows: their folders are written once it is known which are wanted. */
  rows?: OpenedRows | undefined
}

const GITHUB = 'https://github.com'

const isFolder = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false

/** Where `owner/repo` lives. */
export const serverUrlOf = ({ environment }: Pick<DatasetContext, 'environment'>): string =>
  environment.GITHUB_SERVER_URL || GITHUB

const fetchNamed = (
  text: string,
  caBundle: CaBundle | undefined,
  context: DatasetContext
): Promise<FetchedDataset> => {
  const reference = parseReference(text, {
    serverUrl: serverUrlOf(context),
    folder: process.cwd(),
    isFolder
  })
  return fetchDataset(reference, {
    cacheDir: context.cacheDir ?? defaultCacheDir(),
    token: context.datasetToken,
    certificates: caBundle?.path,
    signal: context.signal
  })
}

/** Tells when the whole of a dataset that everybody knows is not what everybody knows. */
const warnOfCounts = ({ loaded, bases }: OpenedDataset, listener: ProgressListener): void => {
  const repositories = new Set(loaded.entries.flatMap(entry => (entry.ok ? [entry.task.repository] : [])))
  repositories.delete(null)
  const message = countWarning(loaded.dataset.source, {
    tasks: loaded.entries.length,
    repositories: repositories.size,
    bases: bases.recipes.length
  })
  if (message !== undefined) listener({ type: 'warning', message })
}

const openRowsAsDataset = async (
  choice: RowsChoice,
  { bases, caBundle }: Pick<DatasetChoice, 'bases' | 'caBundle'>,
  context: DatasetContext
): Promise<OpenedDataset> => {
  const cacheDir = context.cacheDir ?? defaultCacheDir()
  const { listener, signal, datasetToken: token } = context
  const opened = await openRows(choice, {
    serverUrl: serverUrlOf(context),
    ...{ token, certificates: caBundle?.path, cacheDir, listener, signal }
  })
  const known = bases === undefined ? { dir: cacheDir, recipes: [] } : await loadBases(bases)
  return { ...opened, bases: known, pinned: undefined }
}

/**
 * The dataset that was named: fetched where that has to be, and loaded.
 * @throws UserError for one that is not there, may not be read, or has no tasks
 * @throws FaultError `infrastructure` where its repository cannot be reached
 */
export const openDataset = async (
  {
    path,
    dataset,
    rows,
    bases,
    caBundle
  }: Pick<DatasetChoice, 'path' | 'dataset' | 'rows' | 'bases' | 'caBundle'>,
  context: DatasetContext
): Promise<OpenedDataset> => {
  if (bases !== undefined && !existsSync(bases)) {
    throw new UserError(
      `${quote(`--bases ${bases}`)} does not exist. Name the folder that holds the manifest, or leave it out.`
    )
  }
  if (rows !== undefined) return openRowsAsDataset(rows, { bases, caBundle }, context)
  const fetched = dataset === undefined ? undefined : await fetchNamed(dataset, caBundle, context)
  if (fetched !== undefined && !fetched.wasCached) {
    const { source, commit } = fetched.source
    context.listener({ type: 'notice', message: `Fetched ${source} at commit ${commit}.` })
  }
  const folder = await loadFolder(fetched?.path ?? path)
  const loaded = fetched === undefined ? folder : { ...folder, dataset: fetched.source }
  const beside = fetched?.bases ?? join(dirname(loaded.tasksDir), 'bases')
  const opened = { loaded, bases: await loadBases(bases ?? beside), pinned: fetched?.pinned }
  warnOfCounts(opened, context.listener)
  return opened
}

/**
 * The tasks of an opened dataset that are wanted, sorted by name; none only where none has changed, or
 * where there are no rows.
 * @throws UserError for a glob, repository or ref that nothing bears
 */
export const selectFrom = async (
  { loaded, bases, rows }: OpenedDataset,
  choice: Omit<DatasetChoice, 'path' | 'dataset' | 'rows' | 'bases'>,
  context: Pick<DatasetContext, 'datasetToken' | 'signal'>
): Promise<DatasetEntry[]> => {
  const { changedSince, caBundle } = choice
  if (rows !== undefined && changedSince !== undefined) {
    throw new UserError(
      `${quote(`--changed-since ${changedSince}`)} goes by the history of a folder of tasks, and rows have none. Leave it out, and name rows by \`--include\`.`
    )
  }
  if (rows !== undefined && loaded.entries.length === 0) return []
  const certificates = caBundle?.path
  const changed =
    changedSince === undefined
      ? undefined
      : await changedTasks({ loaded, bases }, changedSince, { ...context, certificates })
  return selectTasks(loaded.entries, { ...choice, changed })
}
