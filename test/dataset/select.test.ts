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
    [{ include: ['alpha-1', 'alhpa-2'] }, '--include-task-name "alhpa-2" matches no task. Nearest: alpha-2'],
    [
      { include: ['zzzzzz'] },
      'There are 5 tasks, such as alpha-1; patterns match whole names, so try "*zzzzzz*"'
    ],
    [{ include: ['!alpha-1'] }, '"!alpha-1" matches no task. Nearest: alpha-1'],
    [{ exclude: ['gamma*'] }, '--exclude-task-name "gamma*" matches no task'],
    [
      { include: ['alpha-1'], exclude: ['*'] },
      'No task is left: --exclude-task-name "*" excludes every selected task'
    ]
  ])('%j is the mistake of the user', (selection, message) => {
    expect(() => select(selection)).toThrow(UserError)
    expect(() => select(selection)).toThrow(message)
  })
})
