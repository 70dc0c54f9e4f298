import { utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from '@jest/globals'
import { readResumedJob } from '../../../src/commands/run/resumed-job.js'
import { UserError } from '../../../src/contracts/errors.js'
import { folderWith } from '../../dataset/temporary-dataset.js'

describe('a job to resume', () => {
  const config = { job: 'job', options: { path: '/tasks', agent: 'nop', attempts: 1 }, planned: [] }
  const startOf = async (files: Readonly<Record<string, unknown>>): Promise<string> => {
    const texts = Object.entries(files).map(([name, value]) => [`job/${name}`, JSON.stringify(value)])
    const jobs = await folderWith(Object.fromEntries(texts))
    return (await readResumedJob('job', jobs)).startedAt.toISOString()
  }

  test('was started when it was started first', async () => {
    const startedAt = '2026-01-31T12:00:00.000Z'
    expect(await startOf({ 'config.json': { ...config, startedAt } })).toBe(startedAt)
    expect(await startOf({ 'config.json': config, 'result.json': { started_at: startedAt } })).toBe(startedAt)
    expect(Date.now() - Date.parse(await startOf({ 'config.json': config }))).toBeLessThan(60_000)
  })
})

describe('a job to resume that is not there', () => {
  test('is told of with the five that started last', async () => {
    const names = ['a', 'b', 'c', 'd', 'e', 'f']
    const jobs = await folderWith({
      ...Object.fromEntries(names.map(name => [`${name}/config.json`, '{}'])),
      'notes/readme.md': ''
    })
    for (const [minute, name] of names.entries()) {
      const begun = new Date(Date.UTC(2026, 0, 31, 12, minute))
      await utimes(join(jobs, name, 'config.json'), begun, begun)
    }
    const read = readResumedJob('nothing', jobs)
    await expect(read).rejects.toThrow(UserError)
    await expect(read).rejects.toThrow(`Name a job in \`${jobs}\` (newest: f, e, d, c, b), or the path`)
  })

  test('is told of with another way to name it, where there is none at all', async () => {
    await expect(readResumedJob('nothing', '/nowhere/jobs')).rejects.toThrow(
      '`--resume nothing`: `/nowhere/jobs/nothing/config.json` is no record of a job. There is no job in `/nowhere/jobs`;'
    )
  })
})
