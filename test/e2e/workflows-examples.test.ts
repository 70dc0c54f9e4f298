import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { parse, stringify } from 'yaml'
import { act, runWorkflow, userRepository } from './support/act.js'
import { type GitHubServer, startGitHubServer, WORKFLOW_GRANT } from './support/github-server.js'
import { type ResultsServer, startResultsServer } from './support/results-server.js'
import { root } from './support/run-action.js'
import { tinyDataset } from './support/tiny.js'

const MINUTES = 60_000

const TOKEN = 'a-token-of-github'
const PULL = 7

let service: ResultsServer
let github: GitHubServer

// Each is a run of its own: of its artifacts no other knows.
beforeEach(async () => {
  service = await startResultsServer()
})

afterEach(() => service.close())

beforeAll(async () => {
  github = await startGitHubServer()
  github.tokens.set(TOKEN, WORKFLOW_GRANT)
})

afterAll(() => github.close())

interface Example {
  jobs: Record<string, { with?: Record<string, unknown> }>
}

/** What an example asks for and there is not here: the benchmark, its agents and models; or not the time. */
const ELSEWHERE = [
  'dataset',
  'sample',
  'model',
  'preflight',
  'agent-install',
  'agent-command',
  'concurrency',
  'attempts'
]

/** An example with the tiny dataset and agents that ask no model; all else is as users copy it. */
const adapted = (name: string, agents: string): string => {
  const example = parse(readFileSync(join(root, 'examples', name), 'utf8')) as Example
  const evaluate = example.jobs.evaluate?.with
  if (evaluate !== undefined) {
    for (const input of ELSEWHERE) delete evaluate[input]
    Object.assign(evaluate, { agent: agents, controls: 'never', registry: 'none' })
  }
  return stringify(example)
}

const repositoryOf = (workflows: Readonly<Record<string, string>>): string => {
  const dataset = tinyDataset()
  // Several tasks, and shards of one agent, are shown by workflows-evaluate.test.ts.
  dataset.add('tiny-1')
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
      expect(run.log).toContain('1 resolved, a rate of 1')
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
          payload: { inputs: { 'max-cost': '100' } },
          environment: service.environment
        }
      )
      expect(run.outputs('report')).toMatchObject({
        resolved: '1',
        unresolved: '1',
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
      expect(run.outputs('report')).toMatchObject({ resolved: '1', errors: '0', rate: '1' })
      expect(run.code).toBe(0)
    },
    10 * MINUTES
  )

  it(
    'nightly.yml publishes a result, with which pull-request.yml compares in one comment',
    async () => {
      const hosted = github.repository('acme/agent')
      hosted.comments.set(PULL, [])
      /** Each in a run of its own: of its artifacts no other knows. */
      const run = async (name: string, agent: string, event: { event: string; payload: object }) => {
        const results = await startResultsServer()
        try {
          return await runWorkflow(repositoryOf({ [name]: adapted(name, agent) }), {
            ...{ workflow: name, token: TOKEN, ...event },
            environment: { ...results.environment, ...github.environment }
          })
        } finally {
          await results.close()
        }
      }

      const nightly = await run('nightly.yml', 'oracle', { event: 'schedule', payload: {} })
      expect(nightly.code).toBe(0)
      expect(nightly.jobs.map(({ id }) => id)).toContain('publish')
      expect(hosted.git.paths('kotlin-bench-results')).toEqual(
        expect.arrayContaining(['rewards.json', 'trend.html'])
      )

      const pullRequest = {
        event: 'pull_request',
        payload: {
          pull_request: {
            number: PULL,
            head: { ref: 'faster', repo: { full_name: 'acme/agent' } },
            base: { ref: 'main' }
          },
          repository: { full_name: 'acme/agent', default_branch: 'main' }
        }
      }
      const worse = await run('pull-request.yml', 'nop', pullRequest)
      const [comment] = hosted.comments.get(PULL) ?? []
      const before = comment?.body
      expect(before).toContain('tiny-1')
      expect(before).toMatch(/lost/i)
      // One task is too few to call it a regression.
      expect(worse.code).toBe(0)

      await run('pull-request.yml', 'oracle', pullRequest)
      const comments = hosted.comments.get(PULL) ?? []
      expect(comments.map(({ id }) => id)).toEqual([comment?.id])
      expect(comments[0]?.body).not.toBe(before)
    },
    15 * MINUTES
  )
})
