import { describe, expect, test } from '@jest/globals'
import { holm } from '../../../src/report/statistics/holm.js'

describe("Holm's correction", () => {
  // statsmodels 0.15: multipletests(p, method='holm')[1]
  test.each([
    [
      [0.01, 0.04, 0.03, 0.005],
      [0.03, 0.06, 0.06, 0.02]
    ],
    [[0.5], [0.5]],
    [
      [0.2, 0.9, 0.6],
      [0.6, 1, 1]
    ],
    [
      [0.03, 0.03, 0.001, 1, 0.04],
      [0.12, 0.12, 0.005, 1, 0.12]
    ],
    [[], []]
  ])('of %j is %j', (pValues, expected) => {
    const adjusted = holm(pValues)
    expect(adjusted).toHaveLength(expected.length)
    adjusted.forEach((value, place) => {
      expect(value).toBeCloseTo(expected[place]!, 12)
    })
  })
})
