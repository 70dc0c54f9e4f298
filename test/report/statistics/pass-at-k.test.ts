import { describe, expect, test } from '@jest/globals'
import type { Reward } from '../../../src/contracts/verdict.js'
import { passAtK, passHatK, passTables } from '../../../src/report/statistics/pass-at-k.js'

/** Of all choices of k items, the share with a resolved one, and the share with nothing else. */
const sharesOfChoices = (items: readonly boolean[], k: number): { some: number; every: number } => {
  let all = 0
  let some = 0
  let every = 0
  for (let mask = 0; mask < 1 << items.length; mask++) {
    const chosen = items.filter((_, index) => (mask >> index) & 1)
    if (chosen.length !== k) continue
    all++
    if (chosen.some(Boolean)) some++
    if (chosen.every(Boolean)) every++
  }
  return { some: some / all, every: every / all }
}

describe('pass@k and pass^k', () => {
  // 1 - C(n-c, k) / C(n, k) and C(c, k) / C(n, k) with Python's math.comb.
  test.each([
    [10, 3, 1, 0.3, 0.3],
    [10, 3, 2, 0.5333333333333333, 0.06666666666666667],
    [10, 3, 5, 0.9166666666666666, 0],
    [200, 1, 100, 0.5, 0],
    [200, 199, 100, 1, 0.5],
    [100, 2, 10, 0.19090909090909092, 0],
    [5, 5, 3, 1, 1],
    [5, 0, 3, 0, 0]
  ])('%d trials, %d resolved, k = %d', (trials, resolved, k, some, every) => {
    expect(passAtK(trials, resolved, k)).toBeCloseTo(some, 12)
    expect(passHatK(trials, resolved, k)).toBeCloseTo(every, 12)
  })

  test('count every choice of k trials', () => {
    for (let trials = 1; trials <= 8; trials++) {
      for (let resolved = 0; resolved <= trials; resolved++) {
        for (let k = 1; k <= trials; k++) {
          const items = Array.from({ length: trials }, (_, index) => index < resolved)
          const { some, every } = sharesOfChoices(items, k)
          expect(passAtK(trials, resolved, k)).toBeCloseTo(some, 12)
          expect(passHatK(trials, resolved, k)).toBeCloseTo(every, 12)
        }
      }
    }
  })

  test.each([passAtK, passHatK])('are undefined beyond the trials there are', passes => {
    expect(passes(3, 3, 4)).toBeNull()
    expect(passes(0, 0, 1)).toBeNull()
    expect(passes(3, 1, 0)).toBeNull()
  })
})

describe('over tasks', () => {
  test('those count that have k trials, and the others are counted', () => {
    // A fourth task has no trial with a verdict.
    expect(passTables([[1, 0], [0, 0], [1]], { allTasks: 4 })).toEqual({
      passAtK: { '1': 0.5, '2': 0.5 },
      passHatK: { '1': 0.5, '2': 0 },
      tooFewAttempts: { '1': 1, '2': 2 }
    })
  })

  test('there is nothing without trials', () => {
    expect(passTables([], { allTasks: 3 })).toEqual({ passAtK: {}, passHatK: {}, tooFewAttempts: {} })
  })

  test('of many trials not every k is given', () => {
    expect(Object.keys(passTables([Array<Reward>(50).fill(0)], { allTasks: 1 }).passAtK)).toEqual(
      [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 16, 32, 50].map(String)
    )
  })
})
