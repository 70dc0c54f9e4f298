import { describe, expect, it } from '@jest/globals'
import {
  aboveZero,
  checkMethods,
  checkOptions,
  oneOf,
  wholeFromOne
} from '../../../src/entry/library/check-values.js'

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

describe('the check of options', () => {
  const kinds = { limit: 'number', onEvent: 'function', images: 'string or null', list: 'list' } as const

  it('takes those of their kinds, absent ones, and none', () => {
    const options = { limit: 1, onEvent: () => {}, images: null, list: [], signal: undefined }
    expect(() => checkOptions('X', options, { ...kinds, signal: 'signal' })).not.toThrow()
    expect(() => checkOptions('X', {}, kinds)).not.toThrow()
  })

  it.each([
    [null, 'X takes an object of options, and not null.'],
    ['limit', 'X takes an object of options, and not "limit".'],
    [{ limt: 3 }, 'X has no option limt. The nearest is limit.'],
    [{ zzz: 3 }, 'X has no option zzz. It has limit, onEvent, images, list.'],
    [{ constructor: 3 }, 'X has no option constructor.'],
    [{ limit: '3' }, 'X: limit is "3"; it has to be a number.'],
    [{ onEvent: 5 }, 'X: onEvent is 5; it has to be a function.'],
    [{ images: 5 }, 'X: images is 5; it has to be a text or null.'],
    [{ list: {} }, 'it has to be a list.']
  ])('says what is wrong with %p', (options, message) => {
    expect(() => checkOptions('X', options, kinds)).toThrow(message)
    expect(() => checkOptions('X', options, kinds)).toThrow(TypeError)
  })

  it('asks for methods', () => {
    expect(() => checkMethods('The agent', { solve: () => {} }, ['solve'])).not.toThrow()
    for (const agent of [null, undefined, 5, {}, { solve: 1 }])
      expect(() => checkMethods('The agent', agent, ['solve'])).toThrow(
        new TypeError('The agent has no solve().')
      )
  })
})
