import type { TaskResult } from './task-result.js'

/** What came of a run. `tasks = resolved + unresolved + errors`, always. */
export interface HarnessSummary {
  readonly benchmark: string
  readonly agent: string
  readonly model: string | null
  readonly tasks: number
  readonly resolved: number
  readonly unresolved: number
  /** Tasks of which there is no saying; each result's `fault` says why. */
  readonly errors: number
  /** Resolved of those that are either resolved or not, from 0 to 1; null where there are none. */
  readonly rate: number | null
  /** Resolved of all tasks; null where there are none. */
  readonly rateAll: number | null
  readonly seconds: number
  /** In the order of the benchmark's tasks. */
  readonly results: readonly TaskResult[]
  /** Absolute path of the file that the results were appended to; null where that was not wanted. */
  readonly resultsFile: string | null
}

const share = (part: number, whole: number): number | null => (whole === 0 ? null : part / whole)

/** The counts of a run's results. */
export const summariseRun = (
  results: readonly TaskResult[]
): Pick<HarnessSummary, 'tasks' | 'resolved' | 'unresolved' | 'errors' | 'rate' | 'rateAll' | 'results'> => {
  const count = (outcome: TaskResult['outcome']): number =>
    results.filter(result => result.outcome === outcome).length
  const [resolved, unresolved, errors] = [count('resolved'), count('unresolved'), count('error')]
  return {
    ...{ tasks: results.length, resolved, unresolved, errors },
    rate: share(resolved, resolved + unresolved),
    rateAll: share(resolved, results.length),
    results
  }
}
