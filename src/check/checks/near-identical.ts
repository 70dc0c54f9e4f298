import { firstFew } from '../../text/first-few.js'
import { similarity } from '../fingerprint.js'
import { type StaticCheck, shown } from '../static-check.js'
import { FIX_PATCH, INSTRUCTION } from '../task-facts.js'

const ALIKE = { instruction: 0.9, fix: 0.8 } as const
const SHOWN = 3

export const nearIdentical: StaticCheck = {
  id: 'near-identical',
  sentence: 'No other task has nearly the same instruction or fix.',
  level: 'warning',
  why: 'Such tasks count twice in a rate, and one gives the other away. Changes that were made on two branches are alike, too.',
  run: (task, { fingerprints }) => {
    const own = fingerprints.find(one => one.task === task.name)
    if (own === undefined) return { notRun: 'the task is not in its dataset' }
    const others = fingerprints.filter(one => one !== own)
    const like = (part: 'instruction' | 'fix') =>
      others.filter(other => similarity(own[part], other[part]) >= ALIKE[part]).map(other => other.task)
    const problem = (part: 'instruction' | 'fix', file: string) => {
      const tasks = like(part)
      if (tasks.length === 0) return []
      const names = firstFew(tasks, { most: SHOWN, show: shown })
      return [
        {
          file,
          line: null,
          message: `${file} is nearly that of ${names}.`,
          advice: 'Keep one of them.'
        }
      ]
    }
    return [...problem('instruction', INSTRUCTION), ...problem('fix', FIX_PATCH)]
  }
}
