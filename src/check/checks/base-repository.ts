import { lineOfText } from '../file-lines.js'
import { type StaticCheck, shown } from '../static-check.js'
import { DOCKERFILE, imageRepositoryOf } from '../task-facts.js'

export const baseRepository: StaticCheck = {
  id: 'base-repository',
  sentence: "The base is that of the task's own repository.",
  level: 'warning',
  why: "Another repository's base has another work tree in it. A base may be shared on purpose, though.",
  run: (task, { bases }) => {
    const repository = imageRepositoryOf(task)
    if (repository === null) return { notRun: 'metadata.source names no repository' }
    const ours = task.parents.filter(parent => bases?.has(parent))
    const own = `kotlin-bench/${repository}:`
    if (ours.length === 0 || ours.some(parent => parent.toLowerCase().startsWith(own))) return []
    const [parent = ''] = ours
    return [
      {
        file: DOCKERFILE,
        line: lineOfText(task.text(DOCKERFILE) ?? '', parent),
        message: `${DOCKERFILE} builds on ${shown(parent)}, but the task is from ${repository.replace('_', '/')}.`,
        advice: `Build on a base ${own}<tag>, or correct metadata.source.`
      }
    ]
  }
}
