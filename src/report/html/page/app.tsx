import { useEffect, useMemo, useRef } from 'preact/hooks'
import type { Place } from '../page-data.js'
import { currentRoute, useRoute } from './navigation.js'
import { EVERYTHING, type Index, selectRows } from './query.js'
import { type Route, writeRoute } from './route.js'
import { TaskMatrix } from './task-matrix.js'
import { ThemeButton } from './theme.js'
import { TrialView } from './trial/trial-view.js'
import { TrialTable } from './trial-table.js'

const TABS: readonly { readonly view: Route['view']; readonly title: string }[] = [
  { view: 'overview', title: 'Overview' },
  { view: 'tasks', title: 'Tasks' },
  { view: 'trials', title: 'Trials' }
]

/** The links to the views, in the page's head. */
export const Views = ({ isTasksUseful }: { readonly isTasksUseful: boolean }) => {
  const { view } = useRoute()
  const shown = view === 'trial' ? 'trials' : view
  return (
    <>
      <ul>
        {TABS.filter(tab => tab.view !== 'tasks' || isTasksUseful).map(tab => (
          <li key={tab.view}>
            <a
              href={writeRoute({ view: tab.view, trial: -1, query: EVERYTHING })}
              {...(tab.view === shown && { 'aria-current': 'page' as const })}
            >
              {tab.title}
            </a>
          </li>
        ))}
      </ul>
      <ThemeButton />
    </>
  )
}

/** Where a reader was in a list, to be there again after a look at a trial. */
const positions = new Map<string, number>()

/** Puts the focus where a new view begins, and the page where it was. */
const useArrival = (route: Route): void => {
  const arrived = useRef<string | null>(null)
  const { view, trial } = route
  useEffect(() => {
    const place = `${view}/${trial}`
    const isFirst = arrived.current === null
    arrived.current = place
    document.getElementById('kb-overview')!.hidden = view !== 'overview'
    if (!isFirst) {
      const heading = document.querySelector<HTMLElement>('#kb-view h2')
      const target = view === 'overview' ? document.getElementById('main') : heading
      target?.focus({ preventScroll: true })
      scrollTo(0, positions.get(place) ?? 0)
    }
    const remember = (): void => {
      positions.set(place, scrollY)
    }
    addEventListener('scroll', remember, { passive: true })
    return () => removeEventListener('scroll', remember)
  }, [view, trial])
}

/** The view beside the overview, which is in the page as it was written. */
export const App = ({
  index,
  places,
  isPrinted
}: {
  readonly index: Index
  readonly places: readonly Place[]
  readonly isPrinted: boolean
}) => {
  const route = useRoute()
  const { view, trial, query } = route
  useArrival(route)
  const selected = useMemo(() => (view === 'trial' ? selectRows(index, query) : []), [index, view, query])
  switch (view) {
    case 'overview':
      return null
    case 'tasks':
      return <TaskMatrix index={index} query={query} isPrinted={isPrinted} />
    case 'trials':
      return <TrialTable index={index} query={query} isPrinted={isPrinted} />
    case 'trial':
      return <TrialView index={index} places={places} trial={trial} query={query} selected={selected} />
  }
}

/** The list that a trial was opened from. */
export const listOf = (route = currentRoute()): Route => ({ view: 'trials', trial: -1, query: route.query })
