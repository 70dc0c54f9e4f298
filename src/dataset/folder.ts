import { readdir, realpath, stat } from 'node:fs/promises'
import { basename, dirname, join, sep } from 'node:path'
import { UserError } from '../contracts/errors.js'
import type { TaskResult } from '../task/task.js'
import { quote } from '../text/quote.js'
import { type DatasetSource, gitSource } from './git-source.js'
import { readTask } from './read-task.js'

/** One folder with a `task.toml`, whether it can run or not. */
export type DatasetEntry = TaskResult & {
  /** Name of the folder. */
  readonly name: string
  /** Absolute path of the folder. */
  readonly dir: string
}

export interface SkippedFolder {
  readonly name: string
  readonly reason: string
}

export interface LoadedDataset {
  /** Sorted by name. */
  readonly entries: readonly DatasetEntry[]
  /** Folders that are no tasks, and why; hidden ones are not named. */
  readonly skipped: readonly SkippedFolder[]
  readonly dataset: DatasetSource
  /** The folder that holds the tasks: the path itself, or its parent where the path is one task. */
  readonly tasksDir: string
}

const isFile = async (path: string): Promise<boolean> => {
  const stats = await stat(path).catch(() => null)
  return stats?.isFile() ?? false
}

const isTask = (dir: string): Promise<boolean> => isFile(join(dir, 'task.toml'))

const load = async (dir: string): Promise<DatasetEntry> => ({
  ...(await readTask(dir)),
  name: basename(dir),
  dir
})

/** Why a child of the dataset's folder is no task; null when it is one; undefined when it is not worth a word. */
const reasonToSkip = async (root: string, name: string): Promise<string | null | undefined> => {
  const path = join(root, name)
  const stats = await stat(path).catch(() => null)
  if (stats === null) return 'is a link to nothing'
  if (!stats.isDirectory()) return undefined
  if (!(await realpath(path)).startsWith(root + sep)) return 'is a link out of the dataset'
  if (await isTask(path)) return null
  return name.startsWith('.') ? undefined : 'has no task.toml'
}

const scan = async (root: string): Promise<Pick<LoadedDataset, 'entries' | 'skipped'>> => {
  const entries: DatasetEntry[] = []
  const skipped: SkippedFolder[] = []
  for (const name of (await readdir(root)).sort()) {
    const reason = await reasonToSkip(root, name)
    if (reason === null) entries.push(await load(join(root, name)))
    else if (reason !== undefined) skipped.push({ name, reason })
  }
  return { entries, skipped }
}

const NAMED_FOLDERS = 5
const SEARCHED_FOLDERS = 100

/** The usual slip: the folder above the tasks. */
const firstWithTasks = async (
  path: string,
  folders: readonly SkippedFolder[]
): Promise<string | undefined> => {
  for (const { name } of folders.slice(0, SEARCHED_FOLDERS)) {
    const inner = await readdir(join(path, name)).catch(() => [])
    for (const child of inner.slice(0, SEARCHED_FOLDERS))
      if (await isTask(join(path, name, child))) return name
  }
  return undefined
}

const noTasks = async (path: string, skipped: readonly SkippedFolder[]): Promise<UserError> => {
  const first = await firstWithTasks(path, skipped)
  if (first !== undefined) {
    return new UserError(
      `${quote(path)} has no tasks, but its folder ${quote(first)} has: name ${quote(join(path, first))}.`
    )
  }
  const seen = skipped.slice(0, NAMED_FOLDERS).map(({ name, reason }) => `${quote(name)} ${reason}`)
  const more = skipped.length > NAMED_FOLDERS ? `, and ${skipped.length - NAMED_FOLDERS} more` : ''
  const found = seen.length > 0 ? ` (${seen.join(', ')}${more})` : ''
  return new UserError(
    `${quote(path)} has no tasks${found}. Give a folder of tasks, or one task: a folder with \`task.toml\` in it.`
  )
}

/** The folder that a user's path means, with links resolved. */
const resolveFolder = async (path: string): Promise<string> => {
  const stats = await stat(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT' && error.code !== 'ENOTDIR') {
      throw new UserError(`${quote(path)} cannot be read (${error.code}). Check its permissions.`)
    }
    throw new UserError(
      `${quote(path)} does not exist. Give a folder of tasks, or one task; in a workflow, check out the dataset first.`
    )
  })
  if (stats.isDirectory()) return realpath(path)
  const hint = basename(path) === 'task.toml' ? ` Name ${quote(dirname(path))}.` : ''
  throw new UserError(`${quote(path)} is a file. Give a folder of tasks, or one task.${hint}`)
}

/**
 * Loads the tasks at a path (absolute): one task, or the immediate folders of a dataset. A task that
 * cannot run is an entry with its fault; a folder that is none is in `skipped`.
 *
 * @throws UserError when there is no such folder, or no task in it
 */
export const loadFolder = async (path: string): Promise<LoadedDataset> => {
  const root = await resolveFolder(path)
  const dataset = gitSource(root)
  if (await isTask(root)) {
    return { entries: [await load(root)], skipped: [], dataset: await dataset, tasksDir: dirname(root) }
  }
  const { entries, skipped } = await scan(root)
  if (entries.length === 0) throw await noTasks(path, skipped)
  return { entries, skipped, dataset: await dataset, tasksDir: root }
}
