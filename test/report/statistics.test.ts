import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import type { Reward } from '../../src/contracts/verdict.js'
import {
  bootstrapInterval,
  estimateRate,
  passAtK,
  passAtKTable,
  wilsonInterval
} from '../../src/report/statistics.js'

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
    [53, 106, 0.406495, 0.593505]
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

const chooseCount = (items: readonly boolean[], k: number): { all: number; hit: number } => {
  let all = 0
  let hit = 0
  for (let mask = 0; mask < 1 << items.length; mask++) {
    const chosen = items.filter((_, index) => (mask >> index) & 1)
    if (chosen.length !== k) continue
    all++
    if (chosen.some(Boolean)) hit++
  }
  return { all, hit }
}

describe('pass@k', () => {
  // 1 - C(n-c, k) / C(n, k) with Python's math.comb.
  test.each([
    [10, 3, 1, 0.3],
    [10, 3, 5, 0.9166666666666666],
    [200, 1, 100, 0.5],
    [100, 2, 10, 0.19090909090909092],
    [5, 5, 3, 1],
    [5, 0, 3, 0]
  ])('%d trials, %d resolved, k = %d', (trials, resolved, k, expected) => {
    expect(passAtK(trials, resolved, k)).toBeCloseTo(expected, 12)
  })

  test('counts every choice of k trials', () => {
    for (let trials = 1; trials <= 8; trials++) {
      for (let resolved = 0; resolved <= trials; resolved++) {
        for (let k = 1; k <= trials; k++) {
          const items = Array.from({ length: trials }, (_, index) => index < resolved)
          const { all, hit } = chooseCount(items, k)
          expect(passAtK(trials, resolved, k)).toBeCloseTo(hit / all, 12)
        }
      }
    }
  })

  test('is undefined beyond the trials there are', () => {
    expect(passAtK(3, 3, 4)).toBeNull()
    expect(passAtK(0, 0, 1)).toBeNull()
    expect(passAtK(3, 1, 0)).toBeNull()
  })

  test('over tasks it takes those that have k trials', () => {
    expect(passAtKTable([[1, 0], [0, 0], [1]])).toEqual({ '1': 0.5, '2': 0.5 })
    expect(passAtKTable([])).toEqual({})
    expect(Object.keys(passAtKTable([Array<Reward>(50).fill(0)]))).toEqual(
      [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 16, 32, 50].map(String)
    )
  })
})

/** Percentiles over all n^n resamples, which the bootstrap draws from. */
const exactBootstrap = (values: readonly number[]): [number, number] => {
  const size = values.length
  const means: number[] = []
  for (let code = 0; code < size ** size; code++) {
    let sum = 0
    for (let rest = code, drawn = 0; drawn < size; drawn++, rest = Math.floor(rest / size))
      sum += values[rest % size]!
    means.push(sum / size)
  }
  means.sort((a, b) => a - b)
  return [means[Math.floor(means.length * 0.025)]!, means[Math.ceil(means.length * 0.975) - 1]!]
}

describe('the bootstrap over tasks', () => {
  test.each([[[0, 0.5, 1, 1]], [[0.2, 0.4, 0.9, 0.1, 0.35]], [[0, 0, 0, 1, 1, 0.5]]])(
    '%j as all resamples',
    values => {
      const [low, high] = bootstrapInterval(values)!
      const [exactLow, exactHigh] = exactBootstrap(values)
      expect(Math.abs(low - exactLow)).toBeLessThan(0.03)
      expect(Math.abs(high - exactHigh)).toBeLessThan(0.03)
    }
  )

  test('is as wide as the normal approximation for many tasks', () => {
    const values = Array.from({ length: 200 }, (_, index) => (index % 5) / 4)
    const [low, high] = bootstrapInterval(values)!
    const deviation = Math.sqrt(0.125 / 200)
    expect(low).toBeCloseTo(0.5 - Z * deviation, 2)
    expect(high).toBeCloseTo(0.5 + Z * deviation, 2)
  })

  test('is the same every time and in every order', () => {
    const interval = bootstrapInterval([0, 1, 0.5, 0.25])
    expect(bootstrapInterval([0.25, 0.5, 1, 0])).toEqual(interval)
    expect(bootstrapInterval([])).toBeNull()
  })
})

describe('a rate', () => {
  test('of one trial a task has the interval of Wilson', () => {
    expect(estimateRate([[1], [1], [1], [0]])).toEqual({ rate: 0.75, interval95: wilsonInterval(3, 4) })
  })

  test('of several weighs each task the same', () => {
    expect(estimateRate([[1, 1, 1, 1], [0]]).rate).toBe(0.5)
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
    expect(estimateRate([])).toEqual({ rate: null, interval95: null })
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
