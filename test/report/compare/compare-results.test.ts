import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { comparisonSchema } from '../../../src/contracts/comparison.js'
import type { Rewards, TrialRecord } from '../../../src/contracts/rewards.js'
import { compareResults } from '../../../src/report/compare/index.js'
import { error, rewardsOf, trial, unresolved } from '../trials.js'

/** One trial for each digit of each task: `{a: '10'}` is task a, resolved once in two attempts. */
const trialsOf = (tasks: Record<string, string>, overrides: Partial<TrialRecord> = {}): TrialRecord[] =>
  Object.entries(tasks).flatMap(([task, digits]) =>
    [...digits].map((digit, index) =>
      (digit === '1' ? trial : unresolved)({ task, attempt: index + 1, ...overrides })
    )
  )

const resultsOf = (tasks: Record<string, string>, overrides: Partial<TrialRecord> = {}): Rewards =>
  rewardsOf(trialsOf(tasks, overrides))

/** So many tasks with the same digits, named by them. */
const tasks = (counts: Record<string, number>, digits: (name: string) => string): Record<string, string> =>
  Object.fromEntries(
    Object.entries(counts).flatMap(([name, count]) =>
      Array.from({ length: count }, (_, index) => [`${name}-${index}`, digits(name)])
    )
  )

/** Two results of one attempt a task, from the counts of tasks by what they gave before and give now. */
const earlier = (counts: Record<string, number>) => resultsOf(tasks(counts, name => name[0]!))
const later = (counts: Record<string, number>) => resultsOf(tasks(counts, name => name[1]!))

const compared = (current: Rewards, baseline: Rewards, alpha = 0.05) => {
  const comparison = compareResults(current, { rewards: baseline, source: 'a file', url: null }, { alpha })
  expect(comparisonSchema.parse(comparison)).toEqual(comparison)
  return comparison
}

describe('one attempt a task', () => {
  const counts = { '11': 40, '00': 40, '01': 9, '10': 17 }
  const [group] = compared(later(counts), earlier(counts)).groups

  test('is compared with the exact McNemar test over the tasks that both scored', () => {
    expect(group).toMatchObject({ test: 'mcnemar', pairs: 106, gained: 9, lost: 17 })
    expect(group!.rate).toBeCloseTo(49 / 106, 12)
    expect(group!.baselineRate).toBeCloseTo(57 / 106, 12)
    expect(group!.change).toBeCloseTo(-8 / 106, 12)
    // scipy 1.17: binomtest(9, 26).pvalue
    expect(group!.p).toBeCloseTo(0.168638, 6)
    expect(group!.conclusion).toBe('no-difference')
    expect(group!.interval95![0]).toBeLessThan(-8 / 106)
    expect(group!.interval95![1]).toBeGreaterThan(0)
  })

  test('names what is newly solved and newly lost', () => {
    expect(group!.newlySolved).toHaveLength(9)
    expect(group!.newlyLost).toHaveLength(17)
    expect(group!.newlyLost[0]).toBe('10-0')
  })

  test('leaves out tasks that one side has no verdict of', () => {
    const current = rewardsOf([...trialsOf({ a: '1', b: '0' }), error({ task: 'c' })])
    const baseline = rewardsOf([...trialsOf({ a: '0', c: '1', d: '1' }), error({ task: 'b' })])
    expect(compared(current, baseline).groups[0]).toMatchObject({
      pairs: 1,
      rate: 1,
      baselineRate: 0,
      newlySolved: ['a'],
      newlyLost: []
    })
  })

  test('with tasks lost one after another is worse as soon as chance does not explain it', () => {
    const conclusions = [3, 4, 5, 6, 7].map(
      lost =>
        compared(later({ '10': lost, '11': 30 }), earlier({ '10': lost, '11': 30 })).groups[0]!.conclusion
    )
    expect(conclusions).toEqual(['cannot-tell', 'cannot-tell', 'cannot-tell', 'worse', 'worse'])
  })

  test('with as many gained is better', () => {
    expect(compared(later({ '01': 8 }), earlier({ '01': 8 })).groups[0]!.conclusion).toBe('better')
  })
})

describe('too few tasks that differ', () => {
  test('cannot tell, and says which loss would have been seen', () => {
    const counts = { '10': 4, '11': 50, '00': 46 }
    expect(compared(later(counts), earlier(counts)).groups[0]).toMatchObject({
      conclusion: 'cannot-tell',
      p: 0.125,
      // Six tasks of a hundred, all lost: 2 / 2^6 is the first below 0.05.
      smallestLoss: 0.06
    })
    expect(compared(later(counts), earlier(counts), 0.01).groups[0]!.smallestLoss).toBe(0.08)
  })

  test('cannot tell with five either, where no split of five would be significant', () => {
    const counts = { '10': 5, '11': 50 }
    expect(compared(later(counts), earlier(counts)).groups[0]!.conclusion).toBe('cannot-tell')
    expect(compared(later(counts), earlier(counts), 0.1).groups[0]!.conclusion).toBe('worse')
  })

  test('has no loss that would have been seen where even losing all would not', () => {
    expect(compared(resultsOf({ a: '1' }), resultsOf({ a: '1' })).groups[0]).toMatchObject({
      smallestLoss: null,
      p: null,
      pHolm: null,
      conclusion: 'cannot-tell'
    })
  })

  test('the smallest loss is where the conclusion turns', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 8, max: 60 }),
        fc.constantFrom(0.2, 0.05, 0.01, 0.001),
        (pairs, alpha) => {
          const conclusionOf = (lost: number) => {
            const counts = { '10': lost, '11': pairs - lost }
            return compared(later(counts), earlier(counts), alpha).groups[0]!
          }
          const { smallestLoss } = conclusionOf(0)
          const least = smallestLoss === null ? pairs + 1 : Math.round(smallestLoss * pairs)
          if (least <= pairs) expect(conclusionOf(least).conclusion).toBe('worse')
          expect(conclusionOf(Math.min(pairs, least - 1)).conclusion).not.toBe('worse')
        }
      ),
      { numRuns: 15 }
    )
  })
})

describe('several attempts a task', () => {
  test('are compared by the sign-flip test on the means of tasks', () => {
    const baseline = resultsOf({
      a: '1111',
      b: '1100',
      c: '1000',
      d: '1110',
      e: '1111',
      f: '0000',
      g: '1010'
    })
    const current = resultsOf({ a: '1110', b: '1000', c: '0000', d: '1000', e: '0000', f: '0000', g: '1011' })
    const [group] = compared(current, baseline).groups
    expect(group).toMatchObject({
      test: 'sign-flip',
      pairs: 7,
      gained: 1,
      lost: 5,
      newlyLost: ['c', 'e'],
      newlySolved: []
    })
    // By listing all 2^6 signs of (-1, -1, -1, -2, -4, 1)/4 in Python: as far as 8/4 are 10 of 64.
    expect(group!.p).toBeCloseTo(10 / 64, 12)
    expect(group!.change).toBeCloseTo(-8 / 4 / 7, 12)
  })

  test('on one side alone are compared so too', () => {
    expect(compared(resultsOf({ a: '101' }), resultsOf({ a: '1' })).groups[0]).toMatchObject({
      test: 'sign-flip',
      change: 2 / 3 - 1
    })
  })

  test('count what a trial costs, not how many there were', () => {
    const tokens = (input: number) => ({ input, cached: 0, output: 100 })
    const current = resultsOf({ a: '1111', b: '1111' }, { costUsd: 0.5, tokens: tokens(900) })
    const baseline = resultsOf({ a: '1', b: '1' }, { costUsd: 0.25, tokens: tokens(400) })
    expect(compared(current, baseline).groups[0]).toMatchObject({ costChangeUsd: 0.5, tokensChange: 1000 })
    expect(compared(current, resultsOf({ a: '1' })).groups[0]).toMatchObject({
      costChangeUsd: null,
      tokensChange: null
    })
  })
})

describe('agents', () => {
  const ledger = { '10': 6, '11': 10 }
  const many = (agents: readonly string[], side: (counts: Record<string, number>) => Rewards) =>
    rewardsOf(
      agents.flatMap(agent =>
        side(ledger).trials.map(record => ({ ...record, agent, name: `${agent}-${record.name}` }))
      )
    )

  test('are matched by name and model, and p is corrected for how many there are', () => {
    const agents = ['codex', 'opencode', 'goose']
    const { groups, unmatched } = compared(many(agents, later), many([...agents, 'aider'], earlier))
    expect(groups.map(({ agent, p, pHolm }) => ({ agent, p, pHolm }))).toEqual(
      agents.map(agent => ({ agent, p: 0.03125, pHolm: 0.09375 }))
    )
    // Alone, six lost tasks would be a regression.
    expect(groups.map(({ conclusion }) => conclusion)).toEqual(agents.map(() => 'no-difference'))
    expect(groups[0]!.smallestLoss).toBe(7 / 16)
    expect(unmatched).toEqual(['aider (only in the baseline)'])
  })

  test('that are alone on their side are compared whatever they are called', () => {
    const { groups, unmatched } = compared(many(['codex'], later), many(['opencode'], earlier))
    expect(groups).toMatchObject([{ agent: 'codex', baseline: { agent: 'opencode', model: null } }])
    expect(unmatched).toEqual([])
  })

  test('that only one side has are named', () => {
    const { groups, unmatched } = compared(many(['codex', 'goose'], later), many(['aider'], earlier))
    expect(groups).toEqual([])
    expect(unmatched).toEqual([
      'codex (not in the baseline)',
      'goose (not in the baseline)',
      'aider (only in the baseline)'
    ])
  })
})

test('rewards that only test.sh wrote are not compared with those that reports confirm', () => {
  const container = { evidence: 'container' } as const
  expect(compared(resultsOf({ a: '1' }, container), resultsOf({ a: '1' })).groups[0]!.pairs).toBe(0)
  expect(compared(resultsOf({ a: '1' }, container), resultsOf({ a: '1' }, container)).groups[0]!.pairs).toBe(
    1
  )
  const mixed = rewardsOf([...trialsOf({ a: '1' }, container), ...trialsOf({ b: '1' })])
  expect(compared(mixed, mixed).groups[0]!.pairs).toBe(1)
})

test('nothing is compared with nothing without a NaN', () => {
  const { groups } = compared(rewardsOf([error()]), rewardsOf([error()]))
  expect(groups).toMatchObject([{ pairs: 0, rate: null, change: null, interval95: null, smallestLoss: null }])
})

describe('always', () => {
  const digits = fc.stringMatching(/^[01]{1,3}$/)
  const results = fc.dictionary(fc.constantFrom(...'abcdefghijklmn'), digits)

  test('the other way round is the opposite', () => {
    fc.assert(
      fc.property(results, results, (one, other) => {
        const [there] = compared(resultsOf(one), resultsOf(other)).groups
        const [back] = compared(resultsOf(other), resultsOf(one)).groups
        if (there === undefined || back === undefined) return
        expect(back).toMatchObject({ p: there.p, gained: there.lost, lost: there.gained })
        expect(back.newlySolved).toEqual(there.newlyLost)
        if (there.change !== null) expect(back.change).toBeCloseTo(-there.change, 12)
      }),
      { numRuns: 15 }
    )
  })

  test('what is the same has not changed', () => {
    fc.assert(
      fc.property(results, one => {
        for (const group of compared(resultsOf(one), resultsOf(one)).groups) {
          expect(group).toMatchObject({ change: 0, gained: 0, lost: 0, p: null, conclusion: 'cannot-tell' })
        }
      }),
      { numRuns: 15 }
    )
  })
})
