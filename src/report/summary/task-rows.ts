import type { PlannedTrial } from '../../contracts/plan.js'
import type { Rewards, TrialRecord } from '../../contracts/rewards.js'
import { groupBy } from '../group-by.js'
import { isSuspect } from '../summarise.js'

/** One planned trial of a task: its record, or null where it was not run. */
export interface Attempt {
  readonly planned: PlannedTrial
  readonly record: TrialRecord | null
}

/** A task with all of its trials, those of each agent in the order of their attempts. */
export interface TaskRow {
  readonly task: string
  readonly repository: string | null
  readonly attempts: readonly Attempt[]
}

/** Tasks in the order of the plan. */
export const taskRows = ({ trials, notRun = [] }: Rewards): TaskRow[] => {
  const attempts: Attempt[] = [
    ...trials.map(record => ({ planned: record, record })),
    ...notRun.map(planned => ({ planned, record: null }))
  ]
  return [...groupBy(attempts, ({ planned }) => planned.task)].map(([task, ofTask]) => ({
    task,
    repository: ofTask.find(({ record }) => record?.repository != null)?.record?.repository ?? null,
    attempts: ofTask.sort((a, b) => a.planned.attempt - b.planned.attempt)
  }))
}

/** Whether a trial of the task has not been resolved. */
export const hasMiss = ({ attempts }: TaskRow): boolean =>
  attempts.some(({ record }) => record?.outcome !== 'resolved')

/** Outcomes as Markdown shows them in a cell. */
export const MARKS = { resolved: '✅', unresolved: '❌', error: '⚠️' } as const
export const NOT_RUN_MARK = '➖'
const SUSPECT_MARK = '🚩'

/** A sign for how a trial ended; a suspect flag gives it another. */
export const markOf = ({ record }: Attempt): string =>
  record === null ? NOT_RUN_MARK : `${MARKS[record.outcome]}${isSuspect(record) ? SUSPECT_MARK : ''}`

const MEANINGS: readonly (readonly [mark: string, meaning: string])[] = [
  [MARKS.resolved, 'resolved'],
  [MARKS.unresolved, 'unresolved'],
  [MARKS.error, 'no verdict'],
  [NOT_RUN_MARK, 'not run'],
  [SUSPECT_MARK, 'suspect flag']
]

/** What the signs mean that these rows have. */
export const legendOf = (rows: readonly TaskRow[]): string => {
  const used = rows.flatMap(({ attempts }) => attempts.map(markOf)).join('')
  return MEANINGS.filter(([mark]) => used.includes(mark))
    .map(([mark, meaning]) => `${mark} ${meaning}`)
    .join(', ')
}
