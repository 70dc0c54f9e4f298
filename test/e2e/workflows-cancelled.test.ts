import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { planSchema } from '../../src/contracts/plan.js'
import { rewardsSchema } from '../../src/contracts/rewards.js'
import { type ResultsServer, startResultsServer } from './support/results-server.js'
import { runMain, runPost, startMain } from './support/run-action.js'
import { newFolder, tinyDataset } from './support/tiny.js'
import { readZip } from './support/zip.js'

const MINUTES = 60_000

let service: ResultsServer

beforeAll(async () => {
  service = await startResultsServer()
})

afterAll(() => service.close())

const fileOf = (artifact: string | undefined, path: string): unknown => {
  const stored = service.artifacts().findLast(({ name }) => name === artifact)
  return JSON.parse(
    readZip(stored?.content ?? Buffer.alloc(0))
      .get(path)
      ?.toString() ?? 'null'
  )
}

/** Sleeps where the instruction says so. */
const AGENT = 'if grep -q "Take your time" "$KOTLIN_BENCH_INSTRUCTION"; then sleep 600; fi'

// The local runner cancels nothing; here a leg gets the signals of GitHub's runner.
describe('a cancelled leg', () => {
  it(
    'has its finished trials counted and the rest shown as not run, until it is run again',
    async () => {
      const dataset = tinyDataset()
      for (const name of ['quick-1', 'quick-2', 'quick-3']) dataset.add(name)
      dataset.add('slow-1', { 'instruction.md': 'Take your time.\n' })
      const job = `e2e-cancelled-${process.pid}`
      const environment = service.environment

      const planned = await runMain({
        inputs: { command: 'plan', path: dataset.tasks, agent: 'command', shards: '2', 'job-name': job },
        environment
      })
      expect(planned.code).toBe(0)
      const { plan = '' } = planned.outputs
      const { shards } = planSchema.parse(fileOf(plan, 'plan.json'))
      const slow = shards.find(({ trials }) => trials.some(({ task }) => task === 'slow-1'))
      const quick = shards.find(({ shard }) => shard !== slow?.shard)
      const besides = slow?.trials.map(({ task }) => task).filter(task => task !== 'slow-1') ?? []
      expect(besides).toHaveLength(1)

      const legOf = (shard: number | undefined, agentCommand: string) => ({
        plan,
        shard: String(shard),
        path: dataset.tasks,
        'agent-command': agentCommand,
        concurrency: '2',
        'jobs-dir': newFolder()
      })
      expect((await runMain({ inputs: legOf(quick?.shard, AGENT), environment })).code).toBe(0)
      const inputs = legOf(slow?.shard, AGENT)
      const leg = startMain({ inputs, environment })
      await leg.untilLog(`${besides[0]}: unresolved`)
      leg.process.kill('SIGINT')
      const main = await leg.result
      expect(main.code).toBe(130)
      expect((await runPost(main.state, { inputs, environment })).code).toBe(0)

      const report = { inputs: { command: 'report', plan }, environment }
      const first = await runMain(report)
      expect(first.code).toBe(3)
      expect(first.outputs).toMatchObject({ resolved: '0', unresolved: '3', errors: '0' })
      expect(rewardsSchema.parse(fileOf(first.outputs['artifact-name'], 'rewards.json')).summary.notRun).toBe(
        1
      )
      expect(first.summary).toContain('not run')

      const again = { ...environment, GITHUB_RUN_ATTEMPT: '2' }
      const second = await runMain({ inputs: legOf(slow?.shard, 'true'), environment: again })
      expect(second.code).toBe(0)
      expect(second.log).not.toContain(`${besides[0]}: agent`)
      const whole = await runMain({ ...report, environment: again })
      expect(whole.code).toBe(0)
      expect(whole.outputs).toMatchObject({ resolved: '0', unresolved: '4', errors: '0' })
    },
    10 * MINUTES
  )
})
