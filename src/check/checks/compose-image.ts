import { COMPOSE_FILE, parseCompose } from '../../task/compose.js'
import { lineMatching } from '../file-lines.js'
import { type StaticCheck, shown } from '../static-check.js'
import { imageRepositoryOf, sourceOf, type TaskFacts } from '../task-facts.js'

/** `kotlin-bench/<owner>_<name>:pr-<number>`; null where the task says too little. */
const imageNameOf = (task: TaskFacts): string | null => {
  const repository = imageRepositoryOf(task)
  const number = sourceOf(task).code_change_id ?? /-(\d+)$/.exec(task.name)?.[1]
  return repository === null || number === undefined ? null : `kotlin-bench/${repository}:pr-${number}`
}

export const composeImage: StaticCheck = {
  id: 'compose-image',
  sentence:
    "The compose file calls the task's image `kotlin-bench/<owner>_<repo>:pr-<number>`, as everybody does.",
  level: 'warning',
  why: 'Two tasks whose images have one name overwrite each other; the key of the image finds that, after a build.',
  run: task => {
    const text = task.text(COMPOSE_FILE)
    if (text === null) return { notRun: `the task has no ${COMPOSE_FILE}` }
    const wanted = imageNameOf(task)
    if (wanted === null) return { notRun: 'metadata.source names no repository or change' }
    const compose = parseCompose(text)
    if (!compose.ok) return { notRun: `${COMPOSE_FILE} cannot be read` }
    if (compose.localImage === null || compose.localImage === wanted) return []
    return [
      {
        file: COMPOSE_FILE,
        line: lineMatching(text, /^\s*image:/),
        message: `services.main.image is ${shown(compose.localImage)}; by the task's source it is ${wanted}.`,
        advice: `Write image: ${wanted}, or correct metadata.source.`
      }
    ]
  }
}
