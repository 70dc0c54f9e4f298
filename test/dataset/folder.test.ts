import { mkdir, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from '@jest/globals'
import { execa } from 'execa'
import { UserError } from '../../src/contracts/errors.js'
import { loadFolder } from '../../src/dataset/folder.js'
import { readTaskFile } from '../../src/dataset/read-task.js'
import { folderWith, taskFiles } from './temporary-dataset.js'

describe('a folder of tasks', () => {
  test('has an entry a task, and names the folders that are none', async () => {
    const dir = await folderWith({
      ...taskFiles('b-2'),
      ...taskFiles('a-1'),
      'notes/readme.md': '',
      'readme.md': '',
      '.git-like/x': ''
    })
    const loaded = await loadFolder(dir)
    expect(loaded.entries.map(({ name, ok }) => [name, ok])).toEqual([
      ['a-1', true],
      ['b-2', true]
    ])
    expect(loaded.entries[0]).toMatchObject({ dir: join(dir, 'a-1') })
    expect(loaded.skipped).toEqual([{ name: 'notes', reason: 'has no task.toml' }])
    expect(loaded.tasksDir).toBe(dir)
  })

  test('one bad task is one bad row', async () => {
    const dir = await folderWith({
      ...taskFiles('good'),
      ...taskFiles('broken', 'a = ['),
      ...taskFiles('not-text'),
      'empty/task.toml': ''
    })
    await execa('sh', ['-c', `printf '\\377' > '${dir}/not-text/task.toml'`])
    const { entries } = await loadFolder(dir)
    expect(entries.map(entry => [entry.name, entry.ok ? 'ok' : entry.fault.code])).toEqual([
      ['broken', 'task-toml-invalid'],
      ['empty', 'task-file-missing'],
      ['good', 'ok'],
      ['not-text', 'task-file-refused']
    ])
  })

  test('one task alone', async () => {
    const dir = await folderWith(taskFiles('only'))
    const loaded = await loadFolder(join(dir, 'only'))
    expect(loaded.entries.map(({ name }) => name)).toEqual(['only'])
    expect(loaded.tasksDir).toBe(dir)
  })

  test('links out of a task, pipes and too large files are refused, without waiting', async () => {
    const dir = await folderWith({
      ...taskFiles('link'),
      ...taskFiles('folder-link'),
      ...taskFiles('dangling'),
      ...taskFiles('pipe'),
      ...taskFiles('large', `# ${'x'.repeat(1024 * 1024)}`),
      ...taskFiles('inside'),
      'secret.txt': 'secret'
    })
    await symlink('../../secret.txt', join(dir, 'link/tests/test.patch'))
    await symlink('/etc', join(dir, 'folder-link/solution'))
    await symlink('nowhere', join(dir, 'dangling/x'))
    await execa('mkfifo', [join(dir, 'pipe/solution')])
    await symlink('../instruction.md', join(dir, 'inside/tests/copy.md'))
    const { entries } = await loadFolder(dir)
    const messages = Object.fromEntries(
      entries.map(entry => [entry.name, entry.ok ? 'ok' : entry.fault.message])
    )
    expect(messages).toEqual({
      link: "tests/test.patch is a link to ../../secret.txt, outside of the task's folder",
      'folder-link': "solution is a link to /etc, outside of the task's folder",
      dangling: 'x is a link to nowhere, which does not exist',
      pipe: 'solution is neither a file nor a folder',
      large: 'task.toml is larger than 1024 KiB',
      inside: 'ok'
    })
  })

  test('a task that is itself a link out of the dataset is skipped by name', async () => {
    const outside = await folderWith(taskFiles('elsewhere'))
    const dir = await folderWith(taskFiles('here'))
    await symlink(join(outside, 'elsewhere'), join(dir, 'there'))
    const { entries, skipped } = await loadFolder(dir)
    expect(entries.map(({ name }) => name)).toEqual(['here'])
    expect(skipped).toEqual([{ name: 'there', reason: 'is a link out of the dataset' }])
  })
})

describe('a path without tasks is the mistake of the user', () => {
  const messageOf = async (path: string): Promise<string> => {
    const thrown = await loadFolder(path).catch((error: unknown) => error)
    expect(thrown).toBeInstanceOf(UserError)
    return (thrown as UserError).message
  }

  test('it does not exist', async () => {
    const dir = await folderWith()
    expect(await messageOf(join(dir, 'nowhere'))).toContain(
      `${dir}/nowhere\` does not exist. Give a folder of tasks`
    )
  })

  test('it is a file', async () => {
    const dir = await folderWith(taskFiles('one'))
    expect(await messageOf(join(dir, 'one/task.toml'))).toContain(
      `is a file. Give a folder of tasks, or one task. Name \`${dir}/one\`.`
    )
  })

  test('it is the folder above', async () => {
    const dir = await folderWith(taskFiles('tasks/one'))
    expect(await messageOf(dir)).toContain(`its folder \`tasks\` has: name \`${dir}/tasks\`.`)
  })

  test('it has other folders', async () => {
    const dir = await folderWith()
    for (let index = 0; index < 7; index++) await mkdir(join(dir, `f${index}`))
    expect(await messageOf(dir)).toContain('`f0` has no task.toml')
    expect(await messageOf(dir)).toContain('and 2 more')
  })
})

describe('one file of a task', () => {
  test('is read when it is needed, and null when it is not there', async () => {
    const dir = await folderWith({ ...taskFiles('one'), 'one/tests/test.patch': 'diff' })
    const task = { dir: join(dir, 'one') }
    expect((await readTaskFile(task, 'tests/test.patch'))?.toString()).toBe('diff')
    expect(await readTaskFile(task, 'tests/none')).toBeNull()
    await expect(readTaskFile(task, 'tests/test.patch', { maxBytes: 3 })).rejects.toThrow('larger than')
    await symlink('/etc/hostname', join(dir, 'one/tests/link'))
    await expect(readTaskFile(task, 'tests/link')).rejects.toThrow('tests/link is a link')
  })
})
