import { expect, test } from '@jest/globals'
import { lostPhrase, lostTests } from '../../src/report/test-counts.js'

const none = { expected: 0, passed: 0 }
const p2p = { expected: 812, passed: 805 }

test.each([
  ['7 (5 not run)', { ...p2p, absent: 5 }],
  ['7', { ...p2p, absent: 0 }],
  ['7', p2p],
  ['0', { expected: 812, passed: 812, absent: 0 }]
])('of p2p, %s were lost', (phrase, counts) => {
  expect(lostPhrase(lostTests({ f2p: none, s2p: none, n2p: none, p2p: counts }))).toBe(phrase)
})
