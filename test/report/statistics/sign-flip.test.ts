import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { signFlipP } from '../../../src/report/statistics/sign-flip.js'

/** The share of all 2^n ways to sign the differences whose sum is as far from 0 as theirs. */
const shareOfSigns = (differences: readonly number[]): number => {
  const observed = Math.abs(differences.reduce((sum, difference) => sum + difference, 0))
  const ways = 2 ** differences.length
  let asFar = 0
  for (let signs = 0; signs < ways; signs++) {
    const sum = differences.reduce(
      (total, difference, index) => total + ((signs >> index) & 1 ? difference : -difference),
      0
    )
    if (Math.abs(sum) >= observed - 1e-9) asFar++
  }
  return asFar / ways
}

describe('the sign-flip test', () => {
  // scipy 1.17: permutation_test((differences,), sum, permutation_type='samples', n_resamples=inf).pvalue
  test.each([
    [[0.5, 0.5, 0.25, -0.25, 1, 0.75], 4, 0.09375],
    [[1, 1, 1, 1, 1, 1], 1, 0.03125],
    [[0.2, -0.4, 0.6, 0.8, -1, 0.4, 0.2, 0], 5, 0.71875],
    [[1 / 3, 2 / 3, -1 / 2, 1, 0.5, -1 / 3, 1 / 6, 5 / 6, 1, -1 / 6], 6, 0.09375]
  ])('of %j', (differences, denominator, expected) => {
    expect(signFlipP(differences, { denominator })).toBeCloseTo(expected, 12)
  })

  test('counts every way to sign the differences', () => {
    const quarters = fc.array(fc.integer({ min: -4, max: 4 }), { minLength: 1, maxLength: 10 })
    fc.assert(
      fc.property(quarters, steps => {
        const differences = steps.map(step => step / 4)
        const p = signFlipP(differences, { denominator: 4 })
        if (steps.every(step => step === 0)) expect(p).toBeNull()
        else expect(p).toBeCloseTo(shareOfSigns(differences), 12)
      }),
      { numRuns: 100 }
    )
  })

  test('samples where there are too many sums, always alike, in every order, and near the exact one', () => {
    const differences = Array.from({ length: 60 }, (_, index) => ((index * 37) % 41) / 40 - 0.4)
    const exact = signFlipP(differences, { denominator: 40 })!
    const tooFine = { denominator: 1e9 }
    const sampled = signFlipP(differences, tooFine)!
    expect(Math.abs(sampled - exact)).toBeLessThan(0.01)
    expect(signFlipP([...differences].reverse(), tooFine)).toBe(sampled)
  })

  test('never samples its way to 0', () => {
    const differences = Array.from({ length: 40 }, (_, index) => 0.5 + index / 100)
    expect(signFlipP(differences, { denominator: 1e9 })).toBe(1 / 10_000)
  })
})
