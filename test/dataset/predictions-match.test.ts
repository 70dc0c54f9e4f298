import { describe, expect, it } from '@jest/globals'
import { taskFinder } from '../../src/dataset/predictions-match.js'
import type { Task } from '../../src/task/task.js'

const entry = (name: string, task: Partial<Task> = {}) =>
  ({ ok: true, name, task: { name, declaredName: null, repository: null, ...task } as Task }) as const

const find = taskFinder([
  entry('acme_larder-14', { repository: 'acme/larder', declaredName: 'kotlin/larder-14' }),
  entry('acme_larder-141', { repository: 'acme/larder' }),
  entry('a__b-1'),
  entry('tiny-1', { repository: 'kotlin-bench/tiny' }),
  entry('one-5', { repository: 'x/y' }),
  entry('two-5', { repository: 'x/y' }),
  entry('acme_Jars-3'),
  entry('acme_jars-3'),
  entry('corp_name_repo-9')
])

describe('taskFinder', () => {
  it.each([
    ['acme_larder-14', 'acme_larder-14'],
    ['acme__larder-14', 'acme_larder-14'],
    ['acme/larder:pr-14', 'acme_larder-14'],
    ['Acme/Larder:pr-14', 'acme_larder-14'],
    ['kotlin/larder-14', 'acme_larder-14'],
    ['acme__larder-141', 'acme_larder-141'],
    ['a__b-1', 'a__b-1'],
    // A folder of any name is its repository's pull request all the same.
    ['kotlin-bench/tiny:pr-1', 'tiny-1'],
    ['kotlin-bench__tiny-1', 'tiny-1'],
    ['corp_name__repo-9', 'corp_name_repo-9'],
    // Names that differ in case alone are told apart, and not guessed.
    ['acme_Jars-3', 'acme_Jars-3'],
    ['acme_jars-3', 'acme_jars-3']
  ])('%s is %s', (id, task) => {
    expect(find(id)).toBe(task)
  })

  it.each([
    'acme_larder-1',
    'larder-14',
    '14',
    '',
    'acme/larder',
    'acme/larder:pr-140',
    'x/y:pr-5',
    'ACME_JARS-3'
  ])('%j is none', id => {
    expect(find(id)).toBeUndefined()
  })
})
