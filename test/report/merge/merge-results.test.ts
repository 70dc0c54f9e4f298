import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import type { Plan } from '../../../src/contracts/plan.js'
import { type Obstacle, rewardsSchema } from '../../../src/contracts/rewards.js'
import { mergeResults } from '../../../src/report/merge/merge-results.js'
import type { ResultPart } from '../../../src/report/merge/part.js'
import { error, plannedOf, rewardsOf, trial, unresolved } from '../trials.js'
import { PLAN_ID, part, planOf } from './parts.js'

const merge = (parts: readonly ResultPart[], plan: Plan | null = null) =>
  mergeResults({ parts, plan, toolVersion: '0.1.0' })

const outage = { kind: 'infrastructure', code: 'disk-full', message: 'no space', phase: 'verify' } as const

describe('shards of one job', () => {
  const a = trial({ task: 'a' })
  const b = unresolved({ task: 'b' })

  test('come to the document that one shard would have given', () => {
    const { rewards, notices, partOf } = merge([part([b]), part([a])], planOf([a, b]))
    expect(rewards).toEqual(rewardsOf([a, b], { job: 'nightly', plan: PLAN_ID, workflow: null }))
    expect(rewardsSchema.parse(rewards)).toEqual(rewards)
    expect(notices).toEqual([])
    expect(partOf.get(a.name)?.trials).toEqual([a])
  })

  test('took as long as they did together, to the millisecond', () => {
    const timed = [33.3, 33.4, 33.302].map((verify, index) =>
      trial({ task: `t${index}`, seconds: { environment: 0.1, agent: 0.2, verify } })
    )
    const { rewards } = merge(
      timed.map(one => part([one])),
      planOf(timed)
    )
    expect(rewards.summary.seconds).toBe(100.902)
    expect(rewards.groups.map(({ seconds }) => seconds)).toEqual([100.902])
  })

  test('whose artifact is missing are not run', () => {
    const { rewards } = merge([part([a])], planOf([a, b]))
    expect(rewards.summary).toMatchObject({ trials: 1, notRun: 1 })
    expect(rewards.notRun).toEqual([plannedOf(b)])
  })

  test('that lack trials are named, with how many', () => {
    const c = trial({ task: 'c' })
    const [shard] = planOf([a, b]).shards
    const plan = {
      ...planOf([]),
      shards: [shard!, { ...shard!, shard: 2, trials: [plannedOf(c)] }]
    }
    expect(merge([part([a])], plan).notices).toEqual([
      'Trials of the plan have no result here: shard 1 lacks 1 of 2, shard 2 lacks all 1. They count as not run.'
    ])
  })

  test('that ran twice to different verdicts are told, and which counts', () => {
    const again = part([unresolved({ task: 'a', name: a.name })], { from: 'jobs2/x' })
    expect(merge([part([a], { from: 'jobs/x' }), again]).notices).toEqual([
      `1 trial (first: ${a.name}) with another verdict in a second place; that of jobs/x counts.`
    ])
    expect(merge([part([a]), part([a])]).notices).toEqual([])
  })

  test('that were cancelled keep what they had finished', () => {
    const cancelled = part([a], { planned: [a, b].map(plannedOf) })
    expect(merge([cancelled]).rewards.summary).toMatchObject({ resolved: 1, notRun: 1 })
  })

  test('that a shard did not start keep its newest reason; those of a shard that says nothing have none', () => {
    const leftOut = (cause: Obstacle, runAttempt: number) =>
      part([], { planned: [plannedOf(a)], leftOut: new Map([[a.name, cause]]), runAttempt })
    const { rewards } = merge([leftOut('deadline', 2), leftOut('model', 1)], planOf([a, b]))
    expect(rewards.notRun).toEqual([{ ...plannedOf(a), cause: 'deadline' }, plannedOf(b)])
  })

  test('are none, and the plan says what was to run', () => {
    expect(merge([], planOf([a, b])).rewards).toMatchObject({ job: 'nightly', planned: 2, trials: [] })
    expect(merge([], planOf([])).rewards.summary).toMatchObject({ trials: 0, rate: null })
  })
})

describe('of several attempts of a workflow run', () => {
  const failed = error({ task: 'a', fault: outage })
  const later = trial({ task: 'a', name: failed.name })

  test('the highest by number counts, in whatever order they come', () => {
    const first = part([unresolved({ task: 'a', name: later.name })], { runAttempt: 9 })
    const second = part([later], { runAttempt: 10 })
    for (const parts of [
      [first, second],
      [second, first]
    ]) {
      expect(merge(parts).rewards.summary).toMatchObject({ trials: 1, resolved: 1 })
    }
  })

  test('a verdict counts before a later attempt without one', () => {
    const parts = [part([later], { runAttempt: 1 }), part([failed], { runAttempt: 2 })]
    expect(merge(parts).rewards.trials).toEqual([later])
  })

  test('a later fault counts before an earlier one', () => {
    const other = { ...failed, fault: { ...outage, code: 'engine-unreachable' } }
    const parts = [part([other], { runAttempt: 2 }), part([failed], { runAttempt: 1 })]
    expect(merge(parts).rewards.trials).toEqual([other])
  })
})

describe('what does not belong to the plan is left out and told:', () => {
  const a = trial({ task: 'a' })

  test('results of another plan, and of none', () => {
    const strange = unresolved({ task: 'a', name: a.name })
    const others = [part([strange], { plan: '4711-2' }), part([strange], { plan: null, from: 'jobs/x' })]
    const { rewards, notices } = merge([part([a]), ...others], planOf([a]))
    expect(rewards.trials).toEqual([a])
    expect(notices).toEqual([
      '1 result (first: artifacts/kotlin-bench-nightly-shard-1-attempt-1) is of plan 4711-2 and not of 4711-1; left out.',
      '1 result (first: jobs/x) is of no plan and not of 4711-1; left out.'
    ])
  })

  test('a trial that was not planned, or says that it is of another agent', () => {
    const { rewards, notices } = merge([part([trial({ task: 'b' }), { ...a, agent: 'codex' }])], planOf([a]))
    expect(rewards.trials).toEqual([])
    expect(notices).toEqual([
      expect.stringContaining(
        'the record of trial b__1 and 1 other is left out, since the plan has no such trial.'
      ),
      'Trials of the plan have no result here: shard 1 lacks all 1. They count as not run.'
    ])
  })

  test('a record whose reward does not follow its outcome', () => {
    const forged = [
      { ...a, reward: 0 as const },
      { ...unresolved({ task: 'b' }), reward: 1 as const },
      { ...error({ task: 'c' }), fault: null }
    ]
    const { rewards, notices } = merge([part(forged)])
    expect(rewards.trials).toEqual([])
    expect(notices).toEqual([
      expect.stringContaining('since it is resolved with reward 0.'),
      expect.stringContaining('since it is unresolved with reward 1.'),
      expect.stringContaining('since it is an error without a fault.')
    ])
  })
})

test('a record of a row whose reward is not that of its first grading is left out', () => {
  const row = { language: 'python', taskType: 'feature', retrieval: null } as const
  const { rewards, notices } = merge([
    part([
      { ...trial({ task: 'a' }), row: { ...row, gradings: { official: 0, strict: 1 } } },
      { ...trial({ task: 'b' }), row: { ...row, gradings: { strict: 1, simple: 0 } } }
    ])
  ])
  expect(rewards.trials.map(({ task }) => task)).toEqual(['b'])
  expect(notices).toEqual([
    expect.stringContaining('since it has reward 1 where its official grading says 0.')
  ])
})

describe('jobs that were run by themselves', () => {
  const codex = { agent: 'codex', model: 'openai/gpt-5' }

  test('of different agents become groups', () => {
    const parts = [
      part([trial()], { job: 'one', plan: null }),
      part([unresolved(codex)], { job: 'two', plan: null })
    ]
    const { rewards, notices } = merge(parts)
    expect(rewards).toMatchObject({ job: 'one + two', plan: null })
    expect(rewards.groups.map(({ agent, rate }) => [agent, rate])).toEqual([
      ['oracle', 1],
      ['codex', 0]
    ])
    expect(notices).toEqual([])
  })

  test('of one agent are more attempts, and differences are told', () => {
    const other = part([unresolved({ name: 'other' })], {
      job: 'two',
      plan: null,
      rulesVersion: '2',
      dataset: { source: 'elsewhere', commit: null },
      settings: { ...part([]).settings, verifierMode: 'shared', sealed: null }
    })
    const { rewards, notices } = merge([part([trial()], { plan: null }), other])
    expect(rewards.summary).toMatchObject({ trials: 2, rate: 0.5 })
    expect(rewards.rulesVersion).toBe('1, 2')
    expect(notices).toEqual([
      'The results are of different datasets or commits (sample-org/bench/tasks at 0123456789ab, elsewhere): read their rates with care.',
      'The results are of different rules of the verdict (1, 2): read their rates with care.',
      'The results are of different verifier modes (fresh, shared): read their rates with care.',
      'The results are of different sealing of the history (sealed, unknown): read their rates with care.',
      '1 attempt of one agent on one task (first: oracle on sample-org_ledger-1) come from several jobs; each counts as an attempt of its own.'
    ])
  })
})

test('every trial is counted once, whatever the shards, the attempts and the order', () => {
  const names = ['a', 'b', 'c', 'd', 'e']
  const piece = fc.record({
    attempt: fc.integer({ min: 1, max: 12 }),
    trials: fc.uniqueArray(fc.constantFrom(...names)),
    make: fc.constantFrom(trial, unresolved, error)
  })
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 8 }), pieces => {
      const planned = names.map(task => trial({ task }))
      const parts = pieces.map(({ attempt, trials, make }) =>
        part(
          trials.map(task => make({ task })),
          { runAttempt: attempt }
        )
      )
      const { summary } = merge(parts, planOf(planned)).rewards
      expect(summary.trials + summary.notRun).toBe(names.length)
      const scored = new Set(pieces.flatMap(({ trials, make }) => (make === error ? [] : trials)))
      expect(summary.resolved + summary.unresolved).toBe(scored.size)
    }),
    { numRuns: 100 }
  )
})
