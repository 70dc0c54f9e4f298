import { execFileSync } from 'node:child_process'
import { symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from '@jest/globals'
import { taskChecksum } from '../../../src/trial/harbor/task-checksum.js'
import { folderWith } from '../../dataset/temporary-dataset.js'

const files = { 'task.toml': 'a = 1\n', 'tests/test.sh': 'exit 0\n' }

describe('the checksum of a task', () => {
  test('is equal for equal folders, and another for another name or content', async () => {
    const sums = await Promise.all(
      [
        files,
        files,
        { ...files, 'task.toml': 'a = 2\n' },
        { 'task.toml': 'a = 1\n', 'tests/test2.sh': 'exit 0\n' }
      ].map(async one => taskChecksum(await folderWith(one)))
    )
    expect(sums[0]).toMatch(/^[0-9a-f]{64}$/)
    expect(sums[1]).toBe(sums[0])
    expect(new Set(sums).size).toBe(3)
  })

  test('follows no link, waits for no pipe, and comes to an end where there is nothing', async () => {
    const dir = await folderWith(files)
    const sum = taskChecksum(dir)
    const outside = join(await folderWith(), 'outside')
    await writeFile(outside, 'secret')
    await symlink(outside, join(dir, 'link'))
    await symlink(dir, join(dir, 'circle'))
    execFileSync('mkfifo', [join(dir, 'pipe')])
    expect(taskChecksum(dir)).toBe(sum)
    expect(taskChecksum(join(dir, 'nowhere'))).toMatch(/^[0-9a-f]{64}$/)
  })
})
