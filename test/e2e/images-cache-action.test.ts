import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { emptyEngine, ownDataset } from './support/own-images.js'
import { type ResultsServer, startResultsServer } from './support/results-server.js'
import { runMain } from './support/run-action.js'
import { newFolder } from './support/tiny.js'

const MINUTES = 60_000
const LABEL = 'action-cache'
const NO_REGISTRY = 'none.example.com'

let service: ResultsServer

beforeAll(async () => {
  service = await startResultsServer()
})

afterAll(async () => {
  emptyEngine(NO_REGISTRY, LABEL)
  await service.close()
})

describe("the action with GitHub's cache", () => {
  it(
    'keeps base and controls once the results are out, and has both in the next workflow run',
    async () => {
      const dataset = ownDataset(LABEL, { one: 'a' })
      const temporary = newFolder()
      const runOnce = async () => {
        const jobs = newFolder()
        const step = await runMain({
          inputs: {
            path: dataset.tasks,
            agent: 'command',
            'agent-command': 'true',
            controls: 'cached',
            'jobs-dir': jobs,
            'job-name': 'job'
          },
          environment: { ...service.cacheEnvironment, RUNNER_TEMP: temporary, ImageOS: 'ubuntu24' }
        })
        expect(step.code).toBe(0)
        return { ...step, ranControls: existsSync(join(jobs, 'job/controls')) }
      }
      const first = await runOnce()
      expect(first.ranControls).toBe(true)
      expect(service.cacheEntries().map(({ key }) => key)).toEqual([
        expect.stringMatching(/^kotlin-bench-values-1-.*-ubuntu24-shard-1-/),
        expect.stringMatching(/^kotlin-bench-base-1-[0-9a-f]{64}$/)
      ])
      const saved = first.log.indexOf(`image ${dataset.baseOf('a')}  saved`)
      expect(saved).toBeGreaterThan(first.log.indexOf('successfully finalized'))
      expect(first.log).not.toContain('::warning')

      emptyEngine(NO_REGISTRY, LABEL)
      const second = await runOnce()
      expect(second.ranControls).toBe(false)
      expect(second.log).toContain(`image ${dataset.baseOf('a')}  restored`)
      expect(second.log).not.toContain(`image ${dataset.baseOf('a')}  built`)
      expect(service.cacheEntries()).toHaveLength(2)
    },
    5 * MINUTES
  )

  it(
    'that may only be read: one notice, and the run is as good',
    async () => {
      service.setCacheRights('read')
      const dataset = ownDataset(LABEL, { two: 'b' })
      const step = await runMain({
        inputs: { path: dataset.tasks, agent: 'oracle', 'jobs-dir': newFolder() },
        environment: { ...service.cacheEnvironment, RUNNER_TEMP: newFolder() }
      })
      expect(step.code).toBe(0)
      expect(step.outputs).toMatchObject({ resolved: '1' })
      expect(step.log.match(/::notice::GitHub's cache took no entry/g)).toHaveLength(1)
    },
    5 * MINUTES
  )
})
