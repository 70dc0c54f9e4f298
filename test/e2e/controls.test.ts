import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { runJob, runOptions } from './support/run-job.js'
import { newFolder, type TinyDataset, tinyDataset, tinyToml } from './support/tiny.js'

const SHORT = tinyToml(toml => toml.replace('[verifier]\ntimeout_sec = 60', '[verifier]\ntimeout_sec = 4'))
const HANGS_IN_TESTS = 'echo "sleep 600" >> greet.sh'

let dataset: TinyDataset
const cacheHome = process.env.XDG_CACHE_HOME

beforeAll(() => {
  process.env.XDG_CACHE_HOME = newFolder()
  dataset = tinyDataset()
  dataset.add('sound', { 'task.toml': SHORT })
  dataset.add('gold-hangs', {
    'task.toml': SHORT,
    'solution/solve.sh': '#!/bin/sh\ngit apply /solution/fix.patch\necho "sleep 600" >> greet.sh\n'
  })
  dataset.add('nop-passes', {
    'tests/expected_tests.json': JSON.stringify({
      p2p_tests: [],
      f2p_tests: ['tiny.names'],
      run_result: { passed_tests: [] },
      test_patch_result: { failed_tests: ['tiny.names'] }
    })
  })
})

afterAll(() => {
  if (cacheHome === undefined) delete process.env.XDG_CACHE_HOME
  else process.env.XDG_CACHE_HOME = cacheHome
})

const command = (task: string, agentCommand: string, more = {}) =>
  runOptions({ path: dataset.tasks, include: [task], agent: 'command', agentCommand, ...more })

describe('tests that hang', () => {
  test('are the agent’s where gold and nop end as they should on this machine', async () => {
    const { rewards, jobDir } = await runJob(command('sound', HANGS_IN_TESTS))
    expect(rewards.trials[0]).toMatchObject({
      outcome: 'unresolved',
      reasons: [expect.objectContaining({ code: 'tests-timed-out' })]
    })
    expect(existsSync(join(jobDir, 'controls/sound__oracle/result.json'))).toBe(true)
    // The second time it is known.
    const again = await runJob(command('sound', HANGS_IN_TESTS))
    expect(again.rewards.trials[0]?.outcome).toBe('unresolved')
    expect(existsSync(join(again.jobDir, 'controls'))).toBe(false)
  })

  test('are the task’s where gold hangs as well', async () => {
    const { rewards, exitCode } = await runJob(command('gold-hangs', HANGS_IN_TESTS))
    expect(exitCode).toBe(1)
    expect(rewards.trials[0]).toMatchObject({ outcome: 'error', fault: { kind: 'task', code: 'gold-fails' } })
  })
})

describe('--controls always', () => {
  test('runs no agent on a task that an untouched tree solves', async () => {
    const { rewards, dirOf } = await runJob(command('nop-passes', 'true', { controls: 'always' }))
    expect(rewards.trials[0]).toMatchObject({ outcome: 'error', fault: { kind: 'task', code: 'nop-passes' } })
    expect(existsSync(join(dirOf('nop-passes'), 'agent/command.txt'))).toBe(false)
  })

  test('lets the agent at a sound task', async () => {
    const { rewards } = await runJob(
      command('sound', "sed -i 's/helo/hello/' greet.sh", { controls: 'always' })
    )
    expect(rewards.trials[0]).toMatchObject({ outcome: 'resolved' })
  })
})
