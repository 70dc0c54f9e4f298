import type { PublishedGroup, PublishedResult } from '../../contracts/published.js'
import { groupBy } from '../group-by.js'
import { agentName } from '../trial-facts.js'

/** An agent's result at one time. */
export interface TrendPoint {
  readonly result: PublishedResult
  readonly group: PublishedGroup
}

/** One agent and model over time, oldest first. */
export interface TrendSeries {
  readonly name: string
  readonly points: readonly TrendPoint[]
}

/** The points of all results, oldest first. */
export const trendPoints = (results: readonly PublishedResult[]): TrendPoint[] =>
  results.flatMap(result => result.groups.map(group => ({ result, group })))

/** A series for each agent and model, in the order in which they first appear. */
export const trendSeries = (results: readonly PublishedResult[]): TrendSeries[] =>
  [...groupBy(trendPoints(results), ({ group }) => agentName(group))].map(([name, points]) => ({
    name,
    points
  }))

/** `dataset, images`: what is not as it was before. */
export const changedWords = ({ changes }: PublishedResult): string =>
  [...new Set(changes.map(({ what }) => what))].join(', ')
