import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import {
  COLUMNS,
  EVERYTHING,
  indexOf,
  type Query,
  readQuery,
  selectRows,
  sortedBy,
  writeQuery
} from '../../../src/report/html/page/query.js'
import { OVERVIEW, readRoute, writeRoute } from '../../../src/report/html/page/route.js'
import { orderTasks, selectTasks, tasksOf } from '../../../src/report/html/page/tasks.js'
import { agentNames, rowOf } from '../../../src/report/html/trial-rows.js'
import { error, rewardsOf, trial, unresolved } from '../trials.js'

const trials = [
  trial({ task: 'ledger-10', costUsd: 2 }),
  unresolved({ task: 'ledger-9', costUsd: 0.5 }),
  error({ task: 'larder-1', repository: 'sample-org/larder' }),
  trial({ task: 'larder-2', repository: 'sample-org/larder', agent: 'codex', disputed: true, costUsd: 1 })
]
const agents = agentNames(rewardsOf(trials), [])
const index = indexOf({ agents, rows: trials.map(one => rowOf(one, agents)), rowsLeftOut: 0 })
const select = (query: Partial<Query>): number[] => selectRows(index, { ...EVERYTHING, ...query })

describe('a query', () => {
  test('selects by outcome, agent, repository, code and mark', () => {
    expect(select({})).toEqual([0, 1, 2, 3])
    expect(select({ outcome: 'resolved' })).toEqual([0, 3])
    expect(select({ agent: 1 })).toEqual([3])
    expect(select({ repository: 'sample-org/larder' })).toEqual([2, 3])
    expect(select({ code: 'test-failed' })).toEqual([1])
    expect(select({ mark: 'disputed' })).toEqual([3])
    expect(select({ outcome: 'error', agent: 1 })).toEqual([])
  })

  test('searches for all words, in names, reasons and messages', () => {
    expect(select({ text: 'LEDGER' })).toEqual([0, 1])
    expect(select({ text: 'larder codex' })).toEqual([3])
    expect(select({ text: 'target tests' })).toEqual([1])
    expect(select({ text: 'steps unsupported' })).toEqual([2])
    expect(select({ text: '.*' })).toEqual([])
  })

  test('sorts numbers in names as numbers, and what is not known last in either order', () => {
    expect(select({ sort: 'task' })).toEqual([2, 3, 1, 0])
    expect(select({ sort: 'costUsd' })).toEqual([1, 3, 0, 2])
    expect(select({ sort: 'costUsd', isDescending: true })).toEqual([0, 3, 1, 2])
    expect(select({ sort: 'outcome' })).toEqual([0, 3, 1, 2])
    expect(select({ sort: 'lost' })[3]).toBe(2)
  })

  test('goes from a column upward to downward to the order of the results', () => {
    const up = sortedBy({ ...EVERYTHING, page: 7 }, 'seconds')
    expect(up).toMatchObject({ sort: 'seconds', isDescending: false, page: 1 })
    const down = sortedBy(up, 'seconds')
    expect(down).toMatchObject({ sort: 'seconds', isDescending: true })
    expect(sortedBy(down, 'seconds')).toEqual(EVERYTHING)
    expect(sortedBy(down, 'task')).toMatchObject({ sort: 'task', isDescending: false })
  })
})

describe('a query of tasks', () => {
  const tasks = tasksOf(index.data.rows, agents.length)
  const selected = (query: Partial<Query>): string[] =>
    selectTasks(tasks, { ...EVERYTHING, ...query }).map(({ task }) => task)

  test('selects by the words of their names and by repository, and by nothing that is of one trial', () => {
    expect(selected({ text: 'Ledger' })).toEqual(['ledger-10', 'ledger-9'])
    expect(selected({ repository: 'sample-org/larder' })).toEqual(['larder-1', 'larder-2'])
    expect(selected({ text: 'ledger', repository: 'sample-org/larder' })).toEqual([])
    expect(selected({ outcome: 'error' })).toHaveLength(4)
  })
})

describe('an address', () => {
  const query: fc.Arbitrary<Query> = fc.record({
    text: fc.string(),
    outcome: fc.constantFrom('resolved', 'not-run', null),
    agent: fc.option(fc.nat(999)),
    repository: fc.option(fc.string()),
    code: fc.option(fc.string()),
    mark: fc.constantFrom('suspect', null),
    sort: fc.option(fc.constantFrom(...COLUMNS)),
    isDescending: fc.boolean(),
    page: fc.integer({ min: 1, max: 999 })
  })

  test('says the query, and reads as it was written', () => {
    expect(writeQuery(EVERYTHING)).toBe('')
    fc.assert(
      fc.property(query, one => {
        expect(readQuery(writeQuery(one))).toEqual(one)
        const route = { view: 'trial', trial: 12, query: one } as const
        expect(readRoute(writeRoute(route))).toEqual(route)
      })
    )
  })

  test('of something else is not ours, and what it does not know is left out', () => {
    expect(readRoute('')).toEqual(OVERVIEW)
    expect(readRoute('#main')).toBeNull()
    expect(readRoute('#/trial/x')).toBeNull()
    expect(readQuery('outcome=great&sort=hair&page=-3&agent=1e9')).toEqual(EVERYTHING)
  })
})

test('tasks have their trials by agent, and an order by how hard they are', () => {
  const rows = [
    trial({ task: 'b', attempt: 2 }),
    trial({ task: 'b', attempt: 1 }),
    unresolved({ task: 'a' }),
    trial({ task: 'c' }),
    unresolved({ task: 'c', agent: 'codex' })
  ].map(one => rowOf(one, agents))
  const tasks = tasksOf(rows, agents.length)
  expect(tasks.map(({ task, byAgent, resolved, scored }) => ({ task, byAgent, resolved, scored }))).toEqual([
    { task: 'b', byAgent: [[1, 0], []], resolved: 2, scored: 2 },
    { task: 'a', byAgent: [[2], []], resolved: 0, scored: 1 },
    { task: 'c', byAgent: [[3], [4]], resolved: 1, scored: 2 }
  ])
  const order = (by: Parameters<typeof orderTasks>[1]): string =>
    orderTasks(tasks, by)
      .map(({ task }) => task)
      .join('')
  expect([order('task'), order('hardest'), order('easiest'), order('divided')]).toEqual([
    'abc',
    'acb',
    'bca',
    'cab'
  ])
})
