import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from '@jest/globals'
import { execa } from 'execa'
import { gitSource, repositoryOfRemote } from '../../src/dataset/git-source.js'
import { folderWith, taskFiles } from './temporary-dataset.js'

const IDENTITY = ['-c', 'user.name=A', '-c', 'user.email=a@example.com', '-c', 'commit.gpgsign=false']

describe('where a dataset comes from', () => {
  test('a folder outside of git has no commit', async () => {
    const dir = await folderWith(taskFiles('one'))
    expect(await gitSource(dir)).toEqual({ source: dir, commit: null })
  })

  test('a clean work tree names its commit; a changed or new file takes it away', async () => {
    const dir = await folderWith({ ...taskFiles('tasks/one'), 'other.txt': 'x' })
    const git = (...args: string[]) => execa('git', [...IDENTITY, ...args], { cwd: dir })
    await git('init', '--quiet')
    await git('add', '.')
    await git('commit', '--quiet', '-m', 'x')
    const { stdout: head } = await git('rev-parse', 'HEAD')
    const tasks = join(dir, 'tasks')
    expect(await gitSource(tasks)).toEqual({ source: tasks, commit: head })
    await git('remote', 'add', 'origin', 'https://user:secret@example.com/owner/bench.git')
    await writeFile(join(dir, 'other.txt'), 'changed beside the tasks')
    expect(await gitSource(tasks)).toEqual({ source: 'owner/bench/tasks', commit: head })
    await writeFile(join(tasks, 'one/new.txt'), 'new')
    expect((await gitSource(tasks)).commit).toBeNull()
  })

  test('a folder that git ignores has no commit', async () => {
    const dir = await folderWith({ '.gitignore': 'tasks\n', ...taskFiles('tasks/one') })
    const git = (...args: string[]) => execa('git', [...IDENTITY, ...args], { cwd: dir })
    await git('init', '--quiet')
    await git('add', '.')
    await git('commit', '--quiet', '-m', 'x')
    expect((await gitSource(join(dir, 'tasks'))).commit).toBeNull()
  })

  test.each([
    ['https://example.com/owner/repo.git', 'owner/repo'],
    ['https://user:token@example.com/owner/repo', 'owner/repo'],
    ['git@example.com:owner/repo.git', 'owner/repo'],
    ['ssh://git@example.com:22/owner/repo/', 'owner/repo'],
    ['/somewhere/local.git', null],
    ['', null]
  ])('the remote %j is %j', (remote, repository) => {
    expect(repositoryOfRemote(remote)).toBe(repository)
  })
})
