import type { ComponentChildren } from 'preact'
import { useMemo } from 'preact/hooks'
import { formatTokens, formatUsd } from '../../amounts.js'
import { formatSeconds } from '../../durations.js'
import { plural } from '../../phrases.js'
import type { PageData, TrialRow } from '../page-data.js'
import { Scroll } from '../scroll.js'
import { Filters } from './filters.js'
import { go } from './navigation.js'
import { Marks, Outcome } from './outcome.js'
import { Pager, pageOf } from './pager.js'
import { type Column, type Index, type Query, selectRows, sortedBy } from './query.js'
import { writeRoute } from './route.js'

interface ColumnDescription {
  readonly column: Column
  readonly title: string
  readonly isNumber: boolean
  /** Shown where the screen is narrow. */
  readonly isMain: boolean
  readonly cell: (row: TrialRow) => ComponentChildren
  /** Whether there is anything in it. */
  readonly isUseful?: (data: PageData) => boolean
}

const fraction = ([passed, expected]: readonly [number, number]): string => `${passed}/${expected}`

const Why = ({ row }: { readonly row: TrialRow }) =>
  row.code === '' ? null : (
    <span class="why">
      <code>{row.code}</code> {row.message}
    </span>
  )

/** An agent, and its model below it. */
const Agent = ({ name }: { readonly name: string }) => {
  const [agent, ...model] = name.split(' ')
  return (
    <>
      {agent}
      <span class="under">{model.join(' ')}</span>
    </>
  )
}

/** All but the task, which heads a row. */
const COLUMNS: readonly ColumnDescription[] = [
  {
    column: 'agent',
    title: 'Agent',
    isNumber: false,
    isMain: false,
    cell: () => null,
    isUseful: ({ agents }) => agents.length > 1
  },
  {
    column: 'attempt',
    title: 'Attempt',
    isNumber: true,
    isMain: false,
    cell: row => row.attempt,
    isUseful: ({ rows }) => rows.some(({ attempt }) => attempt > 1)
  },
  {
    column: 'outcome',
    title: 'Outcome',
    isNumber: false,
    isMain: false,
    cell: row => (
      <>
        <Outcome outcome={row.outcome} />
        {row.marks.some(mark => mark !== 'note') && <br />}
        <Marks marks={row.marks.filter(mark => mark !== 'note')} />
      </>
    )
  },
  { column: 'code', title: 'Why', isNumber: false, isMain: false, cell: row => <Why row={row} /> },
  {
    column: 'target',
    title: 'Target',
    isNumber: true,
    isMain: false,
    cell: row => (row.target === null ? '–' : fraction(row.target))
  },
  {
    column: 'regressions',
    title: 'Regressions',
    isNumber: true,
    isMain: false,
    cell: row => row.regressions ?? '–'
  },
  {
    column: 'seconds',
    title: 'Time',
    isNumber: true,
    isMain: true,
    cell: row => formatSeconds(row.seconds).replace('-', '–')
  },
  {
    column: 'tokens',
    title: 'Tokens',
    isNumber: true,
    isMain: false,
    cell: row => (row.tokens === null ? '–' : formatTokens(row.tokens)),
    isUseful: ({ rows }) => rows.some(({ tokens }) => tokens !== null)
  },
  {
    column: 'costUsd',
    title: 'Cost',
    isNumber: true,
    isMain: false,
    cell: row => (row.costUsd === null ? '–' : formatUsd(row.costUsd)),
    isUseful: ({ rows }) => rows.some(({ costUsd }) => costUsd !== null)
  }
]

const classOf = ({ column, isNumber, isMain }: Omit<ColumnDescription, 'cell'>): string =>
  [`column-${column}`, isNumber ? 'number' : '', isMain ? '' : 'minor'].filter(Boolean).join(' ')

const Heading = ({
  column,
  query,
  onQuery
}: {
  readonly column: Omit<ColumnDescription, 'cell'>
  readonly query: Query
  readonly onQuery: (query: Query) => void
}) => {
  const isSorted = query.sort === column.column
  const order = !isSorted ? 'none' : query.isDescending ? 'descending' : 'ascending'
  return (
    <th scope="col" class={classOf(column)} aria-sort={order}>
      <button type="button" onClick={() => onQuery(sortedBy(query, column.column))}>
        {column.title}
        <span class="arrow" aria-hidden="true">
          {order === 'ascending' ? '▲' : order === 'descending' ? '▼' : ''}
        </span>
      </button>
    </th>
  )
}

const TASK = { column: 'task', title: 'Task', isNumber: false, isMain: true } as const

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
  const columns = useMemo(() => COLUMNS.filter(({ isUseful }) => isUseful?.(data) ?? true), [data])
  const { shown, page } = pageOf(selected, { page: query.page, isPrinted })
  const onQuery = (next: Query): void => go({ view: 'trials', trial: -1, query: next }, { replaces: true })
  const addressOf = (trial: number): string => writeRoute({ view: 'trial', trial, query })
  return (
    <section class="list">
      <h2 tabIndex={-1}>Trials</h2>
      <Filters data={data} query={query} only="trials" onQuery={onQuery} />
      <p class="status" role="status">
        {selected.length === data.rows.length
          ? plural(data.rows.length, 'trial')
          : `${selected.length} of ${plural(data.rows.length, 'trial')}`}
        {isPrinted && shown.length < selected.length && `, the first ${shown.length} printed`}
      </p>
      <Scroll label="Trials" kind="scroll">
        <table class="trials">
          <thead>
            <tr>
              <Heading column={TASK} query={query} onQuery={onQuery} />
              {columns.map(column => (
                <Heading key={column.column} column={column} query={query} onQuery={onQuery} />
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map(trial => {
              const row = data.rows[trial]!
              return (
                <tr key={trial}>
                  <th scope="row" class="column-task">
                    <a href={addressOf(trial)} title={row.task}>
                      {row.task || '(no name)'}
                    </a>
                    <span class="under narrow-only">
                      <Outcome outcome={row.outcome} />{' '}
                      {data.agents.length > 1 && `${data.agents[row.agent]} `}
                      {row.attempt > 1 && `attempt ${row.attempt} `}
                      <Why row={row} />
                    </span>
                  </th>
                  {columns.map(column => (
                    <td key={column.column} class={classOf(column)}>
                      {column.column === 'agent' ? (
                        <Agent name={data.agents[row.agent] ?? ''} />
                      ) : (
                        column.cell(row)
                      )}
                    </td>
                  ))}
                </tr>
              )
            })}
          </tbody>
        </table>
      </Scroll>
      {selected.length === 0 && <p class="empty">No trial matches.</p>}
      <Pager
        count={selected.length}
        page={page}
        isPrinted={isPrinted}
        onPage={next => onQuery({ ...query, page: next })}
      />
      {data.rowsLeftOut > 0 && (
        <p class="note">{plural(data.rowsLeftOut, 'trial')} had no room here; rewards.json has them all.</p>
      )}
    </section>
  )
}
