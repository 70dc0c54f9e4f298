import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from '@jest/globals'
import { runJob, runOptions } from './support/run-job.js'
import { type TinyDataset, tinyDataset } from './support/tiny.js'

const GOOD = 'FROM kotlin-bench/tiny:base\nWORKDIR /home/tiny\n'

let dataset: TinyDataset

beforeAll(() => {
  dataset = tinyDataset()
  dataset.add('sound')
  dataset.add('broken', { 'environment/Dockerfile': `${GOOD}RUN echo no luck && false\n` })
})

describe('--resume', () => {
  test('runs what has no verdict and keeps the rest, with the log of the earlier try', async () => {
    const options = runOptions({ path: dataset.tasks })
    const first = await runJob(options)
    expect(first.exitCode).toBe(1)
    expect(first.rewards.summary).toMatchObject({ resolved: 1, errors: { task: 1 } })
    const soundResult = join(first.dirOf('sound'), 'result.json')
    const writtenAt = statSync(soundResult).mtimeMs

    writeFileSync(join(dataset.tasks, 'broken/environment/Dockerfile'), GOOD)
    const second = await runJob({ ...options, resume: 'job', jobName: undefined })
    expect(second.exitCode).toBe(0)
    expect(second.rewards.summary).toMatchObject({ trials: 2, resolved: 2 })
    expect(second.jobDir).toBe(first.jobDir)
    expect(statSync(soundResult).mtimeMs).toBe(writtenAt)
    const earlier = readFileSync(join(second.dirOf('broken'), 'tries/1/trial.log'), 'utf8')
    expect(earlier).toContain('no luck')
  })

  test('of no job is the user’s mistake, with what to name', async () => {
    const options = runOptions({ path: dataset.tasks, resume: 'nowhere' })
    await expect(runJob(options)).rejects.toThrow(
      /`--resume nowhere`: `.*config\.json` is no record of a job/
    )
  })
})

describe('--deadline', () => {
  test('starts nothing that its limits could carry beyond it, and says what was not run', async () => {
    // 60 s for the agent, 60 s for the tests, 60 s for the rest: more than two minutes.
    const { rewards, exitCode, events } = await runJob(
      runOptions({ path: dataset.tasks, deadlineMinutes: 2 })
    )
    expect(exitCode).toBe(3)
    expect(rewards.summary).toMatchObject({ trials: 0, notRun: 2 })
    expect(events).toContainEqual(
      expect.objectContaining({
        type: 'warning',
        message: expect.stringContaining('2 of 2 trials were not started')
      })
    )
  })

  test('runs what fits', async () => {
    const options = runOptions({ path: dataset.tasks, include: ['sound'], deadlineMinutes: 5 })
    expect((await runJob(options)).rewards.summary).toMatchObject({ resolved: 1, notRun: 0 })
  })
})

test('--prune-images leaves no image of a task behind', async () => {
  const options = runOptions({ path: dataset.tasks, include: ['sound'], pruneImages: true, attempts: 2 })
  const { rewards } = await runJob(options)
  expect(rewards.summary.resolved).toBe(2)
  const { execFileSync } = await import('node:child_process')
  const names = execFileSync('docker', ['images', '--format', '{{.ID}}', '--no-trunc'], { encoding: 'utf8' })
  expect(names).not.toContain(rewards.trials[0]!.images.task)
  expect(existsSync(join(dataset.tasks, 'sound'))).toBe(true)
})
