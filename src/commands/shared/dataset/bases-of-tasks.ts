import type { Bases } from '../../../image/bases.js'
import { baseName } from '../../../image/manifest.js'
import type { Task } from '../../../task/task.js'
import { taskParents } from './task-parents.js'

/** Which of the manifest's bases tasks are built on, as `repo:tag` and in the manifest's order. */
export const basesOfTasks = async (tasks: readonly Task[], { recipes }: Bases): Promise<string[]> => {
  const parents = new Set((await Promise.all(tasks.map(taskParents))).flat())
  return recipes.filter(({ image }) => parents.has(image)).map(baseName)
}
