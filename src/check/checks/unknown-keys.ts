import type { StaticCheck } from '../static-check.js'
import { TOML } from '../task-facts.js'

export const unknownKeys: StaticCheck = {
  id: 'unknown-keys',
  sentence: 'Every key of `task.toml` is one of the task format and has an effect.',
  level: 'warning',
  why: 'A misspelt key is passed over without a word, and the task runs by a default instead. Tasks of the benchmark carry keys of older generations, so this is no error.',
  run: ({ result, text }) =>
    text(TOML) === null
      ? { notRun: 'task.toml cannot be read' }
      : result.warnings.map(({ file, line, message }) => ({
          file,
          line,
          message,
          advice: 'Correct or remove the key.'
        }))
}
