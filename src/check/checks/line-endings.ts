import { lineMatching } from '../file-lines.js'
import type { StaticCheck } from '../static-check.js'
import { FIX_PATCH, TEST_PATCH } from '../task-facts.js'

/** The patches have a check of their own, in which this is an error. */
const isPatch = (file: string): boolean => file === FIX_PATCH || file === TEST_PATCH

export const lineEndings: StaticCheck = {
  id: 'line-endings',
  sentence: 'Lines end as on Linux, without a carriage return.',
  level: 'warning',
  why: 'A shell takes the carriage return for a part of the command, and the tests would not run.',
  run: ({ files }) =>
    [...files].flatMap(([file, { text }]) => {
      const line = text === null || isPatch(file) ? null : lineMatching(text, /\r$/)
      if (line === null) return []
      return [
        {
          file,
          line,
          message: `${file} has Windows line ends.`,
          advice: 'Save it with line feeds alone; `* text=auto eol=lf` in .gitattributes keeps it so.'
        }
      ]
    })
}
