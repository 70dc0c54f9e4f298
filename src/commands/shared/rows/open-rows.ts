import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { basename, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { errorMessage, UserError } from '../../../contracts/errors.js'
import type { ProgressListener } from '../../../contracts/progress.js'
import type { SweRow } from '../../../contracts/swe-polybench.js'
import type { DatasetEntry, LoadedDataset } from '../../../dataset/folder.js'
import { RefusedFile } from '../../../dataset/read-file.js'
import { openRowRepositories, type RowRepositories } from '../../../dataset/row-repository.js'
import { requireRegular } from '../../../dataset/rows/open-rows-file.js'
import { readRows } from '../../../dataset/rows/read-rows.js'
import { fileLock } from '../../../image/key-lock.js'
import { rowTaskFiles } from '../../../making/swe-polybench/row-task.js'
import type { TaskFile } from '../../../making/task-files.js'
import { parseTask } from '../../../task/parse-task.js'
import { quote } from '../../../text/quote.js'
import { markUse } from '../files/cache-use.js'
import { rowFolders } from '../files/file-cache.js'
import { ensureRowFolder, isWholeRow, rowFolder } from './row-folders.js'
import { problemTeller } from './row-problems.js'
import type { RowsChoice } from './rows-choice.js'

export interface RowsContext {
  /** Where `owner/name` lives. */
  serverUrl: string
  /** May read the rows' repositories. */
  token: string | undefined
  /** A file in PEM for a host that git does not trust by itself; default: what the environment names. */
  certificates?: string | undefined
  /** Absolute. */
  cacheDir: string
  listener: ProgressListener
  signal: AbortSignal
}

/** The repositories of rows, whose clones are the user's or the cache's. */
export const openClones = (
  { repoPath }: Pick<RowsChoice, 'repoPath'>,
  { cacheDir, serverUrl, token, certificates, listener, signal }: RowsContext
): RowRepositories => {
  const { clones, checkouts } = rowFolders(cacheDir)
  return openRowRepositories({
    clonesDir: repoPath ?? clones,
    draftsDir: checkouts,
    ...{ serverUrl, token, certificates, signal },
    lock: fileLock(join(cacheDir, 'locks')),
    told: message => listener({ type: 'notice', message })
  })
}

/** What trials need of rows beside their tasks. */
export interface OpenedRows {
  publishedImages: string | null
  repositories: RowRepositories
  /**
   * Writes the folders of tasks, which is left until it is known which are wanted.
   * @throws UserError where the cache cannot be written, or the file of rows has changed meanwhile
   */
  write(entries: readonly DatasetEntry[]): Promise<void>
}

const cannotRead = (file: string, error: unknown): UserError =>
  new UserError(
    `${quote(`--dataset ${file}`)} cannot be read: ${errorMessage(error)}. Name a file of rows: CSV as published, JSON, or JSON Lines, each also compressed by gzip.`
  )

/**
 * What tells two files of rows apart, in hex.
 * @throws what {@link requireRegular} does; the reason of `signal`
 */
export const sha256Of = async (file: string, signal?: AbortSignal): Promise<string> => {
  await requireRegular(file)
  const hash = createHash('sha256')
  await pipeline(createReadStream(file), hash, { signal })
  return hash.digest('hex')
}

/** A row as a task of the dataset, whether its folder is there or not. */
const entryOf = (
  { instance_id: name }: SweRow,
  { files, dir }: { files: ReadonlyMap<string, TaskFile>; dir: string }
): DatasetEntry => {
  const toml = files.get('task.toml')?.text ?? ''
  return { ...parseTask({ dir, name, toml, files: new Set(files.keys()) }), name, dir }
}

const byName = ({ name }: DatasetEntry, other: DatasetEntry): number => (name < other.name ? -1 : 1)

/**
 * The rows of a file as a dataset of tasks in the cache. Rows are not kept in memory, and no folder is
 * written yet. A row that is wrong is told of, and the others go on.
 * @throws UserError for a file that cannot be read
 */
export const openRows = async (
  choice: RowsChoice,
  context: RowsContext
): Promise<{ loaded: LoadedDataset; rows: OpenedRows }> => {
  const { file, split, language, hints } = choice
  const { cacheDir, listener, signal } = context

  const taskOf = (row: SweRow) => {
    const files = rowTaskFiles(row, { hints })
    return { files, dir: rowFolder(cacheDir, row.instance_id, files) }
  }

  const write: OpenedRows['write'] = async entries => {
    const wanted = new Set<string>()
    for (const { dir } of entries) if (!(await isWholeRow(dir))) wanted.add(dir)
    if (file === null || wanted.size === 0) return
    for await (const read of readRows(file, { split, language, signal })) {
      if (!read.ok) continue
      const { files, dir } = taskOf(read.row)
      if (!wanted.delete(dir)) continue
      await ensureRowFolder(dir, files)
      if (wanted.size === 0) return
    }
    throw new UserError(`${quote(`--dataset ${file}`)} was changed while it was read. Start again.`)
  }

  await markUse(cacheDir)
  const entries: DatasetEntry[] = []
  let sha256: string | null = null
  if (file !== null) {
    const problems = problemTeller(file, listener)
    try {
      sha256 = await sha256Of(file, signal)
      for await (const read of readRows(file, { split, language, signal })) {
        if (read.ok) entries.push(entryOf(read.row, taskOf(read.row)))
        else problems.add(read.problems)
      }
    } catch (error) {
      signal.throwIfAborted()
      const isOfFile = error instanceof RefusedFile || (error as NodeJS.ErrnoException).code !== undefined
      throw isOfFile ? cannotRead(file, error) : error
    }
    problems.end()
  }
  return {
    loaded: {
      entries: entries.sort(byName),
      skipped: [],
      dataset: { source: file === null ? 'no rows' : basename(file), commit: sha256 },
      tasksDir: file ?? rowFolders(cacheDir).tasks
    },
    rows: {
      publishedImages: choice.publishedImages,
      repositories: openClones(choice, context),
      write
    }
  }
}
