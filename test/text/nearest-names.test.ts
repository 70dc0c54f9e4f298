import { expect, test } from '@jest/globals'
import { didYouMean, nearestNames } from '../../src/text/nearest-names.js'

test.each([
  ['timeout_secs', ['timeout_sec', 'user'], ['timeout_sec']],
  ['LEDGER-12', ['ledger-1', 'ledger-12', 'other'], ['ledger-12', 'ledger-1']],
  ['agnet', ['agent', 'attempts'], ['agent']],
  ['rnu', ['run', 'bases'], ['run']],
  ['zzz', ['alpha', 'beta'], []],
  ['x'.repeat(5000), ['x'], []]
])('near %j', (name, known, expected) => {
  expect(nearestNames(name, known)).toEqual(expected)
})

test('a near name is asked about, with a blank before the question', () => {
  expect(didYouMean('run')).toBe(' Did you mean `run`?')
  expect(didYouMean(undefined)).toBe('')
})
