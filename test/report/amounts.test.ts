import { describe, expect, test } from '@jest/globals'
import { formatTokens, formatUsd } from '../../src/report/amounts.js'

describe('amounts for people', () => {
  test.each([
    [0, '0'],
    [999, '999'],
    [1_000, '1.0k'],
    [999_949, '999.9k'],
    [999_950, '1.00M'],
    [12_345_678, '12.35M']
  ])('%d tokens are %s', (tokens, text) => expect(formatTokens(tokens)).toBe(text))

  test.each([
    [0, '$0.00'],
    [0.00001, '<$0.0001'],
    [0.0312, '$0.0312'],
    [1, '$1.00'],
    [123.456, '$123.46']
  ])('%d dollars are %s', (usd, text) => expect(formatUsd(usd)).toBe(text))
})
