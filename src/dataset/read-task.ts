import { basename, join } from 'node:path'
import { COMPOSE_FILE } from '../task/compose.js'
import { parseTask } from '../task/parse-task.js'
import type { Task, TaskResult } from '../task/task.js'
import { MIB, RefusedFile, readCapped, readText } from './read-file.js'
import { listTaskFiles } from './task-files.js'

const MAX_TOML = MIB
const MAX_COMPOSE = MIB
/** The largest file of the real dataset that is read as a whole has 2.2 MB. */
const MAX_TASK_FILE = 32 * MIB

const attempt = async (dir: string, name: string): Promise<TaskResult> => {
  const files = await listTaskFiles(dir)
  const read = (label: string, maxBytes: number) => readText(join(dir, label), { maxBytes, label })
  const toml = await read('task.toml', MAX_TOML)
  const compose = files.has(COMPOSE_FILE) ? await read(COMPOSE_FILE, MAX_COMPOSE) : undefined
  return parseTask({ dir, name, toml, files, compose })
}

/**
 * Reads one task's folder (absolute) as far as planning and building need it: never throws for what
 * is in it, since one bad task is one bad row.
 */
export const readTask = async (dir: string, name: string = basename(dir)): Promise<TaskResult> => {
  try {
    return await attempt(dir, name)
  } catch (thrown) {
    const code = (thrown as NodeJS.ErrnoException).code
    if (!(thrown instanceof RefusedFile) && typeof code !== 'string') throw thrown
    const message = thrown instanceof Error ? thrown.message : String(thrown)
    return { ok: false, fault: { code: 'task-file-refused', message }, warnings: [] }
  }
}

/**
 * Bytes of one file of a task, such as `tests/test.patch`, when they are needed; null where there is
 * no such file.
 *
 * @throws RefusedFile when it is a link, not a regular file, or larger than `maxBytes` (default 32 MiB)
 */
export const readTaskFile = async (
  task: Pick<Task, 'dir'>,
  path: string,
  { maxBytes = MAX_TASK_FILE }: { readonly maxBytes?: number } = {}
): Promise<Buffer | null> => {
  try {
    return await readCapped(join(task.dir, path), { maxBytes, label: path })
  } catch (thrown) {
    if (thrown instanceof RefusedFile && thrown.message.includes('(ENOENT)')) return null
    throw thrown
  }
}
