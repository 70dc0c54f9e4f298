import { execFileSync } from 'node:child_process'
import { chmodSync } from 'node:fs'
import { beforeAll, describe, expect, test } from '@jest/globals'
import { CLI, cli, containersOf, processesWith, startCli, until } from './support/cli.js'
import { newFolder, tinyDataset } from './support/tiny.js'

const dataset = tinyDataset()

/** Unlike any other process of this machine. */
const SURVIVOR_SLEEP = `sleep 12.${process.pid}`
const VICTIM_SLEEP = `sleep 97.${process.pid}`

const slow = (sleep: string) => ({
  'solution/solve.sh': `#!/bin/sh\n${sleep}\ngit apply /solution/fix.patch\n`
})

beforeAll(() => {
  dataset.add('takes-a-while', slow(SURVIVOR_SLEEP))
  dataset.add('takes-too-long', slow(VICTIM_SLEEP))
  dataset.add('quick')
})

const runOf = (task: string, job: string, jobs = newFolder()): string[] => [
  ...['run', '-p', dataset.tasks, '-i', task, '-a', 'oracle', '-o', jobs, '--job-name', job, '--json']
]

describe('two runs side by side', () => {
  test('do not disturb each other, though one is killed and a third cleans up after it', async () => {
    const job = `e2e-beside-${process.pid}`
    const survivor = startCli(runOf('takes-a-while', `${job}-survivor`))
    const victim = startCli(runOf('takes-too-long', `${job}-victim`))
    for (const sleep of [SURVIVOR_SLEEP, VICTIM_SLEEP])
      expect(await until(() => processesWith(sleep).length > 0, 60)).toBe(true)
    victim.process.kill('SIGKILL')
    await victim.result

    const third = await cli(runOf('quick', `${job}-third`))
    expect(third.code).toBe(0)
    expect(containersOf(`${job}-victim`)).toEqual([])

    const { code, stdout, stderr } = await survivor.result
    expect([code, code === 0 ? '' : stderr]).toEqual([0, ''])
    expect(JSON.parse(stdout).summary).toMatchObject({ trials: 1, resolved: 1 })
    expect(containersOf(job)).toEqual([])
  })

  test('build one image at a time, and both get it', async () => {
    dataset.add('shared-image', { 'environment/Dockerfile': 'FROM kotlin-bench/tiny:base\nRUN sleep 2\n' })
    const results = await Promise.all(['one', 'two'].map(job => cli(runOf('shared-image', job))))
    expect(results.map(result => result.code)).toEqual([0, 0])
    for (const { stdout } of results) expect(JSON.parse(stdout).summary.resolved).toBe(1)
  })
})

describe('a user without privileges, in the engine’s group', () => {
  const canTry = process.getuid?.() === 0 && /^docker:/m.test(execFileSync('getent', ['group']).toString())
  const testHere = canTry ? test : test.skip

  testHere('runs a job as anyone does', async () => {
    const user = `kotlin-bench-${process.pid}`
    const docker = execFileSync('stat', ['-c', '%G', '/var/run/docker.sock']).toString().trim()
    execFileSync('useradd', ['--create-home', '--groups', docker, user])
    try {
      execFileSync('chmod', ['-R', 'a+rX', dataset.dir])
      const jobs = newFolder()
      chmodSync(jobs, 0o777)
      const command = [process.execPath, CLI, ...runOf('quick', 'job', jobs)]
        .map(word => `'${word}'`)
        .join(' ')
      const { code, stdout, stderr } = await cli([`cd; exec ${command}`], {
        command: ['su', user, '--shell', '/bin/sh', '--command']
      })
      expect([code, code === 0 ? '' : stderr]).toEqual([0, ''])
      expect(JSON.parse(stdout).summary).toMatchObject({ trials: 1, resolved: 1 })
    } finally {
      execFileSync('userdel', ['--remove', user], { stdio: 'ignore' })
    }
  })
})
