import { EVERYTHING, type Query, readQuery, writeQuery } from './query.js'

/** What the page shows, as its address says behind `#`. */
export interface Route {
  readonly view: 'overview' | 'tasks' | 'trials' | 'trial'
  /** Place of the trial among the rows; of the view `trial` alone. */
  readonly trial: number
  readonly query: Query
}

/** Where a page without a fragment begins. */
export const OVERVIEW: Route = { view: 'overview', trial: -1, query: EVERYTHING }

/** Reads a fragment such as `#/trials?outcome=error`; null for one that is not ours, such as `#main`. */
export const readRoute = (hash: string): Route | null => {
  if (hash === '' || hash === '#' || hash === '#/') return OVERVIEW
  const match = /^#\/(tasks|trials|trial\/(\d{1,9}))(?:\?(.*))?$/s.exec(hash)
  if (match === null) return null
  const [, path = '', trial, parameters = ''] = match
  const query = readQuery(parameters)
  if (trial !== undefined) return { view: 'trial', trial: Number(trial), query }
  return { view: path === 'tasks' ? 'tasks' : 'trials', trial: -1, query }
}

/** The fragment that `readRoute` reads, for a link. */
export const writeRoute = ({ view, trial, query }: Route): string => {
  if (view === 'overview') return '#/'
  const parameters = writeQuery(query)
  const path = view === 'trial' ? `trial/${trial}` : view
  return parameters === '' ? `#/${path}` : `#/${path}?${parameters}`
}
