import { useEffect, useState } from 'preact/hooks'
import type { Place, TrialPage } from '../../page-data.js'
import { Marks, Outcome } from '../outcome.js'
import { type Index, type Query, writeQuery } from '../query.js'
import { writeRoute } from '../route.js'
import { unpackTrial } from '../unpack.js'
import { DiffPart } from './diff.js'
import { FactsPart } from './facts.js'
import { FailuresPart, FilesPart, LogsPart } from './logs.js'
import { TrajectoryPart } from './trajectory.js'
import { FlagsPart, VerdictPart } from './verdict.js'

type Loaded = TrialPage | 'loading' | 'none' | 'failed'

const useTrialPage = (place: Place): Loaded => {
  const [loaded, setLoaded] = useState<Loaded>('loading')
  useEffect(() => {
    let isCurrent = true
    const show = (page: Loaded): void => {
      if (isCurrent) setLoaded(page)
    }
    if (place === null) show('none')
    else {
      show('loading')
      unpackTrial(place).then(
        page => show(page ?? 'none'),
        () => show('failed')
      )
    }
    return () => {
      isCurrent = false
    }
  }, [place])
  return loaded
}

const NOTHING = {
  loading: '…',
  none: 'There is no more to show of this trial.',
  failed: 'This part of the page cannot be read; the browser may be too old.'
} as const

/** Address of the trial before or after among those that the table shows. */
const neighbour = (selected: readonly number[], trial: number, step: 1 | -1, query: Query): string | null => {
  const at = selected.indexOf(trial)
  const next = at < 0 ? undefined : selected[at + step]
  return next === undefined ? null : writeRoute({ view: 'trial', trial: next, query })
}

export interface TrialViewProps {
  readonly index: Index
  readonly places: readonly Place[]
  readonly trial: number
  readonly query: Query
  readonly selected: readonly number[]
}

/** All that is known of one trial. */
export const TrialView = ({ index, places, trial, query, selected }: TrialViewProps) => {
  const row = index.data.rows[trial]
  const page = useTrialPage(places[trial] ?? null)
  const list = writeRoute({ view: 'trials', trial: -1, query })
  if (row === undefined) {
    return (
      <section class="trial">
        <h2 tabIndex={-1}>There is no such trial</h2>
        <a href={list}>Back to the trials</a>
      </section>
    )
  }
  const before = neighbour(selected, trial, -1, query)
  const after = neighbour(selected, trial, 1, query)
  const at = selected.indexOf(trial)
  return (
    <section class="trial">
      <nav class="steps" aria-label="Trials">
        <a href={list}>← {writeQuery(query) === '' ? 'All trials' : 'Found trials'}</a>
        <span class="spread">
          {at >= 0 && (
            <span class="of">
              {at + 1} of {selected.length}
            </span>
          )}
          {before !== null && (
            <a href={before} id="kb-before" rel="prev">
              Previous
            </a>
          )}
          {after !== null && (
            <a href={after} id="kb-after" rel="next">
              Next
            </a>
          )}
        </span>
      </nav>
      <header class="trial-head">
        <h2 tabIndex={-1}>{row.task || '(no name)'}</h2>
        <p>
          <Outcome outcome={row.outcome} /> <Marks marks={row.marks} />
          <span class="of">
            {index.data.agents[row.agent]}, attempt {row.attempt}
            {row.repository !== '' && `, ${row.repository}`}
          </span>
        </p>
      </header>
      {typeof page === 'string' ? (
        <p class="note" role="status">
          {row.outcome === 'not-run' ? 'It was planned, and did not run.' : NOTHING[page]}
        </p>
      ) : (
        <>
          {page.isShortened && (
            <p class="note">
              Shown shortened, since many trials share this page; the trial’s folder has all of it.
            </p>
          )}
          <div class="columns">
            <VerdictPart page={page} />
            <FactsPart row={row} page={page} />
          </div>
          <FlagsPart page={page} />
          <FailuresPart page={page} />
          <DiffPart page={page} />
          <LogsPart page={page} />
          <TrajectoryPart page={page} />
          <FilesPart page={page} />
        </>
      )}
    </section>
  )
}
