import { useMemo } from 'preact/hooks'
import { plural } from '../../../text/plural.js'
import { ListView } from './list-view.js'
import { narrow } from './navigation.js'
import { Outcome } from './outcome.js'
import { type Index, type Query, selectRows, sortedBy } from './query.js'
import { writeRoute } from './route.js'
import { type ColumnHead, TASK_HEAD, TRIAL_COLUMNS, Why } from './trial-columns.js'

const classOf = ({ column, isNumber, isMain }: ColumnHead): string =>
  [`column-${column}`, isNumber ? 'number' : '', isMain ? '' : 'minor'].filter(Boolean).join(' ')

const Heading = ({ head, query }: { readonly head: ColumnHead; readonly query: Query }) => {
  const isSorted = query.sort === head.column
  const order = !isSorted ? 'none' : query.isDescending ? 'descending' : 'ascending'
  return (
    <th scope="col" class={classOf(head)} aria-sort={order}>
      <button type="button" onClick={() => narrow('trials', sortedBy(query, head.column))}>
        {head.title}
        <span class="arrow" aria-hidden="true">
          {order === 'ascending' ? '▲' : order === 'descending' ? '▼' : ''}
        </span>
      </button>
    </th>
  )
}

/** A row for each trial, which leads to its view. */
export const TrialTable = ({
  index,
  query,
  isPrinted
}: {
  readonly index: Index
  readonly query: Query
  readonly isPrinted: boolean
}) => {
  const { data } = index
  const selected = useMemo(() => selectRows(index, query), [index, query])
  const columns = useMemo(() => TRIAL_COLUMNS.filter(({ isUseful }) => isUseful?.(data) ?? true), [data])
  const rowOf = (trial: number) => {
    const row = data.rows[trial]!
    return (
      <tr key={trial}>
        <th scope="row" class="column-task">
          <a href={writeRoute({ view: 'trial', trial, query })} title={row.task}>
            {row.task || '(no name)'}
          </a>
          <span class="under narrow-only">
            <Outcome outcome={row.outcome} /> {data.agents.length > 1 && `${data.agents[row.agent]} `}
            {row.attempt > 1 && `attempt ${row.attempt} `}
            <Why row={row} />
          </span>
        </th>
        {columns.map(column => (
          <td key={column.column} class={classOf(column)}>
            {column.cell(row, data)}
          </td>
        ))}
      </tr>
    )
  }
  return (
    <>
      <ListView
        {...{ view: 'trials', data, query, isPrinted, selected }}
        total={data.rows.length}
        table={shown => (
          <table class="trials">
            <thead>
              <tr>
                <Heading head={TASK_HEAD} query={query} />
                {columns.map(column => (
                  <Heading key={column.column} head={column} query={query} />
                ))}
              </tr>
            </thead>
            <tbody>{shown.map(rowOf)}</tbody>
          </table>
        )}
      />
      {data.rowsLeftOut > 0 && (
        <p class="note">{plural(data.rowsLeftOut, 'trial')} had no room here; rewards.json has them all.</p>
      )}
    </>
  )
}
