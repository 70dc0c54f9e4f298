import { describe, expect, test } from '@jest/globals'
import { mcnemarP } from '../../../src/report/statistics/mcnemar.js'
import { signFlipP } from '../../../src/report/statistics/sign-flip.js'

describe('the exact McNemar test', () => {
  // statsmodels 0.15: mcnemar([[10, gained], [lost, 10]], exact=True).pvalue
  test.each([
    [1, 0, 1],
    [0, 5, 0.0625],
    [6, 0, 0.03125],
    [3, 9, 0.14599609375],
    [25, 10, 0.016673847800120715],
    [7, 7, 1],
    [40, 80, 0.00033040001839131815],
    [500, 560, 0.06990955946026937],
    [900, 1200, 6.337277315775641e-11]
  ])('%d gained, %d lost', (gained, lost, expected) => {
    expect(mcnemarP(gained, lost)! / expected).toBeCloseTo(1, 9)
  })

  test('is null where nothing differs, and never NaN', () => {
    expect(mcnemarP(0, 0)).toBeNull()
    expect(mcnemarP(0, 5000)).toBe(0)
    expect(mcnemarP(5000, 5000)).toBe(1)
  })

  test('is the sign-flip test of differences that are all of the same size', () => {
    for (let gained = 0; gained <= 12; gained++) {
      for (let lost = gained === 0 ? 1 : 0; lost <= 12; lost++) {
        const differences = [...Array<number>(gained).fill(1), ...Array<number>(lost).fill(-1)]
        expect(mcnemarP(gained, lost)).toBeCloseTo(signFlipP(differences, { denominator: 1 })!, 12)
      }
    }
  })
})
