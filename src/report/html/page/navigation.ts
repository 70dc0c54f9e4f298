import { useEffect, useState } from 'preact/hooks'
import type { Query } from './query.js'
import { OVERVIEW, type Route, readRoute, writeRoute } from './route.js'

/** The route of the address, or the last one that was ours. */
let current: Route = OVERVIEW
const listeners = new Set<(route: Route) => void>()

const read = (): void => {
  const route = readRoute(location.hash)
  if (route === null) return
  current = route
  for (const listener of listeners) listener(route)
}

addEventListener('hashchange', read)
read()

/** The route that is shown, for what only acts on it. */
export const currentRoute = (): Route => current

/** Shows a route. A step that a reader goes back over, unless it replaces the one before. */
export const go = (route: Route, { replaces = false }: { readonly replaces?: boolean } = {}): void => {
  const hash = writeRoute(route)
  if (replaces) history.replaceState(null, '', hash)
  else history.pushState(null, '', hash)
  read()
}

/** Shows a list by another query; no step that a reader goes back over. */
export const narrow = (view: 'trials' | 'tasks', query: Query): void =>
  go({ view, trial: -1, query }, { replaces: true })

/** The route that is shown, for a component that changes with it. */
export const useRoute = (): Route => {
  const [route, setRoute] = useState(current)
  useEffect(() => {
    listeners.add(setRoute)
    setRoute(current)
    return () => {
      listeners.delete(setRoute)
    }
  }, [])
  return route
}
