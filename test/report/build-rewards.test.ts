import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { rewardsSchema, summarySchema, type TrialRecord } from '../../src/contracts/rewards.js'
import { error, mixedTrials, plannedOf, rewardsOf, trial, unresolved } from './trials.js'

describe('rewards.json', () => {
  test('of a job with one of everything', () => {
    const { summary, groups, comparability } = rewardsOf(mixedTrials())
    expect(summary).toMatchObject({
      tasks: 5,
      trials: 5,
      resolved: 2,
      unresolved: 1,
      errors: { infrastructure: 1, model: 0, task: 1 },
      notRun: 0,
      rate: 2 / 3,
      rateAll: 2 / 5,
      bounds: [2 / 5, 4 / 5],
      rateUnflagged: 1 / 3,
      disputed: 1,
      flagged: 1,
      passAtK: { '1': 2 / 3 },
      passHatK: { '1': 2 / 3 },
      tooFewAttempts: { '1': 2 },
      costUsd: null
    })
    expect(groups).toEqual([{ agent: 'oracle', model: null, ...summary }])
    expect(comparability).toMatchObject({ clamped: false, verifierMode: 'fresh', sealed: true })
    expect(Object.keys(comparability.images)).toHaveLength(3)
  })

  test('of nothing has no rates, and no NaN', () => {
    const rewards = rewardsOf([])
    expect(rewards.groups).toEqual([])
    expect(rewards.summary).toMatchObject({
      rate: null,
      interval95: null,
      rateAll: null,
      bounds: null,
      rateUnflagged: null,
      passAtK: {},
      seconds: 0
    })
    expect(rewardsSchema.parse(rewards)).toEqual(rewards)
  })

  test('counts what was planned and did not run', () => {
    const ran = trial()
    const planned = [ran, trial({ task: 'b', name: 'b' })].map(plannedOf)
    const { summary, planned: count } = rewardsOf([ran], { planned })
    expect(count).toBe(2)
    expect(summary).toMatchObject({ tasks: 2, trials: 1, notRun: 1, rate: 1, rateAll: 0.5, bounds: [0.5, 1] })
  })

  test('knows only from its trials whose patches were applied', () => {
    const ran = trial({ agent: 'patch', model: 'acme/large' })
    const planned = [{ ...plannedOf(ran), model: null }]
    const { groups, summary } = rewardsOf([ran], { planned })
    expect(groups).toEqual([{ agent: 'patch', model: 'acme/large', ...summary }])
    expect(summary.notRun).toBe(0)
  })

  test('sums cost where it is known, and tells a clamped trial', () => {
    const trials = [
      trial({ costUsd: 0.1, task: 'a', name: 'a', limits: { ...trial().limits, clamped: ['cpus'] } }),
      trial({ task: 'b', name: 'b' }),
      trial({ costUsd: 0.2, task: 'c', name: 'c' })
    ]
    const rewards = rewardsOf(trials)
    expect(rewards.summary.costUsd).toBe(0.3)
    expect(rewards.comparability.clamped).toBe(true)
  })

  test('says which hosts the run allowed and denied, whatever their order', () => {
    const rules = (allow: string[]) => rewardsOf([trial()], { network: { allow, deny: ['d'] } })
    expect(rules(['b', 'a', 'b']).comparability.network).toEqual({ allow: ['a', 'b'], deny: ['d'] })
    expect(rules(['a', 'b'])).toEqual(rules(['b', 'a']))
  })

  test('keeps agents and models apart, and gives pass@k for each alone', () => {
    const trials = [
      trial({ name: '1' }),
      trial({ name: '2', attempt: 2 }),
      unresolved({ name: '3', agent: 'codex', model: 'p/m' }),
      unresolved({ name: '4', agent: 'codex', model: null })
    ]
    const { groups, summary } = rewardsOf(trials)
    expect(groups.map(({ agent, model, rate, passAtK }) => ({ agent, model, rate, passAtK }))).toEqual([
      { agent: 'oracle', model: null, rate: 1, passAtK: { '1': 1, '2': 1 } },
      { agent: 'codex', model: 'p/m', rate: 0, passAtK: { '1': 0 } },
      { agent: 'codex', model: null, rate: 0, passAtK: { '1': 0 } }
    ])
    expect(summary.passAtK).toEqual({})
  })
})

const trials: fc.Arbitrary<TrialRecord[]> = fc
  .array(
    fc.record({
      task: fc.constantFrom('a', 'b', 'c', 'constructor'),
      agent: fc.constantFrom('oracle', 'codex'),
      model: fc.constantFrom(null, 'p/m'),
      make: fc.constantFrom(trial, unresolved, error),
      kind: fc.constantFrom<'infrastructure' | 'model' | 'task'>('infrastructure', 'model', 'task'),
      suspect: fc.boolean()
    }),
    { maxLength: 30 }
  )
  .map(records =>
    records.map(({ make, kind, suspect, ...keys }, index) => {
      const made = make({ ...keys, name: `n${index}` })
      const fault = made.fault === null ? null : { ...made.fault, kind }
      const flags = suspect ? [{ code: 'history-open', level: 'suspect', message: '' } as const] : []
      return { ...made, fault, flags }
    })
  )

test('rewards that only test.sh wrote are in no rate with those that reports confirm', () => {
  const trials = [
    trial({ task: 'a', name: 'a' }),
    unresolved({ task: 'b', name: 'b' }),
    trial({ task: 'c', name: 'c', evidence: 'container' })
  ]
  const { summary } = rewardsOf(trials)
  expect(summary).toMatchObject({ resolved: 2, unresolved: 1, unverified: 1, rate: 0.5, rateAll: 0.5 })
  const alone = rewardsOf([trials[2]!]).summary
  expect(alone).toMatchObject({ rate: 1, unverified: 1 })
})

describe('always', () => {
  test('trials = resolved + unresolved + errors, in the whole and in each group, and groups add up', () => {
    fc.assert(
      fc.property(trials, fc.array(fc.nat(40)), (all, dropped) => {
        const ran = all.filter((_, index) => !dropped.includes(index))
        const rewards = rewardsOf(ran, { planned: all.map(plannedOf) })
        expect(rewardsSchema.parse(rewards)).toEqual(rewards)
        for (const summary of [rewards.summary, ...rewards.groups]) {
          const { infrastructure, model, task } = summary.errors
          expect(summary.trials).toBe(summary.resolved + summary.unresolved + infrastructure + model + task)
          expect(JSON.stringify(summary)).not.toContain('NaN')
          if (summary.rate !== null) expect(summary.rateUnflagged).toBeLessThanOrEqual(summary.rate + 1e-12)
          if (summary.bounds !== null) expect(summary.rateAll).toBe(summary.bounds[0])
        }
        expect(rewards.summary.trials + rewards.summary.notRun).toBe(rewards.planned)
        const sum = (key: 'trials' | 'resolved' | 'notRun' | 'flagged') =>
          rewards.groups.reduce((total, group) => total + group[key], 0)
        for (const key of ['trials', 'resolved', 'notRun', 'flagged'] as const) {
          expect(sum(key)).toBe(rewards.summary[key])
        }
      }),
      { numRuns: 60 }
    )
  })

  test('the order in which trials end does not matter', () => {
    fc.assert(
      fc.property(
        trials.chain(all => fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length }))),
        ([all, shuffled]) => {
          expect(rewardsOf(shuffled, { planned: all.map(plannedOf) })).toEqual(rewardsOf(all))
        }
      ),
      { numRuns: 30 }
    )
  })

  test('the bounds hold the rate where each task was planned equally often', () => {
    const outcomes = fc.array(
      fc.array(fc.constantFrom(trial, unresolved, error), { minLength: 3, maxLength: 3 }),
      { minLength: 1, maxLength: 8 }
    )
    fc.assert(
      fc.property(outcomes, tasks => {
        const all = tasks.flatMap((makers, task) =>
          makers.map((make, index) => make({ task: `t${task}`, attempt: index + 1 }))
        )
        const { rate, bounds } = summarySchema.parse(rewardsOf(all).summary)
        if (rate === null) return
        expect(rate).toBeGreaterThanOrEqual(bounds![0] - 1e-12)
        expect(rate).toBeLessThanOrEqual(bounds![1] + 1e-12)
      }),
      { numRuns: 50 }
    )
  })
})
