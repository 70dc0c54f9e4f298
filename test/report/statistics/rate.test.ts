import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import type { Reward } from '../../../src/contracts/verdict.js'
import { estimateRate } from '../../../src/report/statistics/rate.js'
import { SEED } from '../../../src/report/statistics/seed.js'
import { wilsonInterval } from '../../../src/report/statistics/wilson.js'

describe('a rate', () => {
  test('of one trial a task has the interval of Wilson', () => {
    expect(estimateRate([[1], [1], [1], [0]])).toEqual({
      rate: 0.75,
      interval95: wilsonInterval(3, 4),
      method: 'wilson'
    })
  })

  test('of several weighs each task the same', () => {
    expect(estimateRate([[1, 1, 1, 1], [0]]).rate).toBe(0.5)
  })

  test('of several has an interval that can be repeated from the seed', () => {
    expect(estimateRate([[1, 1], [0]]).method).toEqual({ bootstrap: { resamples: 10_000, seed: SEED } })
  })

  test('of tasks that all went alike claims no certainty', () => {
    expect(
      estimateRate([
        [1, 1],
        [1, 1]
      ]).interval95
    ).toEqual(wilsonInterval(2, 2))
    expect(estimateRate([[1, 0]]).interval95).toEqual(wilsonInterval(0.5, 1))
  })

  test('is null for nothing', () => {
    expect(estimateRate([])).toEqual({ rate: null, interval95: null, method: null })
  })

  test('lies in its interval and is never NaN', () => {
    const scores = fc.array(fc.array(fc.constantFrom<Reward>(0, 1), { minLength: 1, maxLength: 4 }), {
      minLength: 1,
      maxLength: 20
    })
    fc.assert(
      fc.property(scores, tasks => {
        const { rate, interval95 } = estimateRate(tasks)
        expect(interval95![0]).toBeLessThanOrEqual(rate! + 1e-12)
        expect(interval95![1]).toBeGreaterThanOrEqual(rate! - 1e-12)
      }),
      { numRuns: 50 }
    )
  })
})
