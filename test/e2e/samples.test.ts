import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from '@jest/globals'
import type { Rewards } from '../../src/contracts/rewards.js'
import { cli, containersOf } from './support/cli.js'
import { root } from './support/run-action.js'
import { newFolder } from './support/tiny.js'

const MINUTES = 60_000

const TASKS = readdirSync(join(root, 'tasks')).filter(task => task.startsWith('kotlin-bench_larder-'))
const ALL = ['-i', 'kotlin-bench_larder-*']
/** One on each base; CI's job `samples` runs them all, with both agents. */
const SOME = ['-i', 'kotlin-bench_larder-14', '-i', 'kotlin-bench_larder-26']

const run = async (job: string, ...args: string[]) => {
  const jobs = newFolder()
  const { code, stdout, stderr } = await cli([
    ...['run', '-p', join(root, 'tasks'), '-o', jobs, '--job-name', job, '--json'],
    ...args
  ])
  expect([code, code === 0 ? '' : stderr]).toEqual([0, ''])
  const rewards = JSON.parse(stdout) as Rewards
  expect(containersOf(job)).toEqual([])
  return {
    rewards,
    fileOf: (trial: string, path: string) => readFileSync(join(jobs, job, trial, path), 'utf8')
  }
}

describe('the samples, compiled and tested by Gradle', () => {
  test(
    'are all resolved by their own solutions',
    async () => {
      const { rewards, fileOf } = await run(`e2e-samples-oracle-${process.pid}`, ...ALL, '-a', 'oracle')
      expect(rewards.trials.map(({ task, outcome, reasons }) => [task, outcome, reasons])).toEqual(
        TASKS.map(task => [task, 'resolved', []])
      )
      expect(rewards.summary).toMatchObject({ trials: 5, resolved: 5, rate: 1, disputed: 0 })
      for (const { name, tolerant, disputed, flags } of rewards.trials) {
        expect({ tolerant, disputed, suspect: flags.filter(flag => flag.level === 'suspect') }).toEqual({
          tolerant: 1,
          disputed: false,
          suspect: []
        })
        expect(fileOf(name, 'verifier/reward.container.txt').trim()).toBe('1')
      }
    },
    20 * MINUTES
  )

  test(
    'are not resolved where nothing is done',
    async () => {
      const { rewards, fileOf } = await run(`e2e-samples-nop-${process.pid}`, ...SOME, '-a', 'nop')
      expect(rewards.summary).toMatchObject({ trials: 2, resolved: 0, unresolved: 2, rate: 0, disputed: 0 })
      for (const { name, reasons } of rewards.trials) {
        expect(reasons[0]?.code).toBe('empty-patch')
        expect(fileOf(name, 'artifacts/model.patch')).toBe('')
        // The task lets an agent out, but this one goes nowhere.
        const { network } = JSON.parse(fileOf(name, 'result.json')).kotlin_bench
        expect([network.agent.policy.mode, network.verifier.policy.mode]).toEqual(['no-network', 'public'])
      }
    },
    20 * MINUTES
  )

  test(
    'are not resolved by a change that does not compile',
    async () => {
      const { rewards, fileOf } = await run(
        `e2e-samples-broken-${process.pid}`,
        ...['-i', TASKS[0]!, '-a', 'command'],
        ...['--agent-command', 'echo "this is no Kotlin" >> larder-core/src/main/kotlin/larder/Recipe.kt']
      )
      expect(rewards.trials).toEqual([
        expect.objectContaining({ outcome: 'unresolved', reward: 0, tolerant: 0 })
      ])
      const [{ name, reasons }] = rewards.trials as [Rewards['trials'][number]]
      expect(reasons.map(reason => reason.code)).toContain('no-report')
      expect(fileOf(name, 'verifier/test-stdout.txt')).toContain(
        "Execution failed for task ':larder-core:compileKotlin'"
      )
    },
    10 * MINUTES
  )
})
