import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { pairedMeansInterval, pairedSharesInterval } from '../../../src/report/statistics/paired-interval.js'

describe('the interval of a change in one attempt a task', () => {
  // Newcombe's formula in Python, with the Wilson ends of statsmodels 0.15.
  test.each([
    [{ both: 36, gained: 12, lost: 2, neither: 0 }, 0.056929584, 0.340427603],
    [{ both: 20, gained: 12, lost: 2, neither: 16 }, 0.056156425, 0.329206995],
    [{ both: 40, gained: 15, lost: 6, neither: 45 }, -0.000149099, 0.167313037],
    [{ both: 0, gained: 29, lost: 0, neither: 1 }, 0.791529574, 0.99409141],
    [{ both: 53, gained: 0, lost: 0, neither: 53 }, -0.018164022, 0.018164022],
    [{ both: 10, gained: 0, lost: 0, neither: 0 }, -0.2775328, 0.2775328]
  ])('%j', (counts, low, high) => {
    const interval = pairedSharesInterval(counts)!
    expect(interval[0]).toBeCloseTo(low, 8)
    expect(interval[1]).toBeCloseTo(high, 8)
  })

  test('holds the change, and lies between -1 and 1', () => {
    const count = fc.nat(200)
    fc.assert(
      fc.property(fc.record({ both: count, gained: count, lost: count, neither: count }), counts => {
        const interval = pairedSharesInterval(counts)
        const pairs = counts.both + counts.gained + counts.lost + counts.neither
        if (pairs === 0) return expect(interval).toBeNull()
        const change = (counts.gained - counts.lost) / pairs
        expect(interval![0]).toBeGreaterThanOrEqual(-1)
        expect(interval![0]).toBeLessThanOrEqual(change + 1e-12)
        expect(interval![1]).toBeGreaterThanOrEqual(change - 1e-12)
        expect(interval![1]).toBeLessThanOrEqual(1)
      })
    )
  })
})

describe('the interval of a change in several attempts a task', () => {
  test('comes from resampling tasks', () => {
    const pairs = Array.from({ length: 100 }, (_, index) => ({
      mean: (index % 5) / 4,
      baselineMean: (index % 3) / 2
    }))
    // The normal approximation; the differences have a variance of 0.2917.
    const change = pairs.reduce((sum, pair) => sum + pair.mean - pair.baselineMean, 0) / 100
    const spread = 1.96 * Math.sqrt(0.2917 / 100)
    const [low, high] = pairedMeansInterval(pairs)!
    expect(low).toBeCloseTo(change - spread, 1)
    expect(high).toBeCloseTo(change + spread, 1)
  })

  // statsmodels 0.15: confint_proportions_2indep(successes, 8, successes, 8, method='newcomb')
  test.each([
    [0, 0],
    [1, 1]
  ])('claims no certainty where all tasks went alike', (mean, baselineMean) => {
    const [low, high] = pairedMeansInterval(Array(8).fill({ mean, baselineMean }))!
    expect(low).toBeCloseTo(-0.324407565, 8)
    expect(high).toBeCloseTo(0.324407565, 8)
  })

  test('is null without pairs', () => {
    expect(pairedMeansInterval([])).toBeNull()
  })
})
