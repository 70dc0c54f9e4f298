import type { Change } from '../making/change-task.js'
import type { WrittenCalibration } from './calibrate/calibrate-task.js'
import { calibrationText } from './calibrate-text.js'

interface Made {
  /** Absolute folder of the task; null where none was made. */
  readonly task: string | null
  readonly change: Change
  /** Whether the instruction was drafted from an issue's text. */
  readonly hasIssue: boolean
}

/** What making a task came to, and what is left to do, as a person reads it. */
export const newTaskText = (calibration: WrittenCalibration, { task, change, hasIssue }: Made): string => {
  const found = calibrationText({ ...calibration, written: [] })
  if (task === null) return found
  const source = hasIssue ? 'the issue' : `the message of ${change.fix.slice(0, 12)}`
  return [
    found,
    `Made: ${task}`,
    `To read and mend: instruction.md, which is drafted from ${source}.`,
    ...(change.license === null
      ? ['To add: metadata.source.license in task.toml; the repository does not say its licence.']
      : []),
    `Next: kotlin-bench check -p ${task}`
  ].join('\n')
}
