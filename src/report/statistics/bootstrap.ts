import { seededRandom } from '../../text/seeded-random.js'
import { SEED } from './seed.js'
import type { Interval } from './wilson.js'

const MOST = 10_000
const LEAST = 2_000
const DRAWS = 5_000_000

/** How many resamples of so many values are drawn: 10 000, of more than 500 values fewer, 2 000 at least. */
export const resamplesOf = (values: number): number =>
  Math.max(LEAST, Math.min(MOST, Math.floor(DRAWS / Math.max(1, values))))

/**
 * Percentile bootstrap of a mean over tasks, 95 %: trials of one task are not independent, tasks are
 * taken to be. Seeded with `SEED`, and the order of the values does not matter. Null without values.
 */
export const bootstrapInterval = (taskMeans: readonly number[]): Interval | null => {
  if (taskMeans.length === 0) return null
  const values = [...taskMeans].sort((a, b) => a - b)
  const random = seededRandom(SEED)
  const resamples = resamplesOf(values.length)
  const means = new Float64Array(resamples)
  for (let resample = 0; resample < resamples; resample++) {
    let sum = 0
    for (let drawn = 0; drawn < values.length; drawn++) sum += values[Math.floor(random() * values.length)]!
    means[resample] = sum / values.length
  }
  means.sort()
  return [means[Math.floor(resamples * 0.025)]!, means[Math.ceil(resamples * 0.975) - 1]!]
}
