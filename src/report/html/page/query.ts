import type { Mark, PageData, TrialRow } from '../page-data.js'

/** What the table of trials has columns for, and can be sorted by. */
export const COLUMNS = [
  'task',
  'agent',
  'attempt',
  'outcome',
  'code',
  'target',
  'lost',
  'seconds',
  'tokens',
  'costUsd'
] as const
export type Column = (typeof COLUMNS)[number]

/** Which trials the table shows, and in which order; travels in the address of the page. */
export interface Query {
  /** Words that all have to be in a row. */
  readonly text: string
  readonly outcome: TrialRow['outcome'] | null
  /** Place in `PageData.agents`. */
  readonly agent: number | null
  readonly repository: string | null
  readonly code: string | null
  readonly mark: Mark | null
  readonly sort: Column | null
  readonly isDescending: boolean
  /** From 1. */
  readonly page: number
}

/** All trials, as the results have them. */
export const EVERYTHING: Query = {
  text: '',
  outcome: null,
  agent: null,
  repository: null,
  code: null,
  mark: null,
  sort: null,
  isDescending: false,
  page: 1
}

/** In the order in which they are offered and sorted. */
export const OUTCOMES: readonly TrialRow['outcome'][] = ['resolved', 'unresolved', 'error', 'not-run']
const MARKS: readonly Mark[] = ['suspect', 'note', 'disputed', 'unverified', 'second-verdict']

const oneOf = <Value extends string>(values: readonly Value[], text: string | null): Value | null =>
  values.find(value => value === text) ?? null

const wholeNumber = (text: string | null): number | null =>
  text !== null && /^\d{1,9}$/.test(text) ? Number(text) : null

/** Reads what `writeQuery` wrote; what it does not know is left out. */
export const readQuery = (text: string): Query => {
  const parameters = new URLSearchParams(text)
  return {
    text: parameters.get('q') ?? '',
    outcome: oneOf(OUTCOMES, parameters.get('outcome')),
    agent: wholeNumber(parameters.get('agent')),
    repository: parameters.get('repository'),
    code: parameters.get('code'),
    mark: oneOf(MARKS, parameters.get('mark')),
    sort: oneOf(COLUMNS, parameters.get('sort')),
    isDescending: parameters.get('order') === 'down',
    page: Math.max(1, wholeNumber(parameters.get('page')) ?? 1)
  }
}

/** The query as parameters of an address; empty for everything. */
export const writeQuery = (query: Query): string => {
  const parameters = new URLSearchParams()
  if (query.text !== '') parameters.set('q', query.text)
  if (query.outcome !== null) parameters.set('outcome', query.outcome)
  if (query.agent !== null) parameters.set('agent', String(query.agent))
  if (query.repository !== null) parameters.set('repository', query.repository)
  if (query.code !== null) parameters.set('code', query.code)
  if (query.mark !== null) parameters.set('mark', query.mark)
  if (query.sort !== null) parameters.set('sort', query.sort)
  if (query.isDescending) parameters.set('order', 'down')
  if (query.page > 1) parameters.set('page', String(query.page))
  return parameters.toString()
}

const collator = new Intl.Collator('en', { numeric: true })

/** What a column sorts by; null, which is last in either order, where a row has nothing there. */
const sortValue = (row: TrialRow, column: Column): number | string | null => {
  switch (column) {
    case 'outcome':
      return OUTCOMES.indexOf(row.outcome)
    case 'target':
      return row.target === null || row.target[1] === 0 ? null : row.target[0] / row.target[1]
    case 'lost':
      return row.lost?.[0] ?? null
    case 'code':
      return row.code === '' ? null : row.code
    default:
      return row[column]
  }
}

const compare = (a: number | string, b: number | string): number =>
  typeof a === 'number' && typeof b === 'number' ? a - b : collator.compare(String(a), String(b))

/** The table's data, and what searching it needs only once. */
export interface Index {
  readonly data: PageData
  readonly texts: readonly string[]
}

/** Makes the texts that words are looked for in: what a row shows, in lower case. */
export const indexOf = (data: PageData): Index => ({
  data,
  texts: data.rows.map(row =>
    [row.task, data.agents[row.agent], row.repository, row.code, row.message, row.name, row.outcome]
      .join('\n')
      .toLowerCase()
  )
})

/** The words of a query, each of which has to be in a text in lower case. */
export const wordsOf = ({ text }: Query): string[] => text.toLowerCase().split(/\s+/).filter(Boolean)

/** Places of the rows that a query selects, in its order. */
export const selectRows = ({ data, texts }: Index, query: Query): number[] => {
  const { rows } = data
  const words = wordsOf(query)
  const selected = rows.flatMap((row, index) => {
    const isSelected =
      (query.outcome === null || row.outcome === query.outcome) &&
      (query.agent === null || row.agent === query.agent) &&
      (query.repository === null || row.repository === query.repository) &&
      (query.code === null || row.code === query.code) &&
      (query.mark === null || row.marks.includes(query.mark)) &&
      words.every(word => texts[index]!.includes(word))
    return isSelected ? [index] : []
  })
  const { sort } = query
  if (sort === null) return selected
  const direction = query.isDescending ? -1 : 1
  return selected
    .map(index => ({ index, value: sortValue(rows[index]!, sort) }))
    .sort((a, b) => {
      if (a.value === null || b.value === null) {
        return a.value === b.value ? a.index - b.index : a.value === null ? 1 : -1
      }
      return direction * compare(a.value, b.value) || a.index - b.index
    })
    .map(({ index }) => index)
}

/** The query for the next click on a column's heading: up, down, as it was. */
export const sortedBy = (query: Query, column: Column): Query => {
  if (query.sort !== column) return { ...query, sort: column, isDescending: false, page: 1 }
  return query.isDescending
    ? { ...query, sort: null, isDescending: false, page: 1 }
    : { ...query, isDescending: true, page: 1 }
}
