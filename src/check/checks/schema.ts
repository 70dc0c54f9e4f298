import { COMPOSE_FILE } from '../../task/compose.js'
import type { StaticCheck } from '../static-check.js'
import { TOML } from '../task-facts.js'
import { isHostProblem } from './allowed-hosts.js'

const FILES: Readonly<Record<string, string>> = {
  'task-toml-invalid': TOML,
  'task-compose-invalid': COMPOSE_FILE
}

export const schema: StaticCheck = {
  id: 'schema',
  sentence: 'Every value of `task.toml` and of the compose file has the right type and lies in its range.',
  level: 'error',
  why: 'A task that cannot be read cannot run.',
  run: ({ result, text }) => {
    if (text(TOML) === null) return { notRun: 'task.toml cannot be read' }
    if (result.ok) return []
    const file = FILES[result.fault.code]
    if (file === undefined) return []
    const { message, problems = [{ line: null, key: null, message }] } = result.fault
    return problems
      .filter(problem => !isHostProblem(problem.key))
      .map(problem => ({
        file,
        line: problem.line,
        message: problem.message,
        advice: 'Write a value that the Harbor task format, schema 1.4, allows there.'
      }))
  }
}
