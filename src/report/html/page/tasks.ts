import type { TrialRow } from '../page-data.js'
import { type Query, wordsOf } from './query.js'

/** The trials of one task, as places among the rows, by agent. */
export interface TaskRow {
  readonly task: string
  readonly repository: string
  readonly byAgent: readonly (readonly number[])[]
  readonly resolved: number
  readonly scored: number
}

export type TaskOrder = 'task' | 'hardest' | 'easiest' | 'divided'

/** What each order is called where it is chosen. */
export const TASK_ORDERS: Readonly<Record<TaskOrder, string>> = {
  task: 'by name',
  hardest: 'hardest first',
  easiest: 'easiest first',
  divided: 'where agents differ most'
}

/** Trials by task, tasks in the order in which they first appear. */
export const tasksOf = (rows: readonly TrialRow[], agents: number): TaskRow[] => {
  const tasks = new Map<string, number[][]>()
  rows.forEach(({ task, agent }, index) => {
    let byAgent = tasks.get(task)
    if (byAgent === undefined) {
      byAgent = Array.from({ length: agents }, () => [])
      tasks.set(task, byAgent)
    }
    byAgent[agent]?.push(index)
  })
  return [...tasks].map(([task, byAgent]) => {
    for (const own of byAgent) own.sort((a, b) => rows[a]!.attempt - rows[b]!.attempt)
    const all = byAgent.flat().map(index => rows[index]!)
    const resolved = all.filter(({ outcome }) => outcome === 'resolved').length
    const unresolved = all.filter(({ outcome }) => outcome === 'unresolved').length
    return {
      task,
      repository: all.find(({ repository }) => repository !== '')?.repository ?? '',
      byAgent,
      resolved,
      scored: resolved + unresolved
    }
  })
}

const share = ({ resolved, scored }: TaskRow): number => (scored === 0 ? 0 : resolved / scored)

/** Most where half of the trials were resolved. */
const division = (task: TaskRow): number => share(task) * (1 - share(task))

const collator = new Intl.Collator('en', { numeric: true })

/** The tasks of the query's repository that have its words in their names; its other fields are of trials. */
export const selectTasks = (tasks: readonly TaskRow[], query: Query): TaskRow[] => {
  const words = wordsOf(query)
  return tasks.filter(({ task, repository }) => {
    const text = `${task}\n${repository}`.toLowerCase()
    return (
      (query.repository === null || repository === query.repository) &&
      words.every(word => text.includes(word))
    )
  })
}

/** Sorts tasks; those that are alike stand by their names. */
export const orderTasks = (tasks: readonly TaskRow[], order: TaskOrder): TaskRow[] => {
  const byName = (a: TaskRow, b: TaskRow): number => collator.compare(a.task, b.task)
  const by: Readonly<Record<TaskOrder, (a: TaskRow, b: TaskRow) => number>> = {
    task: byName,
    hardest: (a, b) => share(a) - share(b) || byName(a, b),
    easiest: (a, b) => share(b) - share(a) || byName(a, b),
    divided: (a, b) => division(b) - division(a) || byName(a, b)
  }
  return [...tasks].sort(by[order])
}
