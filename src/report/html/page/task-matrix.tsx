import { useMemo, useState } from 'preact/hooks'
import { plural } from '../../phrases.js'
import type { TrialRow } from '../page-data.js'
import { Scroll } from '../scroll.js'
import { Filters } from './filters.js'
import { go } from './navigation.js'
import { OUTCOME_TEXT, OutcomeIcon } from './outcome.js'
import { Pager, pageOf } from './pager.js'
import { EVERYTHING, type Index, type Query } from './query.js'
import { writeRoute } from './route.js'
import { orderTasks, TASK_ORDERS, type TaskOrder, tasksOf } from './tasks.js'

const ORDERS = Object.keys(TASK_ORDERS) as TaskOrder[]

const markText = ({ outcome, attempt, code }: TrialRow): string =>
  `attempt ${attempt}: ${OUTCOME_TEXT[outcome]}${code === '' || outcome === 'not-run' ? '' : `, ${code}`}`

/** Tasks by agents, each attempt a mark that leads to its trial. */
export const TaskMatrix = ({
  index,
  query,
  isPrinted
}: {
  readonly index: Index
  readonly query: Query
  readonly isPrinted: boolean
}) => {
  const { rows, agents } = index.data
  const [order, setOrder] = useState<TaskOrder>('task')
  const tasks = useMemo(() => tasksOf(rows, agents.length), [rows, agents])
  const selected = useMemo(() => {
    const words = query.text.toLowerCase().split(/\s+/).filter(Boolean)
    const matching = tasks.filter(({ task, repository }) => {
      const text = `${task}\n${repository}`.toLowerCase()
      return (
        (query.repository === null || repository === query.repository) &&
        words.every(word => text.includes(word))
      )
    })
    return orderTasks(matching, order)
  }, [tasks, query, order])
  const { shown, page } = pageOf(selected, { page: query.page, isPrinted })
  const onQuery = (next: Query): void => go({ view: 'tasks', trial: -1, query: next }, { replaces: true })
  const addressOf = (task: string, trial: number): string =>
    writeRoute({ view: 'trial', trial, query: { ...EVERYTHING, text: task } })
  return (
    <section class="list">
      <h2 tabIndex={-1}>Tasks</h2>
      <Filters data={index.data} query={query} only="tasks" onQuery={onQuery}>
        <label class="select">
          <span>Order</span>
          <select value={order} onChange={event => setOrder(event.currentTarget.value as TaskOrder)}>
            {ORDERS.map(one => (
              <option key={one} value={one}>
                {TASK_ORDERS[one]}
              </option>
            ))}
          </select>
        </label>
      </Filters>
      <p class="status" role="status">
        {selected.length === tasks.length
          ? plural(tasks.length, 'task')
          : `${selected.length} of ${plural(tasks.length, 'task')}`}
      </p>
      <Scroll label="Tasks" kind="scroll">
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
            {shown.map(({ task, byAgent, resolved, scored }) => (
              <tr key={task}>
                <th scope="row">{task || '(no name)'}</th>
                {byAgent.map((own, agent) => (
                  <td key={agents[agent]}>
                    <span class="marks">
                      {own.map(trial => (
                        <a
                          key={trial}
                          class={`mark ${rows[trial]!.outcome}`}
                          href={addressOf(task, trial)}
                          title={markText(rows[trial]!)}
                          aria-label={markText(rows[trial]!)}
                        >
                          <OutcomeIcon outcome={rows[trial]!.outcome} />
                        </a>
                      ))}
                    </span>
                  </td>
                ))}
                <td class="number">
                  {resolved}/{scored}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </Scroll>
      {selected.length === 0 && <p class="empty">No task matches.</p>}
      <Pager
        count={selected.length}
        page={page}
        isPrinted={isPrinted}
        onPage={next => onQuery({ ...query, page: next })}
      />
    </section>
  )
}
