import { describe, expect, test } from '@jest/globals'
import { findLayout } from '../../src/dataset/layout.js'

const FILES = [
  'a/task.toml',
  'sets/k/tasks/b/task.toml',
  'sets/k/bases/manifest',
  'tasks/readme.md',
  'task.toml'
]

describe('a dataset within a repository', () => {
  test.each([
    ['a dataset', 'sets/k', { tasks: 'sets/k/tasks', bases: 'sets/k/bases', folders: 3 }],
    ['its tasks', 'sets/k/tasks', { tasks: 'sets/k/tasks', bases: 'sets/k/bases', folders: 3 }],
    ['one task', 'sets/k/tasks/b', { tasks: 'sets/k/tasks/b', bases: 'sets/k/bases', folders: 3 }],
    ['one task at the top', 'a', { tasks: 'a', bases: 'bases', folders: 3 }],
    ['tasks at the top', '', { tasks: '', bases: 'bases', folders: 1 }]
  ])('%s', (_, path, { folders, ...expected }) => {
    const layout = findLayout(FILES, path)
    expect(layout).toMatchObject(expected)
    expect(layout?.folders).toHaveLength(folders)
  })

  test.each(['sets', 'sets/k/bases', 'tasks', 'nowhere', 'sets/k/tas'])('%s has none', path => {
    expect(findLayout(FILES, path)).toBeNull()
  })
})
