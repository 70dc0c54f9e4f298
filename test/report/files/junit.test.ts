import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { renderJunit } from '../../../src/report/files/junit.js'
import { evaluation } from '../evaluation.js'
import { expectFixture } from '../expect-fixture.js'
import { error, HOSTILE, mixedTrials, plannedOf, rewardsOf, trial, unresolved } from '../trials.js'
import { xmlElements } from './xml-elements.js'

describe('junit.xml', () => {
  test('has a suite an agent and model, and a case a trial', () => {
    expectFixture('junit.xml', renderJunit(evaluation()))
    expectFixture('junit-mixed.xml', renderJunit(rewardsOf(mixedTrials())))
  })

  test('counts what it holds', () => {
    const planned = [...mixedTrials(), trial({ task: 'left' })].map(plannedOf)
    const elements = xmlElements(renderJunit(rewardsOf(mixedTrials(), { planned })))
    const count = (name: string) => elements.filter(one => one.name === name).length
    for (const name of ['testsuites', 'testsuite']) {
      expect(elements.find(one => one.name === name)?.attributes).toMatchObject({
        tests: String(count('testcase')),
        failures: String(count('failure')),
        errors: String(count('error')),
        skipped: String(count('skipped'))
      })
    }
    expect(['testcase', 'failure', 'error', 'skipped'].map(count)).toEqual([6, 1, 2, 1])
  })

  test('of nothing is a document without suites', () => {
    expect(xmlElements(renderJunit(rewardsOf([]))).map(({ name }) => name)).toEqual(['testsuites'])
  })

  test('is well-formed whatever names and messages say', () => {
    const text = fc.oneof(fc.constantFrom(...HOSTILE, '\u0000\ufffe\uffff]]>'), fc.string({ unit: 'binary' }))
    fc.assert(
      fc.property(text, text, (name, message) => {
        const fault = { kind: 'model', code: message, message, phase: 'agent' } as const
        const trials = [
          trial({ task: name, agent: name, model: message, repository: name, name: 'a' }),
          unresolved({
            task: name,
            name: 'b',
            reasons: [{ code: 'test-failed', message, tests: [name, message] }]
          }),
          error({ task: name, name: 'c', fault })
        ]
        const elements = xmlElements(renderJunit(rewardsOf(trials, { job: name })))
        expect(elements.filter(one => one.name === 'testcase')).toHaveLength(3)
      }),
      { numRuns: 200 }
    )
  })
})
