import type { ComponentChildren } from 'preact'
import { formatTokens, formatUsd } from '../../amounts.js'
import { formatSeconds } from '../../durations.js'
import { lostPhrase } from '../../test-counts.js'
import type { PageData, TrialRow } from '../page-data.js'
import { Marks, Outcome } from './outcome.js'
import type { Column } from './query.js'

/** What heads a column of the table of trials. */
export interface ColumnHead {
  readonly column: Column
  readonly title: string
  readonly isNumber: boolean
  /** Shown where the screen is narrow. */
  readonly isMain: boolean
}

interface TrialColumn extends ColumnHead {
  readonly cell: (row: TrialRow, data: PageData) => ComponentChildren
  /** Whether there is anything in it. */
  readonly isUseful?: (data: PageData) => boolean
}

/** The code of what made the trial end as it did, and its message. */
export const Why = ({ row }: { readonly row: TrialRow }) =>
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

const fraction = ([passed, expected]: readonly [number, number]): string => `${passed}/${expected}`

const plain = { isNumber: false, isMain: false } as const
const number = { isNumber: true, isMain: false } as const

/** The column that heads each row. */
export const TASK_HEAD: ColumnHead = { column: 'task', title: 'Task', isNumber: false, isMain: true }

/** All but the task. */
export const TRIAL_COLUMNS: readonly TrialColumn[] = [
  {
    ...{ column: 'agent', title: 'Agent', ...plain },
    cell: (row, { agents }) => <Agent name={agents[row.agent] ?? ''} />,
    isUseful: ({ agents }) => agents.length > 1
  },
  {
    ...{ column: 'attempt', title: 'Attempt', ...number },
    cell: row => row.attempt,
    isUseful: ({ rows }) => rows.some(({ attempt }) => attempt > 1)
  },
  {
    ...{ column: 'outcome', title: 'Outcome', ...plain },
    cell: row => (
      <>
        <Outcome outcome={row.outcome} />
        {row.marks.some(mark => mark !== 'note') && <br />}
        <Marks marks={row.marks.filter(mark => mark !== 'note')} />
      </>
    )
  },
  { ...{ column: 'code', title: 'Why', ...plain }, cell: row => <Why row={row} /> },
  {
    ...{ column: 'target', title: 'Target', ...number },
    cell: row => (row.target === null ? '–' : fraction(row.target))
  },
  {
    ...{ column: 'lost', title: 'p2p lost', ...number },
    cell: row => (row.lost === null ? '–' : lostPhrase(row.lost))
  },
  {
    ...{ column: 'seconds', title: 'Time', ...number, isMain: true },
    cell: row => formatSeconds(row.seconds).replace('-', '–')
  },
  {
    ...{ column: 'tokens', title: 'Tokens', ...number },
    cell: row => (row.tokens === null ? '–' : formatTokens(row.tokens)),
    isUseful: ({ rows }) => rows.some(({ tokens }) => tokens !== null)
  },
  {
    ...{ column: 'costUsd', title: 'Cost', ...number },
    cell: row => (row.costUsd === null ? '–' : formatUsd(row.costUsd)),
    isUseful: ({ rows }) => rows.some(({ costUsd }) => costUsd !== null)
  }
]
