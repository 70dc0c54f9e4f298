import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** The folder that git tracks a path in; the one above the tasks where it tracks none. */
export const repositoryRoot = (tasksDir: string): string => {
  for (let folder = tasksDir; folder !== dirname(folder); folder = dirname(folder)) {
    if (existsSync(join(folder, '.git'))) return folder
  }
  return dirname(tasksDir)
}
