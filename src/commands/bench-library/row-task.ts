import { FaultError } from '../../contracts/errors.js'
import type { SweRow } from '../../contracts/swe-polybench.js'
import { rowTaskFiles } from '../../making/swe-polybench/row-task.js'
import { parseTask } from '../../task/parse-task.js'
import type { Task } from '../../task/task.js'
import { ensureRowFolder, rowFolder } from '../shared/rows/row-folders.js'

/**
 * A row as a task, with its folder in the cache.
 * @throws FaultError `task` for a row that makes none, UserError where the cache cannot be written
 */
export const rowTask = async (row: SweRow, cacheDir: string): Promise<Task> => {
  const name = row.instance_id
  const files = rowTaskFiles(row, { hints: false })
  const dir = rowFolder(cacheDir, name, files)
  const toml = files.get('task.toml')?.text ?? ''
  const parsed = parseTask({ dir, name, toml, files: new Set(files.keys()) })
  if (!parsed.ok) throw new FaultError('task', parsed.fault.code, parsed.fault.message)
  await ensureRowFolder(dir, files)
  return parsed.task
}
