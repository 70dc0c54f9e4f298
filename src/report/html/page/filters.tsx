import type { ComponentChildren } from 'preact'
import { useMemo } from 'preact/hooks'
import type { Mark, PageData } from '../page-data.js'
import { type Counted, type Facets, facetsOf } from './facets.js'
import { MARK_TEXT, OUTCOME_TEXT, OutcomeIcon } from './outcome.js'
import { EVERYTHING, OUTCOMES, type Query, writeQuery } from './query.js'
import { type Choice, Select } from './select.js'

/** Id of the field that `/` goes to. */
export const SEARCH_ID = 'kb-search'

type Change = (change: Partial<Query>) => void

/** A filter by one of some values, or by none. */
const Filter = ({
  label,
  value,
  choices,
  onChange
}: {
  readonly label: string
  readonly value: string | null
  readonly choices: readonly Choice[]
  readonly onChange: (value: string | null) => void
}) => (
  <Select
    label={label}
    value={value ?? ''}
    choices={[{ value: '', text: 'all' }, ...choices]}
    onChange={chosen => onChange(chosen === '' ? null : chosen)}
  />
)

const choicesOf = <Value extends string>(
  values: readonly Counted<Value>[],
  textOf: (value: Value) => string = value => value
): Choice[] => values.map(([value, count]) => ({ value, text: `${textOf(value)} (${count})` }))

const Outcomes = ({
  facets,
  query,
  set
}: {
  readonly facets: Facets
  readonly query: Query
  readonly set: Change
}) => (
  <fieldset class="chips">
    <legend class="visually-hidden">Outcome</legend>
    {OUTCOMES.filter(outcome => facets.outcomes.has(outcome)).map(outcome => (
      <button
        key={outcome}
        type="button"
        class={`chip ${outcome}`}
        aria-pressed={query.outcome === outcome}
        onClick={() => set({ outcome: query.outcome === outcome ? null : outcome })}
      >
        <OutcomeIcon outcome={outcome} />
        {OUTCOME_TEXT[outcome]} <span class="count">{facets.outcomes.get(outcome)}</span>
      </button>
    ))}
  </fieldset>
)

/** What narrows a list: words, and a field for each thing in which its rows differ. */
export const Filters = ({
  data: { rows, agents },
  query,
  only,
  onQuery,
  children
}: {
  readonly data: PageData
  readonly query: Query
  /** Fields that are offered; the outcome and what belongs to one trial make no sense for tasks. */
  readonly only: 'trials' | 'tasks'
  readonly onQuery: (query: Query) => void
  /** What stands beside the filters. */
  readonly children?: ComponentChildren
}) => {
  const facets = useMemo(() => facetsOf(rows), [rows])
  const set: Change = change => onQuery({ ...query, page: 1, ...change })
  const isTrials = only === 'trials'
  const isNarrowed = writeQuery({ ...query, sort: null, isDescending: false, page: 1 }) !== ''
  return (
    <search class="filters">
      <label class="search">
        <span class="visually-hidden">Search</span>
        <input
          id={SEARCH_ID}
          type="search"
          placeholder={isTrials ? 'Search task, reason, message…' : 'Search task…'}
          value={query.text}
          onInput={event => set({ text: event.currentTarget.value })}
        />
        <kbd>/</kbd>
      </label>
      {isTrials && <Outcomes facets={facets} query={query} set={set} />}
      {isTrials && agents.length > 1 && (
        <Filter
          label="Agent"
          value={query.agent === null ? null : String(query.agent)}
          choices={agents.map((text, index) => ({ value: String(index), text }))}
          onChange={value => set({ agent: value === null ? null : Number(value) })}
        />
      )}
      {facets.repositories.length > 1 && (
        <Filter
          label="Repository"
          value={query.repository}
          choices={choicesOf(facets.repositories)}
          onChange={repository => set({ repository })}
        />
      )}
      {isTrials && facets.codes.length > 1 && (
        <Filter
          label="Reason"
          value={query.code}
          choices={choicesOf(facets.codes)}
          onChange={code => set({ code })}
        />
      )}
      {isTrials && facets.marks.length > 0 && (
        <Filter
          label="Marked"
          value={query.mark}
          choices={choicesOf(facets.marks, mark => MARK_TEXT[mark])}
          onChange={mark => set({ mark: mark as Mark | null })}
        />
      )}
      {children}
      {isNarrowed && (
        <button
          type="button"
          class="plain"
          onClick={() => onQuery({ ...EVERYTHING, sort: query.sort, isDescending: query.isDescending })}
        >
          Clear
        </button>
      )}
    </search>
  )
}
