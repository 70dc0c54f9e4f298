import { describe, expect, it } from '@jest/globals'
import { aboveZero, oneOf, wholeFromOne } from '../../../src/entry/library/check-values.js'

describe('the check of values', () => {
  it('gives a good value back', () => {
    expect(oneOf('split', 'full', ['pb500', 'full'])).toBe('full')
    expect(wholeFromOne('limit', 3)).toBe(3)
    expect(aboveZero('timeoutSec', 0.5)).toBe(0.5)
  })

  it('names what is wrong, its value and what is valid', () => {
    expect(() => oneOf<string>('split', 'test', ['pb500', 'verified', 'full'])).toThrow(
      new RangeError('split is "test"; it has to be one of pb500, verified, full.')
    )
  })

  it.each([0, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY])('takes %s for no limit', value => {
    expect(() => wholeFromOne('limit', value)).toThrow(RangeError)
  })

  it.each([0, -1, Number.NaN, Number.POSITIVE_INFINITY])('takes %s for no time', value => {
    expect(() => aboveZero('timeoutSec', value)).toThrow(RangeError)
  })
})
