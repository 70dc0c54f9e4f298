import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { parse, stringify } from 'yaml'
import { act, runWorkflow, userRepository } from './support/act.js'
import { type ResultsServer, startResultsServer } from './support/results-server.js'
import { root } from './support/run-action.js'
import { tinyDataset } from './support/tiny.js'

const MINUTES = 60_000

let service: ResultsServer

beforeAll(async () => {
  service = await startResultsServer()
})

afterAll(() => service.close())

interface Example {
  jobs: Record<string, { with?: Record<string, unknown> }>
}

/** What an example asks for and this machine does not have: the benchmark, its agents, models, registries. */
const ELSEWHERE = [
  'dataset',
  'sample',
  'model',
  'registry',
  'preflight',
  'agent-install',
  'agent-command',
  'concurrency'
]

/** An example with the tiny dataset and agents that ask no model; all else is as users copy it. */
const adapted = (name: string, agents: string): string => {
  const example = parse(readFileSync(join(root, 'examples', name), 'utf8')) as Example
  const evaluate = example.jobs.evaluate?.with
  if (evaluate !== undefined) {
    for (const input of ELSEWHERE) delete evaluate[input]
    Object.assign(evaluate, { agent: agents, controls: 'never' })
  }
  return stringify(example)
}

const repositoryOf = (workflows: Readonly<Record<string, string>>): string => {
  const dataset = tinyDataset()
  dataset.add('tiny-1')
  dataset.add('tiny-2')
  return userRepository({ workflows, folders: { '.': dataset.dir } })
}

const describeAct = act === undefined ? describe.skip : describe

describeAct('the examples', () => {
  it(
    'one-job.yml runs as it is',
    async () => {
      const text = readFileSync(join(root, 'examples/one-job.yml'), 'utf8')
      const run = await runWorkflow(repositoryOf({ 'one-job.yml': text }), {
        workflow: 'one-job.yml',
        event: 'workflow_dispatch',
        environment: service.environment
      })
      expect(run.log).toContain('2 resolved, a rate of 1')
      expect(run.code).toBe(0)
    },
    10 * MINUTES
  )

  it(
    'agents-and-models.yml has one report of several agents',
    async () => {
      const run = await runWorkflow(
        repositoryOf({ 'agents.yml': adapted('agents-and-models.yml', 'oracle\nnop') }),
        {
          workflow: 'agents.yml',
          event: 'workflow_dispatch',
          payload: { inputs: { attempts: '2', 'max-cost': '100' } },
          environment: service.environment
        }
      )
      expect(run.outputs('report')).toMatchObject({
        resolved: '4',
        unresolved: '4',
        errors: '0',
        rate: '0.5'
      })
      expect(run.code).toBe(0)
    },
    10 * MINUTES
  )

  it(
    'self-hosted.yml runs on the runners that it names',
    async () => {
      const run = await runWorkflow(
        repositoryOf({ 'self-hosted.yml': adapted('self-hosted.yml', 'oracle') }),
        {
          workflow: 'self-hosted.yml',
          event: 'workflow_dispatch',
          runners: ['ubuntu-24.04', 'kotlin-bench-runners'],
          environment: service.environment
        }
      )
      expect(run.outputs('report')).toMatchObject({ resolved: '6', errors: '0', rate: '1' })
      expect(run.code).toBe(0)
    },
    10 * MINUTES
  )
})
