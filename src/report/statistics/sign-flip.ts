import { seededRandom } from '../../text/seeded-random.js'
import { SEED } from './seed.js'

/** Additions that the exact distribution may take; more are sampled. */
const EXACT_WORK = 50_000_000

/**
 * The share of all 2^n ways to sign the steps whose sum is as far from 0 as the observed one, from the
 * distribution of the sum of the steps that got a minus.
 */
const exactP = (steps: readonly number[], observed: number): number => {
  const total = steps.reduce((sum, step) => sum + step, 0)
  let chances = Float64Array.of(1)
  for (const step of steps) {
    const next = new Float64Array(chances.length + step)
    for (let sum = 0; sum < chances.length; sum++) {
      const half = chances[sum]! / 2
      next[sum]! += half
      next[sum + step]! += half
    }
    chances = next
  }
  return chances.reduce(
    (share, chance, flipped) => (Math.abs(total - 2 * flipped) >= observed ? share + chance : share),
    0
  )
}

/** With the observed one, 10 000. */
const SAMPLES = 9_999

/** Sums of floating-point differences that are equal but for their rounding count as equal. */
const ROUNDING = 1e-9

/** The observed signs count as one of the samples, so that the estimate is never 0 (Phipson and Smyth 2010). */
const sampledP = (sizes: readonly number[], observed: number): number => {
  const random = seededRandom(SEED)
  let asFar = 1
  for (let sample = 0; sample < SAMPLES; sample++) {
    let sum = 0
    for (const size of sizes) sum += random() < 0.5 ? size : -size
    if (Math.abs(sum) >= observed - ROUNDING) asFar++
  }
  return asFar / (SAMPLES + 1)
}

/**
 * Two-sided sign-flip permutation test of paired differences: how likely so large a mean is when each
 * difference could as well have had the other sign. Exact where the differences are whole numbers of
 * `1 / denominator` and few enough, else sampled with `SEED`. Null where nothing differs.
 */
export const signFlipP = (
  differences: readonly number[],
  { denominator }: { readonly denominator: number }
): number | null => {
  const nonzero = differences.filter(difference => difference !== 0)
  if (nonzero.length === 0) return null
  // In this order whatever the tasks' order is, so that samples do not depend on it.
  const sizes = nonzero.map(Math.abs).sort((a, b) => a - b)
  const steps = sizes.map(size => Math.round(size * denominator))
  const span = steps.reduce((sum, step) => sum + step, 0)
  if (steps.length * span <= EXACT_WORK) {
    const sum = nonzero.reduce((total, difference) => total + Math.round(difference * denominator), 0)
    return Math.min(1, exactP(steps, Math.abs(sum)))
  }
  return sampledP(sizes, Math.abs(nonzero.reduce((total, difference) => total + difference, 0)))
}
