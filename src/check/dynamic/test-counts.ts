import { STAGES } from '../../contracts/stages.js'
import type { ReportedStatus } from '../../score/reports/test-results.js'
import type { TriedStage } from '../dynamic-check.js'

/** How often a test came out in each way, over some runs of one stage. */
export type StatusCounts = ReadonlyMap<ReportedStatus | 'NONE', number>

/** By test, over the runs that say something. */
export const statusCounts = (runs: readonly TriedStage[]): ReadonlyMap<string, StatusCounts> => {
  const told = runs.flatMap(({ statuses }) => (statuses === null ? [] : [statuses]))
  const counts = new Map<string, Map<ReportedStatus | 'NONE', number>>()
  for (const id of new Set(told.flatMap(statuses => [...statuses.keys()]))) {
    const ofTest = new Map<ReportedStatus | 'NONE', number>()
    for (const statuses of told) {
      const status = statuses.get(id) ?? 'NONE'
      ofTest.set(status, (ofTest.get(status) ?? 0) + 1)
    }
    counts.set(id, ofTest)
  }
  return counts
}

/** Whether a test came out in more than one way. */
export const isFlaky = (counts: StatusCounts): boolean => counts.size > 1

/** Tests that came out in more than one way in the runs of one stage. */
export const flakyTestIds = (runs: readonly TriedStage[]): ReadonlySet<string> =>
  new Set(
    STAGES.flatMap(stage => [...statusCounts(runs.filter(run => run.stage === stage))])
      .filter(([, counts]) => isFlaky(counts))
      .map(([id]) => id)
  )
