import { COMPOSE_FILE } from '../../task/compose.js'
import type { StaticCheck } from '../static-check.js'
import { TOML } from '../task-facts.js'

const FILES = [TOML, COMPOSE_FILE]

export const supported: StaticCheck = {
  id: 'supported',
  sentence: 'The task asks for nothing that this runner cannot do yet.',
  level: 'warning',
  why: 'The format has more than is run here; such a task is refused, never half-run. It is no mistake in the task.',
  run: ({ result }) => {
    if (result.ok || result.fault.code !== 'task-unsupported') return []
    const { message } = result.fault
    return [
      {
        file: FILES.find(name => message.startsWith(name)) ?? TOML,
        line: null,
        message,
        advice: 'Leave it out, or run the task with another runner of the Harbor format.'
      }
    ]
  }
}
