import { existsSync } from 'node:fs'
import { realpath } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { UserError } from '../../../contracts/errors.js'
import { isWithin } from '../../../dataset/is-within.js'
import { quote } from '../../../text/quote.js'

/** A path with its links resolved, whose end need not be there yet. */
const realPath = (path: string): Promise<string> =>
  realpath(path).catch(async (error: unknown) => {
    if (path === dirname(path)) throw error
    return join(await realPath(dirname(path)), basename(path))
  })

const isTask = (dir: string): boolean => existsSync(join(dir, 'task.toml'))

/**
 * Results may not lie in a task, whose files they would become, nor in a folder of tasks, where they are
 * looked at as tasks and make it differ from its commit. Whoever works in that folder has `jobs` there by
 * default, and may.
 * @param path the folder of tasks, or the one task; both paths absolute
 * @throws UserError that names both, and where results can go
 */
export const requireOutsideTasks = async (
  jobsDir: string,
  path: string,
  workingDir = process.cwd()
): Promise<void> => {
  const [jobs, folder, here] = await Promise.all([jobsDir, path, workingDir].map(realPath))
  if (jobs === undefined || folder === undefined || !isWithin(folder, jobs)) return
  if (!isTask(folder) && here === folder && dirname(jobs) === folder && !isTask(jobs)) return
  const what = isTask(folder)
    ? `the task ${path}, and results there would be files of it`
    : `${path}, where the tasks are, and results there would be looked at as tasks`
  const parent = dirname(folder)
  const isInTasks = isTask(folder) && basename(parent) === 'tasks'
  const outside = join(isInTasks ? dirname(parent) : parent, 'jobs')
  throw new UserError(
    `${quote(`--jobs-dir ${jobsDir}`)} is in ${what}. Name a folder elsewhere, such as ${quote(`--jobs-dir ${outside}`)}.`
  )
}
