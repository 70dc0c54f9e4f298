import type { DynamicCheck } from '../dynamic-check.js'
import { DOCKERFILE } from '../task-facts.js'

export const imageBuilds: DynamicCheck = {
  id: 'image-builds',
  sentence: "The task's image builds, and holds a git work tree.",
  level: 'error',
  why: 'Without its image nothing of a task can run.',
  run: ({ imageFault }) => {
    if (imageFault === null) return []
    if (imageFault.kind !== 'task') return { notRun: imageFault.message }
    return [
      {
        file: DOCKERFILE,
        line: null,
        message: imageFault.message,
        advice: 'Build it by hand with `docker build`, and mend what fails.'
      }
    ]
  }
}
