import { beforeAll, describe, expect, test } from '@jest/globals'
import { cli, containersOf, processesWith, startCli, until } from './support/cli.js'
import { newFolder, tinyDataset } from './support/tiny.js'

/** Unlike any other process of this machine. */
const SLEEP = `sleep 97.${process.pid}`

const dataset = tinyDataset()

beforeAll(() => {
  dataset.add('slow-build', {
    'environment/Dockerfile': `FROM kotlin-bench/tiny:base\nRUN echo building && ${SLEEP}\n`
  })
  dataset.add('slow-agent', { 'solution/solve.sh': `#!/bin/sh\n${SLEEP}\n` })
  dataset.add('slow-tests', { 'tests/test.sh': `#!/bin/sh\n${SLEEP}\n` })
})

const runOf = (task: string, job: string): string[] => [
  ...['run', '-p', dataset.tasks, '-i', task, '-a', 'oracle', '-o', newFolder(), '--job-name', job]
]

/** Starts a run and waits until what it is to be interrupted in really goes on. */
const startedIn = async (task: string, job: string) => {
  const running = startCli(runOf(task, job))
  const isUnderWay = await Promise.race([
    until(() => processesWith(SLEEP).length > 0, 120),
    running.result.then(({ stderr }) => Promise.reject(new Error(stderr)))
  ])
  expect(isUnderWay).toBe(true)
  return running
}

describe('a run that is interrupted', () => {
  test.each([
    ['while its image is built', 'slow-build', 'SIGINT', 130],
    ['while the agent works', 'slow-agent', 'SIGINT', 130],
    ['while the tests run', 'slow-tests', 'SIGINT', 130],
    ['by a cancelled workflow job', 'slow-tests', 'SIGTERM', 143]
  ] as const)('%s leaves nothing', async (_, task, signal, code) => {
    const job = `e2e-stopped-${process.pid}-${task}-${code}`
    const running = await startedIn(task, job)
    running.process.kill(signal)
    const result = await running.result
    expect(result.code).toBe(code)
    expect(result.stderr).toContain(`${signal}: stopping`)
    expect(containersOf(job)).toEqual([])
    expect(await until(() => processesWith(SLEEP).length === 0)).toBe(true)
  })

  test('while its containers are started leaves nothing', async () => {
    const job = `e2e-stopped-${process.pid}-environment`
    // Built before, so that the environment phase is containers alone.
    const first = await startedIn('slow-agent', `${job}-before`)
    first.process.kill('SIGINT')
    await first.result
    const running = startCli(runOf('slow-agent', job))
    expect(await until(() => containersOf(job).length > 0)).toBe(true)
    running.process.kill('SIGINT')
    expect((await running.result).code).toBe(130)
    expect(containersOf(job)).toEqual([])
  })

  test('twice leaves at once, and nothing', async () => {
    const job = `e2e-stopped-${process.pid}-twice`
    const running = await startedIn('slow-agent', job)
    running.process.kill('SIGINT')
    running.process.kill('SIGINT')
    expect((await running.result).code).toBe(130)
    expect(await until(() => containersOf(job).length === 0)).toBe(true)
  })
})

describe('a run that is killed', () => {
  test('is cleaned up after by the next one', async () => {
    const job = `e2e-killed-${process.pid}`
    const running = await startedIn('slow-tests', job)
    running.process.kill('SIGKILL')
    expect((await running.result).signal).toBe('SIGKILL')
    expect(containersOf(job)).not.toEqual([])

    dataset.add('quick')
    const next = await cli(runOf('quick', `${job}-next`))
    expect(next.code).toBe(0)
    expect(containersOf(job)).toEqual([])
    expect(await until(() => processesWith(SLEEP).length === 0)).toBe(true)
  })
})
