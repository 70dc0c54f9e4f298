import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { wilsonInterval } from '../../../src/report/statistics/wilson.js'

const Z = 1.959963984540054

describe("Wilson's interval", () => {
  // Newcombe, Statistics in Medicine 17 (1998), table I, method 3; four decimals as printed there.
  test.each([
    [81, 263, 0.2553, 0.3662],
    [15, 148, 0.0624, 0.1605],
    [0, 20, 0, 0.1611],
    [1, 29, 0.0061, 0.1718]
  ])('%d of %d as published', (successes, trials, low, high) => {
    const interval = wilsonInterval(successes, trials)!
    expect(interval[0].toFixed(4)).toBe(low.toFixed(4))
    expect(interval[1].toFixed(4)).toBe(high.toFixed(4))
  })

  // By bisection of (p̂-p)² n = z² p(1-p) in Python, which the closed formula solves.
  test.each([
    [0, 1, 0, 0.7934507],
    [1, 1, 0.2065493, 1],
    [5, 5, 0.565518, 1],
    [3, 4, 0.300642, 0.954413],
    [53, 106, 0.406495, 0.593505],
    // statsmodels 0.15: proportion_confint(method='wilson').
    [1, 10, 0.01787621, 0.40415003],
    [12, 106, 0.06595682, 0.18751267],
    [990, 1000, 0.98169053, 0.99455925]
  ])('%d of %d', (successes, trials, low, high) => {
    const interval = wilsonInterval(successes, trials)!
    expect(interval[0]).toBeCloseTo(low, 6)
    expect(interval[1]).toBeCloseTo(high, 6)
  })

  test('its ends are where the score test rejects, and it holds the share', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 5000 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (trials, part) => {
          const successes = Math.round(part * trials)
          const share = successes / trials
          const [low, high] = wilsonInterval(successes, trials)!
          expect(low).toBeGreaterThanOrEqual(0)
          expect(high).toBeLessThanOrEqual(1)
          expect(low).toBeLessThanOrEqual(share)
          expect(high).toBeGreaterThanOrEqual(share)
          for (const end of [low, high]) {
            if (end === 0 || end === 1) continue
            expect(Math.abs(share - end)).toBeCloseTo(Z * Math.sqrt((end * (1 - end)) / trials), 9)
          }
        }
      )
    )
  })

  test('there is none without trials', () => {
    expect(wilsonInterval(0, 0)).toBeNull()
  })
})
