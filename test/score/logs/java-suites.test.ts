import { describe, expect, it } from '@jest/globals'
import { parsed } from './support/fixtures.js'

const java = (name: string) => parsed('JavaGenericParser', `java/${name}`)

describe('JavaGenericParser', () => {
  it('reads failures and errors as failed, and leaves out what was skipped', () => {
    expect(java('suites')).toEqual({
      passed: ['shop.CartTest.addsOne', 'shop.PriceTest.rounds'],
      failed: ['shop.CartTest.removesOne', 'shop.CartTest.empties']
    })
  })

  it('takes what the shell traces out of a report', () => {
    expect(java('trace-in-report')).toEqual({ passed: ['shop.CartTest.addsOne'], failed: [] })
  })

  it('takes sixteen traces out and no more', () => {
    expect(java('many-traces')).toEqual({ passed: ['shop.PriceTest.rounds'], failed: [] })
  })

  it('reads nothing where the build broke, whatever reports are printed', () => {
    expect(java('compilation-error')).toEqual({ passed: [], failed: [] })
  })

  it('takes the words in the name of a test for a build that broke', () => {
    expect(java('failure-in-a-name')).toEqual({ passed: [], failed: [] })
  })

  it('loses the first suite of a `testsuites`', () => {
    expect(java('suites-in-suites')).toEqual({ passed: ['shop.PriceTest.rounds'], failed: [] })
  })

  it('loses the first suite within a suite and what is around it', () => {
    expect(java('nested-suite')).toEqual({ passed: ['shop.PriceTest.rounds'], failed: [] })
  })

  it('passes over a suite that is no document, and over the one after an empty element', () => {
    expect(java('unreadable-suite')).toEqual({ passed: ['shop.PriceTest.rounds'], failed: [] })
  })

  it('counts a flaky test as passed, a failure before `skipped`, and a missing name as None', () => {
    expect(java('odd-cases')).toEqual({
      passed: [
        'shop.OddTest.flaky',
        'shop.OddTest.None',
        'alone',
        'shop.OddTest.deep',
        'shop.OddTest.elsewhere'
      ],
      failed: ['shop.OddTest.both']
    })
  })
})
