import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from '@jest/globals'
import type { Rewards } from '../../src/contracts/rewards.js'
import { cli, containersOf } from './support/cli.js'
import { buildkitCommandLine } from './support/docker-clients.js'
import { root } from './support/run-action.js'
import { newFolder } from './support/tiny.js'

const MINUTES = 60_000

/** One of the three; the demo runs them all. */
const TASK = 'kotlin-bench_lastbus-9'

const docker = buildkitCommandLine()

// The base takes its packages from Maven's repository with the certificates as a secret of the build.
const testHere = docker ? test : test.skip

const run = async (agent: string) => {
  const jobs = newFolder()
  const job = `e2e-samples-maven-${agent}-${process.pid}`
  const { code, stdout, stderr } = await cli(
    ['run', '-p', join(root, 'tasks'), '-i', TASK, '-a', agent, '-o', jobs, '--job-name', job, '--json'],
    { env: docker!.env }
  )
  expect([code, code === 0 ? '' : stderr]).toEqual([0, ''])
  expect(containersOf(job)).toEqual([])
  const [trial] = (JSON.parse(stdout) as Rewards).trials
  return { trial: trial!, verifier: join(jobs, job, trial!.name, 'verifier') }
}

describe('a sample of the second base, compiled and tested by Maven', () => {
  testHere(
    'is resolved by its own solution',
    async () => {
      const { trial, verifier } = await run('oracle')
      expect(trial).toMatchObject({
        outcome: 'resolved',
        reasons: [],
        tolerant: 1,
        disputed: false,
        flags: []
      })
      expect(readFileSync(join(verifier, 'reward.container.txt'), 'utf8').trim()).toBe('1')

      const reports = join(verifier, 'junit/target/surefire-reports')
      const board = readFileSync(join(reports, 'TEST-lastbus.DepartureBoardTest.xml'), 'utf8')
      expect(readdirSync(reports)).toHaveLength(7)
      // What Surefire writes and no Gradle does: no line break at the end, and phrases for classes.
      expect(board.endsWith('</testsuite>')).toBe(true)
      expect(board).toContain(
        'name="has the night bus of the day before until it has left: at 00:50 the next is N1 00:50" classname="after midnight"'
      )
    },
    15 * MINUTES
  )

  testHere(
    'is not resolved where nothing is done',
    async () => {
      const { trial } = await run('nop')
      expect(trial).toMatchObject({ outcome: 'unresolved', reward: 0, tolerant: 0, disputed: false })
      expect(trial.reasons.map(reason => reason.code)).toEqual(['empty-patch', 'test-failed'])
      expect(trial.transitions).toMatchObject({
        f2p: { expected: 6, passed: 0 },
        p2p: { expected: 79, passed: 79 }
      })
    },
    15 * MINUTES
  )
})
