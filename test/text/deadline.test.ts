import { expect, test } from '@jest/globals'
import { fitsBefore } from '../../src/text/deadline.js'

const NOW = Date.parse('2026-01-01T00:00:00Z')

test.each([
  ['without a deadline everything', undefined, Number.POSITIVE_INFINITY, true],
  ['what ends at the deadline', NOW + 60_000, 60, true],
  ['not what ends a moment later', NOW + 59_999, 60, false],
  ['not what has no end of its own', NOW + 1e12, Number.POSITIVE_INFINITY, false],
  ['nothing once it has passed', NOW - 1, 0, false]
])('before a deadline fits %s', (_what, deadline, seconds, fits) => {
  expect(fitsBefore(deadline, seconds, NOW)).toBe(fits)
})
