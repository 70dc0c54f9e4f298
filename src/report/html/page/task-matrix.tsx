import { useMemo, useState } from 'preact/hooks'
import type { TrialRow } from '../page-data.js'
import { ListView } from './list-view.js'
import { OUTCOME_TEXT, OutcomeIcon } from './outcome.js'
import { EVERYTHING, type Index, type Query } from './query.js'
import { writeRoute } from './route.js'
import { Select } from './select.js'
import { orderTasks, selectTasks, TASK_ORDERS, type TaskOrder, type TaskRow, tasksOf } from './tasks.js'

const ORDERS = (Object.keys(TASK_ORDERS) as TaskOrder[]).map(value => ({ value, text: TASK_ORDERS[value] }))

const markText = ({ outcome, attempt, code }: TrialRow): string =>
  `attempt ${attempt}: ${OUTCOME_TEXT[outcome]}${code === '' || outcome === 'not-run' ? '' : `, ${code}`}`

const TrialMark = ({ row, trial }: { readonly row: TrialRow; readonly trial: number }) => (
  <a
    class={`mark ${row.outcome}`}
    href={writeRoute({ view: 'trial', trial, query: { ...EVERYTHING, text: row.task } })}
    title={markText(row)}
    aria-label={markText(row)}
  >
    <OutcomeIcon outcome={row.outcome} />
  </a>
)

const Task = ({ task, rows }: { readonly task: TaskRow; readonly rows: readonly TrialRow[] }) => (
  <tr>
    <th scope="row">{task.task || '(no name)'}</th>
    {task.byAgent.map((own, agent) => (
      <td key={agent}>
        <span class="marks">
          {own.map(trial => (
            <TrialMark key={trial} row={rows[trial]!} trial={trial} />
          ))}
        </span>
      </td>
    ))}
    <td class="number">
      {task.resolved}/{task.scored}
    </td>
  </tr>
)

/** Tasks by agents, each attempt a mark that leads to its trial. */
export const TaskMatrix = ({
  index: { data },
  query,
  isPrinted
}: {
  readonly index: Index
  readonly query: Query
  readonly isPrinted: boolean
}) => {
  const { rows, agents } = data
  const [order, setOrder] = useState<TaskOrder>('task')
  const tasks = useMemo(() => tasksOf(rows, agents.length), [rows, agents])
  const selected = useMemo(() => orderTasks(selectTasks(tasks, query), order), [tasks, query, order])
  return (
    <ListView
      {...{ view: 'tasks', data, query, isPrinted, selected }}
      total={tasks.length}
      controls={
        <Select
          label="Order"
          value={order}
          choices={ORDERS}
          onChange={value => setOrder(value as TaskOrder)}
        />
      }
      table={shown => (
        <table class="matrix">
          <thead>
            <tr>
              <th scope="col">Task</th>
              {agents.map(agent => (
                <th scope="col" key={agent}>
                  {agent}
                </th>
              ))}
              <th scope="col" class="number">
                Resolved
              </th>
            </tr>
          </thead>
          <tbody>
            {shown.map(task => (
              <Task key={task.task} task={task} rows={rows} />
            ))}
          </tbody>
        </table>
      )}
    />
  )
}
