import { chmod, readFile, stat, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from '@jest/globals'
import { type HardenedTask, hardenTasks } from '../../src/commands/harden.js'
import { UserError } from '../../src/contracts/errors.js'
import { GRADLE_COLLECTOR } from '../../src/making/verbatim-files.js'
import { folderWith, taskFiles } from '../dataset/temporary-dataset.js'
import { oldVerifier } from '../making/harden/old-verifier.js'

/** A task with an old verifier, or with another script. */
const task = (name: string, script = oldVerifier()): Record<string, string> => ({
  ...taskFiles(name),
  [`${name}/tests/test.sh`]: script,
  [`${name}/tests/kotlin_logs_collector.sh`]: GRADLE_COLLECTOR
})

const hardenIn = async (
  paths: readonly string[],
  { dryRun = false }: { dryRun?: boolean } = {}
): Promise<readonly HardenedTask[]> => {
  const told: HardenedTask[] = []
  const tasks = await hardenTasks(
    { paths, dryRun },
    { told: one => told.push(one), signal: new AbortController().signal }
  )
  expect(told).toEqual(tasks)
  return tasks
}

const outcomes = (tasks: readonly HardenedTask[]) => tasks.map(({ task, outcome }) => [task, outcome])

describe('hardenTasks', () => {
  it('shows the difference and writes the seven steps, with the mode that the script had', async () => {
    const dir = await folderWith({ ...task('a'), ...task('b') })
    const script = join(dir, 'a/tests/test.sh')
    await chmod(script, 0o755)
    const [first] = await hardenIn([dir])
    expect(first).toMatchObject({ outcome: 'changed', task: 'a' })
    const { difference } = first as HardenedTask & { outcome: 'changed' }
    expect(difference).toMatch(/^--- a\/a\/tests\/test\.sh\n\+\+\+ b\/a\/tests\/test\.sh\n@@ /)
    expect(difference).toContain('\n-    echo 1 > /logs/verifier/reward.txt\n')
    expect(await readFile(script, 'utf8')).toContain('# 7. The reward.')
    expect((await stat(script)).mode & 0o777).toBe(0o755)
    expect(outcomes(await hardenIn([dir]))).toEqual([
      ['a', 'already'],
      ['b', 'already']
    ])
  })

  it('writes nothing where it only has to show', async () => {
    const dir = await folderWith(task('a'))
    expect(outcomes(await hardenIn([join(dir, 'a')], { dryRun: true }))).toEqual([['a', 'changed']])
    expect(await readFile(join(dir, 'a/tests/test.sh'), 'utf8')).toBe(oldVerifier())
  })

  it('leaves a task as it is whose script does something unknown, and goes on', async () => {
    const odd = oldVerifier({ environment: ['source /root/.profile'] })
    const dir = await folderWith({ ...task('a', odd), ...task('b') })
    const tasks = await hardenIn([dir])
    expect(outcomes(tasks)).toEqual([
      ['a', 'refused'],
      ['b', 'changed']
    ])
    expect(tasks[0]).toMatchObject({ problems: [{ line: 10, message: expect.stringContaining('source') }] })
    expect(await readFile(join(dir, 'a/tests/test.sh'), 'utf8')).toBe(odd)
  })

  it('writes through no link', async () => {
    const outside = await folderWith({ 'test.sh': oldVerifier() })
    const { 'a/tests/test.sh': _, ...others } = task('a')
    const dir = await folderWith(others)
    await symlink(join(outside, 'test.sh'), join(dir, 'a/tests/test.sh'))
    const tasks = await hardenIn([dir])
    expect(tasks).toMatchObject([{ outcome: 'refused', problems: [{ line: null }] }])
    expect(await readFile(join(outside, 'test.sh'), 'utf8')).toBe(oldVerifier())
  })

  it('refuses a task without a test.sh', async () => {
    const { 'a/tests/test.sh': _, ...others } = task('a')
    const [only] = await hardenIn([await folderWith(others)])
    expect(only).toMatchObject({
      problems: [{ message: expect.stringContaining('cannot be read (ENOENT)') }]
    })
  })

  it('takes a folder without tasks for a mistake', async () => {
    await expect(hardenIn([await folderWith()])).rejects.toThrow(UserError)
  })
})
