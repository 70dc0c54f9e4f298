import type { Bases } from '../../../image/bases.js'
import type { Task } from '../../../task/task.js'
import { taskParents } from './task-parents.js'

/** The image that a task's own builds on, or the prebuilt one that it uses; null where none is named. */
export const baseOfTask = async (task: Task, { recipes }: Bases): Promise<string | null> => {
  if (task.environment.dockerImage !== null) return task.environment.dockerImage
  const parents = await taskParents(task)
  const ours = parents.filter(parent => recipes.some(({ image }) => image === parent))
  return ours.at(-1) ?? parents.at(-1) ?? null
}
