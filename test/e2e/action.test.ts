import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { rewardsSchema } from '../../src/contracts/rewards.js'
import { leftovers } from './support/leftovers.js'
import { type ResultsServer, startResultsServer } from './support/results-server.js'
import { runMain, runPost, startMain } from './support/run-action.js'
import { tinyDataset } from './support/tiny.js'
import { readZip } from './support/zip.js'

const MINUTES = 60_000

let service: ResultsServer

beforeAll(async () => {
  service = await startResultsServer()
})

afterAll(() => service.close())

const newJobs = (): string => mkdtempSync(join(tmpdir(), 'kotlin-bench-jobs-'))

/** Tasks whose trials take seconds. */
const tiny = (names: readonly string[] = ['tiny-1']): string => {
  const dataset = tinyDataset()
  for (const name of names) dataset.add(name)
  return dataset.tasks
}

const PROGRAMS = { agent: 'solution/solve.sh', verify: 'tests/test.sh' }

/** A task whose trial with the oracle stays in a phase. */
const stayingIn = (phase: keyof typeof PROGRAMS): string => {
  const dataset = tinyDataset()
  dataset.add('slow-1', { [PROGRAMS[phase]]: '#!/bin/sh\nsleep 60\n' })
  return dataset.tasks
}

/** What the containers of the job that main started are labelled with. */
const idOf = (state: Readonly<Record<string, string>>): string =>
  (JSON.parse(state.job ?? '{}') as { id: string }).id

describe('the action', () => {
  it(
    'resolves tasks with the oracle: outputs, summary, log, artifact, and nothing left',
    async () => {
      const job = `e2e-oracle-${process.pid}`
      const step = {
        inputs: {
          path: tiny(['tiny-1', 'tiny-2', 'other-1']),
          include: 'tiny-*',
          agent: 'oracle',
          'jobs-dir': newJobs(),
          'job-name': job
        },
        environment: service.environment
      }
      const main = await runMain(step)
      expect(main.code).toBe(0)

      const { outputs } = main
      expect(outputs).toMatchObject({ resolved: '2', unresolved: '0', errors: '0', rate: '1' })
      expect(outputs['artifact-name']).toBe(`kotlin-bench-${job}-shard-1-attempt-1`)
      expect(basename(outputs['jobs-dir'] ?? '')).toBe(job)
      const rewards = rewardsSchema.parse(JSON.parse(readFileSync(outputs['rewards-path'] ?? '', 'utf8')))
      expect(rewards.trials.map(trial => trial.outcome)).toEqual(Array(2).fill('resolved'))

      for (const { task } of rewards.trials) {
        // In Markdown, a task's name may stand with its marks escaped.
        expect(main.summary.replaceAll('\\', '')).toContain(task)
        for (const phase of ['environment', 'agent', 'verify']) {
          expect(main.log).toContain(`::group::${task} · ${phase} · `)
        }
      }
      expect(main.log).not.toContain('::error')

      const artifact = service.artifacts().find(one => one.name === outputs['artifact-name'])
      expect(outputs['artifact-id']).toBe(artifact?.id)
      expect(outputs['artifact-url']).toBe(
        `https://github.com/acme/agent/actions/runs/4711/artifacts/${artifact?.id}`
      )
      const files = readZip(artifact?.content ?? Buffer.alloc(0))
      expect(files.get('rewards.json')).toEqual(readFileSync(outputs['rewards-path'] ?? ''))
      for (const { name } of rewards.trials) {
        expect([...files.keys()]).toEqual(
          expect.arrayContaining([
            `${name}/result.json`,
            `${name}/verifier/report.json`,
            `${name}/artifacts/model.patch`
          ])
        )
      }

      const post = await runPost(main.state, step)
      expect(post.code).toBe(0)
      expect(service.artifacts().filter(one => one.name.includes(job))).toHaveLength(1)
      expect(leftovers(idOf(main.state))).toEqual([])
    },
    10 * MINUTES
  )

  it(
    'resolves nothing with an agent that does nothing, which is no reason to fail',
    async () => {
      const job = `e2e-nop-${process.pid}`
      const step = {
        inputs: { path: tiny(), agent: 'nop', 'jobs-dir': newJobs(), 'job-name': job, summary: 'false' },
        environment: {}
      }
      const main = await runMain(step)
      expect(main.code).toBe(0)
      expect(main.outputs).toMatchObject({ resolved: '0', unresolved: '1', errors: '0', rate: '0' })
      expect(main.outputs['artifact-name']).toBeUndefined()
      expect(main.log).toContain('::notice::No artifact was uploaded: the runner offers no artifact service')
      expect(main.summary).toBe('')
    },
    10 * MINUTES
  )

  it(
    'uploads in post what main could not, and fails for neither',
    async () => {
      const job = `e2e-outage-${process.pid}`
      const step = {
        inputs: { path: tiny(), agent: 'nop', 'jobs-dir': newJobs(), 'job-name': job },
        environment: service.environment
      }
      service.setOutage(true)
      const main = await runMain(step)
      service.setOutage(false)
      expect(main.code).toBe(0)
      expect(main.log).toContain('::warning::The artifact could not be uploaded; the post step tries again')

      const post = await runPost(main.state, step)
      expect(post.code).toBe(0)
      const artifact = service.artifacts().find(one => one.name.includes(job))
      expect([...readZip(artifact?.content ?? Buffer.alloc(0)).keys()]).toContain('rewards.json')
    },
    10 * MINUTES
  )

  it(
    'takes another name where its own is taken by a job on another runner',
    async () => {
      const inputs = { path: tiny(), agent: 'nop', 'artifact-name': `same-${process.pid}` }
      const environment = service.environment
      const first = await runMain({ inputs: { ...inputs, 'jobs-dir': newJobs() }, environment })
      const second = await runMain({ inputs: { ...inputs, 'jobs-dir': newJobs() }, environment })
      expect(first.outputs['artifact-name']).toBe(`same-${process.pid}`)
      expect(second.outputs['artifact-name']).toMatch(new RegExp(`^same-${process.pid}-[0-9a-f]{6}$`))
    },
    10 * MINUTES
  )

  it.each([
    ['agent', 'SIGINT', 130],
    ['verify', 'SIGTERM', 143]
  ] as const)(
    'cancelled in the %s phase by %s ends with %d and leaves nothing',
    async (phase, signal, code) => {
      const job = `e2e-cancel-${phase}-${process.pid}`
      const step = {
        inputs: { path: stayingIn(phase), agent: 'oracle', 'jobs-dir': newJobs(), 'job-name': job },
        environment: service.environment
      }
      const main = startMain(step)
      await main.untilLog(`: ${phase}\n`)
      await new Promise(resolve => setTimeout(resolve, 500))
      main.process.kill(signal)
      const ended = await main.result
      expect(ended.code).toBe(code)
      const post = await runPost(ended.state, step)
      expect(post.code).toBe(0)
      expect(post.log).not.toContain('::warning')
      expect(leftovers(idOf(ended.state))).toEqual([])
    },
    10 * MINUTES
  )

  it(
    'killed outright leaves its containers to post, which removes them',
    async () => {
      const job = `e2e-killed-${process.pid}`
      const step = {
        inputs: {
          path: stayingIn('verify'),
          agent: 'oracle',
          'jobs-dir': newJobs(),
          'job-name': job,
          'upload-artifact': 'false'
        },
        environment: {}
      }
      const main = startMain(step)
      await main.untilLog(': verify\n')
      await new Promise(resolve => setTimeout(resolve, 1_000))
      main.process.kill('SIGKILL')
      const ended = await main.result
      expect(leftovers(idOf(ended.state))).not.toEqual([])
      const post = await runPost(ended.state, step)
      expect(post.code).toBe(0)
      expect(leftovers(idOf(ended.state))).toEqual([])
    },
    10 * MINUTES
  )
})
