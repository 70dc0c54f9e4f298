import { describe, expect, test } from '@jest/globals'
import { UserError } from '../../src/contracts/errors.js'
import { type Selection, selectTasks } from '../../src/dataset/select.js'
import { taskOf } from '../task/task-source.js'

const named = (name: string, declaredName: string | null = null) =>
  ({ ok: true, name, task: { ...taskOf(), name, declaredName }, warnings: [] }) as const
const broken = {
  ok: false,
  name: 'broken-1',
  fault: { code: 'task-toml-invalid', message: '' },
  warnings: []
} as const

const entries = [named('alpha-1', 'org/alpha'), named('alpha-2'), broken, named('we[i]rd'), named('.hidden')]
const select = (selection: Partial<Selection>): string[] =>
  selectTasks(entries, { include: [], exclude: [], ...selection }).map(({ name }) => name)

const from = (name: string, repository: string | null) =>
  ({ ok: true, name, task: { ...taskOf(), name, repository }, warnings: [] }) as const
const ofTwo = [
  from('Acme_Larder-1', 'Acme/Larder'),
  from('Acme_Larder-2', 'Acme/Larder'),
  { ...broken, name: 'acme_larder-3' },
  from('other_cellar-1', 'other/cellar'),
  from('unknown-1', null)
]

describe('selecting by repository', () => {
  const names = (selection: Partial<Selection>): string[] =>
    selectTasks(ofTwo, { include: [], exclude: [], ...selection }).map(({ name }) => name)

  test.each([
    [['acme/larder'], ['Acme_Larder-1', 'Acme_Larder-2', 'acme_larder-3']],
    [['other/*'], ['other_cellar-1']],
    [
      ['*/cellar', 'Acme/*'],
      ['Acme_Larder-1', 'Acme_Larder-2', 'acme_larder-3', 'other_cellar-1']
    ]
  ])('%j, the broken task of one with its others', (repository, expected) => {
    expect(names({ repository })).toEqual(expected)
  })

  test.each([
    [{ repository: ['larder'] }, "`--repository larder` matches no task's repository. Nearest: Acme/Larder."],
    [{ repository: ['zzzzzzz'] }, 'There are: Acme/Larder, other/cellar.'],
    [
      { repository: ['other/cellar'], include: ['unknown-1'] },
      'none that `--include "unknown-1"` selects is from `--repository "other/cellar"`'
    ]
  ])('%j is the mistake of the user', (selection, message) => {
    expect(() => names(selection)).toThrow(UserError)
    expect(() => names(selection)).toThrow(message)
  })
})

describe('sampling', () => {
  const many = Array.from({ length: 106 }, (_, index) => named(`task-${String(index).padStart(3, '0')}`))
  const sample = (size: number, seed?: number, among = many): string[] =>
    selectTasks(among, {
      include: [],
      exclude: [],
      sample: size,
      ...(seed === undefined ? {} : { seed })
    }).map(({ name }) => name)

  test('draws the same on every machine, in the order of names', () => {
    expect(sample(5, 7)).toEqual(['task-002', 'task-005', 'task-063', 'task-081', 'task-083'])
    expect(sample(5, 8)).not.toEqual(sample(5, 7))
    expect(sample(5)).toEqual(sample(5, 1))
  })

  test('draws what it is given where that is less, and a larger sample has a smaller one in it', () => {
    expect(sample(1000)).toHaveLength(106)
    expect(sample(20)).toEqual(expect.arrayContaining(sample(5)))
  })

  test('does not depend on the order, nor much on what else there is', () => {
    expect(sample(10, 1, [...many].reverse()).sort()).toEqual(sample(10))
    const kept = sample(10, 1, [...many, named('new-task')]).filter(name => sample(10).includes(name))
    expect(kept.length).toBeGreaterThanOrEqual(9)
  })

  test('draws evenly', () => {
    const counts = new Map<string, number>()
    for (let seed = 0; seed < 500; seed++)
      for (const name of sample(20, seed)) counts.set(name, (counts.get(name) ?? 0) + 1)
    const all = many.map(({ name }) => counts.get(name) ?? 0)
    // 94 expected, standard deviation 9.
    expect(Math.min(...all)).toBeGreaterThan(55)
    expect(Math.max(...all)).toBeLessThan(135)
  })

  test('comes before the limit', () => {
    const options = { include: [], exclude: [], sample: 5, seed: 7, limit: 2 }
    expect(selectTasks(many, options).map(({ name }) => name)).toEqual(sample(5, 7).slice(0, 2))
  })
})

test('where nothing has changed nothing is left, which is no mistake', () => {
  expect(select({ changed: new Set(['alpha-2', 'gone']) })).toEqual(['alpha-2'])
  expect(select({ changed: new Set() })).toEqual([])
})

describe('selecting', () => {
  test.each([
    [{}, ['alpha-1', 'alpha-2', 'broken-1', 'we[i]rd', '.hidden']],
    [{ include: ['alpha-*'] }, ['alpha-1', 'alpha-2']],
    [{ include: ['org/*'] }, ['alpha-1']],
    [{ include: ['*alpha'] }, ['alpha-1']],
    [{ include: ['we[i]rd'] }, ['we[i]rd']],
    [{ include: ['*hidden', 'broken-1'] }, ['broken-1', '.hidden']],
    [{ include: ['*-1'], exclude: ['broken*'] }, ['alpha-1']],
    [{ include: ['alpha-?'], limit: 1 }, ['alpha-1']],
    [{ limit: 100 }, ['alpha-1', 'alpha-2', 'broken-1', 'we[i]rd', '.hidden']]
  ])('%j', (selection, names) => {
    expect(select(selection)).toEqual(names)
  })

  test.each([
    [{ include: ['alpha-1', 'alhpa-2'] }, '`--include alhpa-2` matches no task. Nearest: alpha-2'],
    [
      { include: ['zzzzzz'] },
      'There are 5 tasks, such as alpha-1; patterns match whole names, so try `*zzzzzz*`'
    ],
    [{ include: ['!alpha-1'] }, '!alpha-1` matches no task. Nearest: alpha-1'],
    [{ exclude: ['gamma*'] }, '`--exclude gamma*` matches no task'],
    [
      { include: ['alpha-1'], exclude: ['*'] },
      'No task is left: `--exclude "*"` excludes every selected task'
    ]
  ])('%j is the mistake of the user', (selection, message) => {
    expect(() => select(selection)).toThrow(UserError)
    expect(() => select(selection)).toThrow(message)
  })
})
