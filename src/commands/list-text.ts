import { formatSeconds } from '../report/durations.js'
import { visible } from '../report/escape.js'
import { type Column, layOutColumns } from '../report/terminal/lay-out-columns.js'
import { plural } from '../text/plural.js'
import type { ListedTask, TaskList, TestCounts } from './task-list.js'

const WIDTH = 120
const NARROWEST = 8
const WIDEST = 60
const OURS = 'kotlin-bench/'

/** The order in which people look at them: what must begin to pass, then what must go on to. */
const TRANSITIONS = ['f2p', 'n2p', 's2p', 'p2p'] as const satisfies readonly (keyof TestCounts)[]

/** Limits are whole minutes nearly always, and then need little room. */
const limitOf = (seconds: number | null | undefined): string => {
  if (seconds === undefined) return ''
  if (seconds === null) return 'none'
  return seconds % 60 === 0 ? `${seconds / 60}m` : formatSeconds(seconds)
}

/** How a phase is connected: `public`, `none`, or so many hosts. */
const networkOf = (policy: NonNullable<ListedTask['network']>['agent'] | undefined): string => {
  if (policy === undefined) return ''
  if (policy.networkMode === 'allowlist') return plural(policy.allowedHosts.length, 'host')
  return policy.networkMode === 'public' ? 'public' : 'none'
}

const GAP = 2
const widthOf = (columns: readonly Column[]): number =>
  Math.max(...layOutColumns(columns).map(row => row.length))

/** Takes from the widest until they fit, as far as something can still be read of each. */
const shareWidth = (columns: readonly Omit<Column, 'width'>[], room: number): Column[] => {
  const widths = columns.map(column => widthOf([{ ...column, width: WIDEST }]))
  const sum = () => widths.reduce((all, width) => all + width, 0)
  for (let widest = Math.max(...widths); sum() > room && widest > NARROWEST; widest = Math.max(...widths)) {
    widths[widths.indexOf(widest)] = widest - 1
  }
  return columns.map((column, index) => ({ ...column, width: widths[index] ?? NARROWEST }))
}

const columnsOf = (tasks: readonly ListedTask[], width: number): Column[] => {
  const cells = (read: (task: ListedTask) => string): string[] => tasks.map(read)
  const counts = TRANSITIONS.filter(
    kind => kind === 'f2p' || kind === 'p2p' || tasks.some(({ tests }) => (tests?.[kind] ?? 0) > 0)
  )
  const fixed: Column[] = [
    ...counts.map(kind => ({
      title: kind,
      cells: cells(({ tests }) => (tests === null ? '-' : String(tests[kind]))),
      width: 6,
      align: 'right' as const
    })),
    {
      title: 'build',
      cells: cells(task => limitOf(task.timeoutsSec?.environment)),
      width: 7,
      align: 'right'
    },
    { title: 'agent', cells: cells(task => limitOf(task.timeoutsSec?.agent)), width: 7, align: 'right' },
    { title: 'verify', cells: cells(task => limitOf(task.timeoutsSec?.verify)), width: 7, align: 'right' },
    { title: 'agent net', cells: cells(task => networkOf(task.network?.agent)), width: 10 },
    { title: 'verify net', cells: cells(task => networkOf(task.network?.verifier)), width: 10 }
  ]
  // Whole, since it is what --include takes.
  const task = { title: 'task', cells: cells(({ name }) => name), width: WIDEST }
  // Where they are cut, the end tells one from the other.
  const origin = [
    { title: 'repository', keep: 'end' as const, cells: cells(({ repository }) => repository ?? '') },
    {
      title: 'base',
      keep: 'end' as const,
      cells: cells(({ base }) => (base?.startsWith(OURS) ? base.slice(OURS.length) : (base ?? '')))
    }
  ]
  const used = widthOf([task, ...fixed]) + origin.length * GAP
  return [task, ...shareWidth(origin, width - used), ...fixed]
}

const section = (title: string, lines: readonly string[]): string[] =>
  lines.length === 0 ? [] : ['', title, ...lines.map(line => `  ${visible(line)}`)]

const totals = ({ dataset, tasks, tasksInDataset }: TaskList): string[] => {
  const sum = (kind: keyof TestCounts): number =>
    tasks.reduce((all, { tests }) => all + (tests?.[kind] ?? 0), 0)
  const repositories = new Set(tasks.flatMap(({ repository }) => repository ?? []))
  const bases = new Set(tasks.flatMap(({ base }) => base ?? []))
  const of = tasks.length === tasksInDataset ? '' : ` of ${tasksInDataset}`
  const tests = TRANSITIONS.filter(kind => sum(kind) > 0).map(kind => `${sum(kind)} ${kind}`)
  const among = `${plural(repositories.size, 'repository', 'repositories')}, ${plural(bases.size, 'base')}`
  return [
    `${tasks.length}${of} ${tasksInDataset === 1 ? 'task' : 'tasks'}, ${among}${tests.length > 0 ? `; tests: ${tests.join(', ')}` : ''}`,
    `${visible(dataset.source)}, ${dataset.commit === null ? 'no commit (changed, or not in git)' : `commit ${dataset.commit}`}`
  ]
}

/**
 * A list of tasks for a terminal: a row a task, then what cannot run, what has no effect and what is
 * no task. `width` is in terminal columns (default 120); what is needed for
 * a task's name and counts is taken all the same.
 */
export const listText = (list: TaskList, { width = WIDTH }: { readonly width?: number } = {}): string => {
  const { tasks, skipped } = list
  const rows = tasks.length === 0 ? [] : [...layOutColumns(columnsOf(tasks, width)), '']
  return [
    ...rows,
    ...totals(list),
    ...section(
      'Cannot run:',
      tasks.flatMap(({ name, fault }) => (fault === null ? [] : [`${name}: ${fault.message}`]))
    ),
    ...section(
      'Without effect:',
      tasks.flatMap(({ name, warnings }) => warnings.map(({ message }) => `${name}: ${message}`))
    ),
    ...section(
      'No tasks:',
      skipped.map(({ name, reason }) => `${name} ${reason}`)
    )
  ].join('\n')
}
