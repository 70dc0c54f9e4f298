import { expect, test } from '@jest/globals'
import { formatSeconds } from '../../src/report/durations.js'
import { percent } from '../../src/report/phrases.js'

test.each([
  [null, '-'],
  [Number.NaN, '-'],
  [0, '0.0s'],
  [0.44, '0.4s'],
  [9.94, '9.9s'],
  [9.96, '10s'],
  [59.4, '59s'],
  [59.6, '1m 00s'],
  [182, '3m 02s'],
  [3599.6, '1h 00m'],
  [3900, '1h 05m'],
  [360_000, '100h 00m']
])('%d seconds', (seconds, text) => {
  expect(formatSeconds(seconds)).toBe(text)
})

test.each([
  [0, '0.0%'],
  [1, '100.0%'],
  [2 / 3, '66.7%'],
  [0.9999, '99.9%'],
  [0.0001, '0.1%']
])('the share %d', (share, text) => {
  expect(percent(share)).toBe(text)
})
