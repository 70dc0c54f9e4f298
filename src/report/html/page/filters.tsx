import type { ComponentChildren } from 'preact'
import { useMemo } from 'preact/hooks'
import type { Mark, PageData, TrialRow } from '../page-data.js'
import { MARK_TEXT, OUTCOME_TEXT, OutcomeIcon } from './outcome.js'
import { EVERYTHING, type Query, writeQuery } from './query.js'

/** Id of the field that `/` goes to. */
export const SEARCH_ID = 'kb-search'

const OUTCOMES: readonly TrialRow['outcome'][] = ['resolved', 'unresolved', 'error', 'not-run']

/** Different values with how often each is there, the most frequent first. */
const counted = <Value extends string>(values: readonly Value[]): [Value, number][] => {
  const counts = new Map<Value, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  return [...counts].sort(([, a], [, b]) => b - a)
}

interface Choice {
  readonly value: string
  readonly text: string
}

const Select = ({
  label,
  value,
  choices,
  onChange
}: {
  readonly label: string
  readonly value: string
  readonly choices: readonly Choice[]
  readonly onChange: (value: string) => void
}) => (
  <label class="select">
    <span>{label}</span>
    <select value={value} onChange={event => onChange(event.currentTarget.value)}>
      <option value="">all</option>
      {choices.map(choice => (
        <option key={choice.value} value={choice.value}>
          {choice.text}
        </option>
      ))}
    </select>
  </label>
)

const MAX_CHOICES = 300

export const Filters = ({
  data,
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
  const { rows, agents } = data
  const facets = useMemo(
    () => ({
      outcomes: new Map(counted(rows.map(({ outcome }) => outcome))),
      repositories: counted(rows.map(({ repository }) => repository)).slice(0, MAX_CHOICES),
      codes: counted(rows.map(({ code }) => code)).filter(([code]) => code !== '' && code !== 'not-run'),
      marks: counted(rows.flatMap(({ marks }): readonly Mark[] => marks))
    }),
    [rows]
  )
  const set = (change: Partial<Query>): void => onQuery({ ...query, page: 1, ...change })
  const choices = (values: readonly (readonly [string, number])[]): Choice[] =>
    values.map(([value, count]) => ({ value, text: `${value} (${count})` }))
  const repositories = facets.repositories.filter(([repository]) => repository !== '')
  const isTrials = only === 'trials'
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
      {isTrials && (
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
      )}
      {isTrials && agents.length > 1 && (
        <Select
          label="Agent"
          value={query.agent === null ? '' : String(query.agent)}
          choices={agents.map((text, index) => ({ value: String(index), text }))}
          onChange={value => set({ agent: value === '' ? null : Number(value) })}
        />
      )}
      {repositories.length > 1 && (
        <Select
          label="Repository"
          value={query.repository ?? ''}
          choices={choices(repositories)}
          onChange={value => set({ repository: value === '' ? null : value })}
        />
      )}
      {isTrials && facets.codes.length > 1 && (
        <Select
          label="Reason"
          value={query.code ?? ''}
          choices={choices(facets.codes.slice(0, MAX_CHOICES))}
          onChange={value => set({ code: value === '' ? null : value })}
        />
      )}
      {isTrials && facets.marks.length > 0 && (
        <Select
          label="Marked"
          value={query.mark ?? ''}
          choices={facets.marks.map(([mark, count]) => ({
            value: mark,
            text: `${MARK_TEXT[mark]} (${count})`
          }))}
          onChange={value => set({ mark: (value === '' ? null : value) as Mark | null })}
        />
      )}
      {children}
      {writeQuery({ ...query, sort: null, isDescending: false, page: 1 }) !== '' && (
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
