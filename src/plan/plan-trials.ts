import { createHash } from 'node:crypto'
import type { PlannedTrial } from '../contracts/plan.js'

export interface PlanRequest {
  /** Names of the selected tasks' folders, in the order to run. */
  readonly tasks: readonly string[]
  readonly agent: string
  readonly model: string | null
  /** How often each task is tried, at least once. */
  readonly attempts: number
  readonly job: string
}

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'
const ID_LENGTH = 7
/** As Harbor cuts task names in trial names. */
const TASK_LENGTH = 32

/** The same identity gives the same letters on every machine. */
const idOf = (identity: readonly (string | number | null)[]): string => {
  const digest = createHash('sha256').update(JSON.stringify(identity)).digest('hex')
  let rest = BigInt(`0x${digest}`)
  let id = ''
  while (id.length < ID_LENGTH) {
    id += LETTERS[Number(rest % BigInt(LETTERS.length))]
    rest /= BigInt(LETTERS.length)
  }
  return id
}

/** A file name on every system: nothing hidden, no option, no separator, no letter that two systems spell apart. */
const fileNamePart = (task: string): string =>
  [...task]
    .slice(0, TASK_LENGTH)
    .join('')
    .replace(/[^A-Za-z0-9._-]/gu, '_')
    .replace(/^[.-]/, '_')

/**
 * The trials of one agent and model: every attempt on a task before the next task, so that its image is
 * needed once. Names are `<task[:32]>__<7 chars>`, derived from job, task, agent, model and attempt, and
 * distinct even where the file system ignores case.
 * @param taken names of the job's other trials in lower case; the new ones are added
 */
export const planTrials = (
  { tasks, agent, model, attempts, job }: PlanRequest,
  taken: Set<string> = new Set()
): PlannedTrial[] => {
  const nameOf = (task: string, attempt: number): string => {
    for (let salt = 0; ; salt++) {
      const name = `${fileNamePart(task)}__${idOf([job, task, agent, model, attempt, salt])}`
      if (taken.has(name.toLowerCase())) continue
      taken.add(name.toLowerCase())
      return name
    }
  }
  return tasks.flatMap(task =>
    Array.from({ length: attempts }, (_, index) => {
      const attempt = index + 1
      return { task, agent, model, attempt, name: nameOf(task, attempt) }
    })
  )
}
