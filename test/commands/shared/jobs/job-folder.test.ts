import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from '@jest/globals'
import { openJobFolder, reopenJobFolder } from '../../../../src/commands/shared/jobs/job-folder.js'
import { folderWith } from '../../../dataset/temporary-dataset.js'
import { faultyRecord, rewards, trialRecord } from '../../../entry/records.js'

const json = async (path: string) => JSON.parse(await readFile(path, 'utf8'))

describe('the folder of a job', () => {
  test('is made, with those above it', async () => {
    const jobs = join(await folderWith(), 'deep/jobs')
    const { job, jobDir } = await openJobFolder(jobs, 'nightly-1')
    expect({ job, jobDir }).toEqual({ job: 'nightly-1', jobDir: join(jobs, 'nightly-1') })
    expect(await readdir(jobs)).toEqual(['nightly-1'])
  })

  test('is named by the time it starts where it has no name', async () => {
    const { job } = await openJobFolder(await folderWith(), undefined)
    expect(job).toMatch(/^\d{4}-\d\d-\d\d__\d\d-\d\d-\d\d$/)
  })

  test('is never shared by two jobs of the same second', async () => {
    const jobs = await folderWith()
    const opened = await Promise.all(Array.from({ length: 5 }, () => openJobFolder(jobs, undefined)))
    expect(new Set(opened.map(folder => folder.jobDir)).size).toBe(5)
  })

  test('is not taken over from another job', async () => {
    const jobs = await folderWith()
    await mkdir(join(jobs, 'mine'))
    await expect(openJobFolder(jobs, 'mine')).rejects.toThrow(
      `\`--job-name mine\`: \`${join(jobs, 'mine')}\` exists. Choose another name, go on with that job by \`--resume mine\``
    )
  })

  test.each([
    ['file', 'is a file. Name a folder'],
    ['file/below', 'cannot hold the results: E']
  ])('cannot be made under %s', async (name, why) => {
    const parent = await folderWith()
    await writeFile(join(parent, 'file'), '')
    const opened = openJobFolder(join(parent, name), 'mine')
    await expect(opened).rejects.toMatchObject({ name: 'UserError' })
    await expect(opened).rejects.toThrow(`\`--jobs-dir ${join(parent, name)}\` ${why}`)
  })

  test('goes with the jobs folder that was made for it, where it could not begin', async () => {
    const parent = await folderWith()
    const folder = await openJobFolder(join(parent, 'jobs'), 'mine')
    await folder.discard()
    expect(await readdir(parent)).toEqual([])
  })

  test('leaves a jobs folder that was there, or has another job by now', async () => {
    const parent = await folderWith()
    const first = await openJobFolder(join(parent, 'jobs'), 'first')
    const second = await openJobFolder(join(parent, 'jobs'), 'second')
    await first.discard()
    expect(await readdir(join(parent, 'jobs'))).toEqual(['second'])
    await second.discard()
    expect(await readdir(parent)).toEqual(['jobs'])
  })

  const testOnLinux = existsSync('/proc/self') ? test : test.skip
  testOnLinux('cannot be made where a folder holds none', async () => {
    await expect(openJobFolder('/proc/jobs', 'mine')).rejects.toMatchObject({ name: 'UserError' })
  })

  test.each(['', '.', '..', '.hidden', '-x', 'a/b', 'a b', 'ä', 'a\nb', 'x'.repeat(101)])(
    'cannot be called %j',
    async name => {
      await expect(openJobFolder(await folderWith(), name)).rejects.toMatchObject({ name: 'UserError' })
    }
  )

  test('holds rewards.json and Harbor’s result.json', async () => {
    const folder = await openJobFolder(await folderWith(), 'job')
    const given = rewards([trialRecord(), faultyRecord('other')])
    const path = await folder.writeResults(given)
    expect(path).toBe(join(folder.jobDir, 'rewards.json'))
    expect(await json(path)).toEqual(given)
    expect(await json(join(folder.jobDir, 'result.json'))).toMatchObject({
      n_total_trials: 2,
      stats: { n_completed_trials: 2, n_errored_trials: 1, n_cancelled_trials: 0 }
    })
  })

  test('says when it was started first, also where it goes on', async () => {
    const folder = await openJobFolder(await folderWith(), 'job')
    const startedAt = new Date('2026-01-31T12:00:00Z')
    await reopenJobFolder(folder.jobDir, 'job', startedAt).writeResults(rewards([trialRecord()]))
    const result = await json(join(folder.jobDir, 'result.json'))
    expect(result).toMatchObject({ started_at: startedAt.toISOString() })
  })

  test('has a log of lines with their time', async () => {
    const folder = await openJobFolder(await folderWith(), 'job')
    folder.log('one')
    folder.log('two')
    expect(await readFile(join(folder.jobDir, 'job.log'), 'utf8')).toMatch(/^\S+Z one\n\S+Z two\n$/)
  })
})
