import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { planSchema } from '../../src/contracts/plan.js'
import type { PlanAgent, PlanTask } from '../../src/plan/estimate-seconds.js'
import { type MakePlanRequest, makePlan } from '../../src/plan/make-plan.js'

const asking = (agent: string, model: string | null = null): PlanAgent => ({ agent, model, asksModel: true })
const oracle: PlanAgent = { agent: 'oracle', model: null, asksModel: false }

const task = (name: string, minutes = 10, base = 'base'): PlanTask => ({
  name,
  base,
  limits: { agentSec: minutes * 60 - 120, verifySec: 100 }
})

const request = (overrides: Partial<MakePlanRequest> = {}): MakePlanRequest => ({
  toolVersion: '1.2.3',
  id: '4711-1',
  job: 'nightly',
  dataset: { source: 'acme/tasks', commit: null, pinned: null },
  tasks: [task('alpha'), task('beta'), task('gamma')],
  agents: [asking('codex')],
  attempts: 1,
  shards: undefined,
  maxCostUsd: undefined,
  known: [],
  ...overrides
})

const names = fc.uniqueArray(fc.string({ minLength: 1, maxLength: 6 }), { minLength: 1, maxLength: 25 })
const someTasks: fc.Arbitrary<PlanTask[]> = names.chain(list =>
  fc.tuple(
    ...list.map(name =>
      fc.record({
        name: fc.constant(name),
        base: fc.constantFrom(null, 'x', 'y'),
        limits: fc.constantFrom(
          null,
          { agentSec: 0, verifySec: 1 },
          { agentSec: 600, verifySec: 60 },
          { agentSec: 7200, verifySec: 60 }
        )
      })
    )
  )
)
const someAgents = fc.constantFrom(
  [oracle],
  [asking('codex')],
  [oracle, asking('codex', 'm'), asking('codex', 'n')]
)

describe('a plan', () => {
  test('has every trial once, no empty shard, one agent a shard, and is valid', () => {
    const shards = fc.option(fc.integer({ min: 3, max: 40 }), { nil: undefined })
    fc.assert(
      fc.property(
        someTasks,
        someAgents,
        fc.integer({ min: 1, max: 4 }),
        shards,
        (tasks, agents, attempts, n) => {
          const plan = makePlan(request({ tasks, agents, attempts, shards: n, maxCostUsd: 5 }))
          expect(planSchema.parse(plan)).toEqual(plan)
          const trials = plan.shards.flatMap(shard => shard.trials)
          const keys = trials.map(({ task: on, agent, model, attempt }) =>
            JSON.stringify([on, agent, model, attempt])
          )
          expect(new Set(keys).size).toBe(tasks.length * agents.length * attempts)
          expect(keys).toHaveLength(tasks.length * agents.length * attempts)
          expect(new Set(trials.map(({ name }) => name.toLowerCase())).size).toBe(trials.length)
          for (const { agent, model, trials: mine } of plan.shards) {
            expect(mine.every(trial => trial.agent === agent && trial.model === model)).toBe(true)
          }
          expect(plan.shards.map(({ shard }) => shard)).toEqual(plan.shards.map((_, index) => index + 1))
          if (n !== undefined) expect(plan.shards).toHaveLength(Math.min(n, trials.length))
        }
      )
    )
  })

  test('is the same whatever order tasks and agents come in', () => {
    fc.assert(
      fc.property(someTasks, fc.infiniteStream(fc.nat()), (tasks, order) => {
        const agents = [oracle, asking('codex')]
        const shuffled = tasks
          .map(one => ({ one, place: order.next().value }))
          .sort((a, b) => a.place - b.place)
          .map(({ one }) => one)
        const plan = makePlan(request({ tasks, agents, attempts: 2, id: undefined }))
        expect(
          makePlan(request({ tasks: shuffled, agents: agents.reverse(), attempts: 2, id: undefined }))
        ).toEqual(plan)
      })
    )
  })

  test('has as few shards as keep the longest under an hour', () => {
    const six = ['a', 'b', 'c', 'd', 'e', 'f'].map(name => task(name, 20))
    expect(makePlan(request({ tasks: six })).shards.map(({ seconds }) => seconds)).toEqual([3600, 3600])
    const long = makePlan(request({ tasks: [task('long', 100), task('a', 50), task('b', 50)] }))
    expect(long.shards.map(({ trials }) => trials.length)).toEqual([2, 1])
  })

  test('has 256 shards at most', () => {
    const tasks = Array.from({ length: 400 }, (_, index) => task(`t${index}`, 50))
    expect(makePlan(request({ tasks })).shards).toHaveLength(256)
    expect(() => makePlan(request({ shards: 257 }))).toThrow(/`--shards 257`: a matrix takes 256 at most/)
  })

  test('names its shards for people, the longest first', () => {
    const plan = makePlan(request({ agents: [oracle, asking('codex', 'openai/a')], shards: 3 }))
    expect(plan.shards.map(({ title }) => title)).toEqual([
      '1 of 3: codex with openai/a, 2 trials',
      '2 of 3: codex with openai/a, 1 trial',
      '3 of 3: oracle, 3 trials'
    ])
  })

  test('gives more shards to an agent that takes longer', () => {
    const known = ['alpha', 'beta', 'gamma'].flatMap(name => [
      { ...asking('slow'), task: name, seconds: 300 },
      { ...asking('fast'), task: name, seconds: 10 }
    ])
    const plan = makePlan(request({ agents: [asking('fast'), asking('slow')], shards: 4, known }))
    expect(plan.shards.map(({ agent, trials }) => [agent, trials.length])).toEqual([
      ['slow', 1],
      ['slow', 1],
      ['slow', 1],
      ['fast', 3]
    ])
  })

  test('divides the money by the time of those that spend it', () => {
    const plan = makePlan(request({ agents: [oracle, asking('codex')], shards: 3, maxCostUsd: 10 }))
    expect(plan.shards.map(({ agent, maxCostUsd }) => [agent, maxCostUsd])).toEqual([
      ['codex', 6.6666],
      ['codex', 3.3333],
      ['oracle', null]
    ])
    const small = makePlan(request({ maxCostUsd: 1e-6, shards: 3 })).shards.map(shard => shard.maxCostUsd)
    expect(small.every(share => share !== null && share > 0)).toBe(true)
    expect(makePlan(request()).shards.map(shard => shard.maxCostUsd)).toEqual([null])
  })

  test('of nothing has no shards', () => {
    expect(makePlan(request({ tasks: [] })).shards).toEqual([])
  })

  test('says how many shards there have to be', () => {
    const agents = [oracle, asking('codex', 'a'), asking('codex', 'b')]
    expect(() => makePlan(request({ agents, shards: 2 }))).toThrow(
      '`--shards 2`: each of the 3 agents and models needs a shard of its own. Name 3 or more'
    )
  })

  test('has an id of its own where none is given', () => {
    const { id } = makePlan(request({ id: undefined }))
    expect(id).toMatch(/^[0-9a-f]{12}$/)
    expect(makePlan(request({ id: undefined })).id).toBe(id)
    expect(makePlan(request({ id: undefined, attempts: 2 })).id).not.toBe(id)
  })
})
