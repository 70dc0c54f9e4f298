import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import stringWidth from 'string-width'
import { renderTable } from '../../../src/report/terminal/table.js'
import { expectFixture } from '../expect-fixture.js'
import { error, HOSTILE, mixedTrials, rewardsOf, trial, unresolved } from '../trials.js'

describe('the table for a terminal', () => {
  test('of a job with one of everything', () => {
    expectFixture('table-mixed.txt', `${renderTable(rewardsOf(mixedTrials()))}\n`)
  })

  test('of two agents and two attempts', () => {
    const trials = [trial(), unresolved({ attempt: 2 })].flatMap(one => [
      one,
      { ...one, agent: 'codex', model: 'provider/model', name: `${one.name}-codex` }
    ])
    expectFixture('table-agents.txt', `${renderTable(rewardsOf(trials))}\n`)
  })

  test('has tokens and cost where they are known, and says whose cost is not', () => {
    const tokens = { input: 1_240_000, cached: 900_000, output: 12_300 }
    const trials = [
      trial({ task: 'priced', tokens, costUsd: 1.2, name: '1' }),
      unresolved({
        task: 'cheap',
        tokens: { input: 900, cached: 0, output: 50 },
        costUsd: 0.0021,
        name: '2'
      }),
      unresolved({ task: 'unpriced', tokens, costUsd: null, name: '3' }),
      error({ task: 'broken', name: '4' })
    ]
    expectFixture('table-cost.txt', `${renderTable(rewardsOf(trials))}\n`)
  })

  test('tells tests of p2p that failed from those that did not run', () => {
    const { transitions } = unresolved()
    const p2p = { expected: 812, passed: 800, absent: 5 }
    const text = renderTable(
      rewardsOf([
        unresolved({ task: 'both', name: '1', transitions: { ...transitions!, p2p } }),
        unresolved({
          task: 'failed',
          name: '2',
          transitions: { ...transitions!, p2p: { ...p2p, absent: undefined } }
        })
      ])
    )
    expect(text).toMatch(/^both .* 12 \(5 not run\) /m)
    expect(text).toMatch(/^failed .* 12 /m)
    expect(text.match(/not run/g)).toHaveLength(1)
  })

  test('of a job in which nothing ran', () => {
    expect(renderTable(rewardsOf([]))).toBe(
      '0 tasks, 0 trials: 0 resolved, 0 unresolved\nno rate, since no trial has a verdict, 0.0s in phases'
    )
  })

  test('no name or message breaks a row, moves the cursor or makes it wider than asked', () => {
    const text = fc.oneof(fc.constantFrom(...HOSTILE), fc.string({ unit: 'binary' }))
    fc.assert(
      fc.property(text, text, text, fc.integer({ min: 100, max: 200 }), (task, message, code, width) => {
        const fault = { kind: 'task', code, message, phase: 'environment' } as const
        const tokens = { input: 123_456, cached: 0, output: 9 }
        const trials = [trial({ task, tokens, costUsd: 0.1234 }), error({ task: `${task}2`, fault })]
        const lines = renderTable(rewardsOf(trials), { width }).split('\n')
        expect(lines.indexOf('')).toBe(3)
        for (const line of lines.slice(0, 3)) {
          expect(line).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}\p{Cf}\p{Cs}]/u)
          expect(stringWidth(line)).toBeLessThanOrEqual(width)
        }
      }),
      { numRuns: 200 }
    )
  })
})
