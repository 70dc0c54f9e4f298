import type { Dispute } from '../../contracts/verdict.js'
import { type FileReading, merged, type ReadOptions } from '../reports/read-reports.js'
import type { TestResults } from '../reports/test-results.js'
import { damageOnTheWay } from './damage.js'

/** What the files say when each is read for itself. */
export interface TolerantReading {
  readonly results: TestResults
  /** The damaged files, and what is wrong with each: why the tolerant verdict may differ. */
  readonly disputes: Dispute[]
}

/**
 * Reads each file for itself; only those that the strict reading does not exhaust are read again. The
 * parser for that is loaded here and no earlier: loading takes longer than most reports take to score,
 * and most are sound.
 */
export const readTolerantly = async (
  readings: readonly FileReading[],
  options: ReadOptions
): Promise<TolerantReading> => {
  const { recover } = await import('./recover.js')
  const results: TestResults[] = []
  const disputes: Dispute[] = []
  for (const reading of readings) {
    const causes = damageOnTheWay(reading)
    if (reading.malformation === null && causes.length === 0) {
      results.push(reading.results)
      continue
    }
    if (reading.malformation !== null) causes.push(`not well-formed: ${reading.malformation}`)
    const recovered = recover(reading.file, options)
    results.push(recovered.results)
    disputes.push({ path: reading.file.path, cause: [...causes, ...recovered.damages].join('; ') })
  }
  return { results: merged(results, options.limits), disputes }
}
