import { describe, expect, test } from '@jest/globals'
import type { TrialRecord } from '../../src/contracts/rewards.js'
import type { Reason } from '../../src/contracts/verdict.js'
import { flakesOf } from '../../src/report/flakes.js'
import { rewardsOf, trial, unresolved } from './trials.js'

const regression = (...tests: string[]): Reason => ({ code: 'regression', message: '', tests })

/** A trial whose first verification misses some tests, and its second others. */
const verifiedTwice = (first: string[], second: string[], overrides: Partial<TrialRecord> = {}) =>
  unresolved({
    reasons: [regression(...first)],
    secondVerdict:
      second.length === 0 ? { reward: 1, reasons: [] } : { reward: 0, reasons: [regression(...second)] },
    ...overrides
  })

describe('flaky tests', () => {
  test('are those that two verifications of a change do not agree on', () => {
    expect(
      flakesOf([verifiedTwice(['LedgerTest.clock', 'LedgerTest.broken'], ['LedgerTest.broken'])])
    ).toEqual([{ task: 'sample-org_ledger-1', test: 'LedgerTest.clock', failed: 1, runs: 2 }])
    expect(flakesOf([verifiedTwice(['LedgerTest.clock'], [])])).toHaveLength(1)
  })

  test('add up over the trials of a task, also those in which they failed twice', () => {
    const trials = [
      verifiedTwice(['T.clock'], [], { attempt: 1 }),
      verifiedTwice(['T.clock'], ['T.clock'], { attempt: 2 }),
      verifiedTwice(['T.broken'], ['T.broken'], { attempt: 3 }),
      verifiedTwice(['T.clock'], [], { task: 'another' })
    ]
    expect(flakesOf(trials)).toEqual([
      { task: 'another', test: 'T.clock', failed: 1, runs: 2 },
      { task: 'sample-org_ledger-1', test: 'T.clock', failed: 3, runs: 6 }
    ])
  })

  test('are not told from a second verification that was cut short', () => {
    const timedOut: Reason = { code: 'tests-timed-out', message: '' }
    const cut = verifiedTwice(['T.clock'], [], { secondVerdict: { reward: 0, reasons: [timedOut] } })
    expect(flakesOf([cut, trial(), unresolved()])).toEqual([])
  })

  test('stand in rewards.json', () => {
    expect(rewardsOf([verifiedTwice(['T.clock'], [])]).flakes).toHaveLength(1)
    expect(rewardsOf([trial()]).flakes).toEqual([])
  })
})
