import type { TrialRecord } from '../../contracts/rewards.js'
import { firstFew } from '../../text/first-few.js'
import { markdownCode } from '../escape.js'

const SHOWN_TASKS = 5

/** The tasks of these trials, the first few by name. */
export const taskList = (trials: readonly TrialRecord[]): string => {
  const tasks = [...new Set(trials.map(({ task }) => task))]
  return firstFew(tasks, { most: SHOWN_TASKS, show: task => markdownCode(task, { maxLength: 100 }) })
}

/** At most `length` items of a list, and a last one that counts the others. */
export const cutList = (lines: readonly string[], length: number, what: string): string[] =>
  lines.length <= length
    ? [...lines]
    : [...lines.slice(0, length), `- and ${lines.length - length} more ${what}`]
