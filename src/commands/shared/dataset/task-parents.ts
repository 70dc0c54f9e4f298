import { RefusedFile } from '../../../dataset/read-file.js'
import { readTaskFile } from '../../../dataset/read-task.js'
import { parentImages } from '../../../image/dockerfile.js'
import type { Task } from '../../../task/task.js'

/** The images that a task's own image builds on, as its recipe names them; none where it has no recipe to read. */
export const taskParents = async (task: Task): Promise<string[]> => {
  if (task.environment.dockerImage !== null) return []
  try {
    const recipe = await readTaskFile(task, 'environment/Dockerfile')
    return recipe === null ? [] : parentImages(recipe.toString('utf8'))
  } catch (error) {
    if (error instanceof RefusedFile) return []
    throw error
  }
}
