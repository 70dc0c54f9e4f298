import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { reasonsOf } from '../../src/score/report-reasons.js'
import type { ReportedStatus } from '../../src/score/reports/test-results.js'
import {
  comparisonOf,
  expectsNothing,
  failedGuards,
  fixedNothing,
  isResolved,
  misses,
  ranNothing,
  regressions,
  statusIn,
  transitionCounts,
  transitionOf
} from '../../src/score/transitions.js'
import { randomCases } from '../random-cases.js'
import { expectedLists } from './differential/questions.js'
import { expecting } from './support/reports.js'

const now = (statuses: Record<string, ReportedStatus>): Map<string, ReportedStatus> =>
  new Map(Object.entries(statuses))

describe('statusIn', () => {
  it('lets passed win over failed over skipped where the lists overlap', () => {
    const stage = statusIn({ passed_tests: ['p'], failed_tests: ['p', 'f'], skipped_tests: ['p', 'f', 's'] })
    expect(['p', 'f', 's', 'n'].map(stage)).toEqual(['PASS', 'FAIL', 'SKIP', 'NONE'])
  })
})

describe('the rules', () => {
  it('ask for something to be expected', () => {
    expect(expectsNothing(expecting({}))).toBe(true)
    expect(expectsNothing(expecting({ s2p_tests: ['a'] }))).toBe(false)
  })

  it('1: something has to run', () => {
    expect(ranNothing(comparisonOf(expecting({}), now({})))).toBe(true)
    expect(ranNothing(comparisonOf(expecting({}), now({ a: 'SKIP' })))).toBe(false)
  })

  it('2: nothing that passed before the fix may fail, expected or not', () => {
    const expected = expecting({ test_patch_result: { passed_tests: ['a', 'b', 'c'], failed_tests: ['d'] } })
    expect(regressions(comparisonOf(expected, now({ a: 'FAIL', b: 'SKIP', d: 'FAIL', e: 'FAIL' })))).toEqual([
      'a'
    ])
  })

  it('3: something has to go from not passing to passing', () => {
    const expected = expecting({ test_patch_result: { passed_tests: ['a'], skipped_tests: ['b'] } })
    expect(fixedNothing(comparisonOf(expected, now({ a: 'PASS', b: 'SKIP', c: 'FAIL' })))).toBe(true)
    expect(fixedNothing(comparisonOf(expected, now({ b: 'PASS' })))).toBe(false)
    expect(fixedNothing(comparisonOf(expected, now({ c: 'PASS' })))).toBe(false)
  })

  it('4: nothing that passed at the base commit and was absent or skipped before the fix may fail', () => {
    const expected = expecting({
      run_result: { passed_tests: ['absent', 'skipped', 'failed'] },
      test_patch_result: { skipped_tests: ['skipped'], failed_tests: ['failed'] }
    })
    const statuses = now({ absent: 'FAIL', skipped: 'FAIL', failed: 'FAIL', unknown: 'FAIL' })
    expect(failedGuards(comparisonOf(expected, statuses))).toEqual(['absent', 'skipped'])
  })

  it('ask every expected test to make the transition of its list', () => {
    const expected = expecting({
      f2p_tests: ['f'],
      p2p_tests: ['p', 'f'],
      s2p_tests: ['s'],
      n2p_tests: ['n', 'gone', 'bad'],
      test_patch_result: { passed_tests: ['p'], failed_tests: ['f'], skipped_tests: ['s'] }
    })
    const comparison = comparisonOf(
      expected,
      now({ f: 'PASS', p: 'PASS', s: 'PASS', n: 'PASS', bad: 'SKIP' })
    )
    expect(['f', 'p', 's', 'n', 'bad', 'gone'].map(id => transitionOf(id, comparison))).toEqual([
      'f2p',
      'p2p',
      's2p',
      'n2p',
      null,
      null
    ])
    expect(misses(comparison)).toEqual([
      { id: 'f', list: 'p2p', now: 'PASS' },
      { id: 'gone', list: 'n2p', now: 'NONE' },
      { id: 'bad', list: 'n2p', now: 'SKIP' }
    ])
    expect(transitionCounts(expected, misses(comparison))).toEqual({
      f2p: { expected: 1, passed: 1 },
      p2p: { expected: 2, passed: 1 },
      s2p: { expected: 1, passed: 1 },
      n2p: { expected: 3, passed: 1, absent: 1 }
    })
  })

  it('give a reason exactly where the reward is 0', () => {
    const statuses = fc.dictionary(
      fc.constantFrom('a.b', 'a.c', 'b', 'a.zz', 'a.outer'),
      fc.constantFrom<ReportedStatus[]>('PASS', 'FAIL', 'SKIP')
    )
    fc.assert(
      fc.property(expectedLists, statuses, (expected, seen) => {
        const comparison = comparisonOf(expected, now(seen))
        const reasons = reasonsOf(comparison, misses(comparison), { buildLog: '', paths: [] })
        expect(reasons.length === 0).toBe(isResolved(comparison))
      }),
      { numRuns: randomCases(600) }
    )
  })
})
