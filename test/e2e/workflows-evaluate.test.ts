import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { type Rewards, rewardsSchema } from '../../src/contracts/rewards.js'
import { act, runWorkflow, userRepository } from './support/act.js'
import { calcImage, calcRow } from './support/calc-rows.js'
import { FORK_GRANT, startGitHubServer } from './support/github-server.js'
import { type ResultsServer, startResultsServer } from './support/results-server.js'
import { type TinyDataset, tinyDataset } from './support/tiny.js'
import { readZip } from './support/zip.js'

const MINUTES = 60_000

/** As the developer of an agent would write it. */
const CALLER = `
name: benchmark
on: push
permissions: {}
jobs:
  evaluate:
    permissions:
      contents: read
    uses: kotlin-bench/action/.github/workflows/evaluate.yml@v1
    with:
      agent: |
        command
        nop
      agent-command: sed -i s/helo/hello/ greet.sh; echo "a key is $MODEL_KEY"
      agent-secret: MODEL_KEY
      shards: 3
      controls: never
      registry: none
      job-name: tiny-benchmark
    secrets:
      agent-env: \${{ secrets.AGENT_ENV }}
  after:
    needs: evaluate
    if: \${{ !cancelled() }}
    runs-on: ubuntu-24.04
    steps:
      - run: echo "rate $RATE, $RESOLVED of them resolved, $ERRORS without a verdict, in $ARTIFACT"
        env:
          RATE: \${{ needs.evaluate.outputs.rate }}
          RESOLVED: \${{ needs.evaluate.outputs.resolved }}
          ERRORS: \${{ needs.evaluate.outputs.errors }}
          ARTIFACT: \${{ needs.evaluate.outputs.artifact-name }}
`

const SECRET = 'sk-a-key-of-a-model-provider'
const SECRETS = { AGENT_ENV: `MODEL_KEY=${SECRET}` }

/** Pull requests from forks get no secrets, so one is measured with agents that have no key. */
const FORK_CALLER = `
name: benchmark
on: pull_request
permissions: {}
jobs:
  evaluate:
    permissions:
      contents: read
      pull-requests: write
    uses: kotlin-bench/action/.github/workflows/evaluate.yml@v1
    with:
      agent: nop
      controls: never
      registry: none
      job-name: from-a-fork
`

/** Rows of SWE-PolyBench from a file of the caller's. */
const ROWS_CALLER = `
name: benchmark
on: push
permissions: {}
jobs:
  evaluate:
    permissions:
      contents: read
    uses: kotlin-bench/action/.github/workflows/evaluate.yml@v1
    with:
      benchmark: swe-polybench
      dataset: data/rows.jsonl
      language: python
      grading: official,strict
      published-images: none
      agent: oracle
      shards: 2
      registry: none
      job-name: rows
`

let service: ResultsServer

beforeAll(async () => {
  service = await startResultsServer()
})

afterAll(() => service.close())

const datasetOf = (...names: string[]): TinyDataset => {
  const dataset = tinyDataset()
  for (const name of names) dataset.add(name)
  return dataset
}

const repositoryWith = (dataset: TinyDataset, workflow = CALLER): string =>
  userRepository({ workflows: { 'benchmark.yml': workflow }, folders: { '.': dataset.dir } })

const filesOf = (artifact: string): ReadonlyMap<string, Buffer> => {
  const stored = service.artifacts().findLast(({ name }) => name === artifact)
  return readZip(stored?.content ?? Buffer.alloc(0))
}

const rewardsOf = (artifact: string): Rewards =>
  rewardsSchema.parse(JSON.parse(filesOf(artifact).get('rewards.json')?.toString() ?? ''))

const describeAct = act === undefined ? describe.skip : describe

describeAct('evaluate.yml, called from another repository', () => {
  it(
    'plans, builds the base, runs three shards with their controls and makes one report of them',
    async () => {
      const workflow = CALLER.replace('controls: never', 'controls: cached')
      const dir = repositoryWith(datasetOf('tiny-1', 'tiny-2'), workflow)
      const run = await runWorkflow(dir, {
        workflow: 'benchmark.yml',
        environment: service.cacheEnvironment,
        secrets: SECRETS
      })
      expect(run.log).not.toContain('::error')
      expect(run.jobs.map(({ id, result }) => `${id} ${result}`)).toEqual([
        'plan success',
        'bases success',
        'run success',
        'run success',
        'run success',
        'report success',
        'after success'
      ])
      expect(run.code).toBe(0)

      // What a later job of the caller gets to know.
      expect(run.log).toContain(
        'rate 0.5, 2 of them resolved, 0 without a verdict, in kotlin-bench-tiny-benchmark'
      )
      // Only the report writes a summary.
      expect(run.summaries.map(({ job }) => job)).toEqual(['report'])
      expect(run.summaries[0]?.text).toContain('tiny-2')

      const names = service.artifacts().map(({ name }) => name)
      expect(names.filter(name => name.startsWith('kotlin-bench-tiny-benchmark')).sort()).toEqual([
        'kotlin-bench-tiny-benchmark',
        'kotlin-bench-tiny-benchmark-plan-4711-1',
        'kotlin-bench-tiny-benchmark-shard-1-attempt-1',
        'kotlin-bench-tiny-benchmark-shard-2-attempt-1',
        'kotlin-bench-tiny-benchmark-shard-3-attempt-1'
      ])
      const rewards = rewardsOf('kotlin-bench-tiny-benchmark')
      expect(rewards.summary).toMatchObject({ trials: 4, resolved: 2, unresolved: 2, notRun: 0 })
      expect(new Set(rewards.trials.map(({ shard }) => shard))).toEqual(new Set([1, 2, 3]))
      expect([...filesOf('kotlin-bench-tiny-benchmark').keys()]).toEqual(
        expect.arrayContaining(['report.html', 'report.md', 'rewards.csv', 'junit.xml', 'badge.svg'])
      )

      // act gives each job folders of other names, which cache entries are told apart by; so it is another
      // test, images-cache-action, that shows them found again.
      expect(run.log).toContain('Running the controls')
      expect(service.cacheEntries().map(({ key }) => key)).toContainEqual(
        expect.stringMatching(/^kotlin-bench-values-.*-shard-\d-/)
      )

      // The agent has said its key; nobody hears it.
      const stored = service.artifacts().flatMap(({ content }) => [...readZip(content).values()].map(String))
      expect(stored.filter(text => text.includes('a key is ***'))).not.toEqual([])
      expect([run.log, ...stored].filter(text => text.includes(SECRET))).toEqual([])
    },
    10 * MINUTES
  )

  it(
    'shows one bad task as one bad row: its shard is red, and the report tells of all',
    async () => {
      const dataset = datasetOf('tiny-1')
      dataset.add('broken-1', { 'environment/Dockerfile': 'FROM kotlin-bench/tiny:base\nRUN exit 7\n' })
      const workflow = CALLER.replace('tiny-benchmark', 'one-broken')
        .replace('        nop\n', '')
        .replace('shards: 3', 'shards: 2')
      const run = await runWorkflow(repositoryWith(dataset, workflow), {
        workflow: 'benchmark.yml',
        environment: service.environment,
        secrets: SECRETS
      })
      expect(run.code).not.toBe(0)
      expect(
        run.jobs
          .filter(({ id }) => id === 'run')
          .map(({ result }) => result)
          .sort()
      ).toEqual(['failure', 'success'])
      expect(run.outputs('report')).toMatchObject({ resolved: '1', unresolved: '0', errors: '1', rate: '1' })
      expect(run.summaries.map(({ job }) => job)).toEqual(['report'])
      expect(run.summaries[0]?.text).toContain('broken-1')
    },
    10 * MINUTES
  )

  it(
    'reports on nothing where no task has changed, which is no failure',
    async () => {
      const workflow = CALLER.replace('tiny-benchmark', 'nothing-changed').replace(
        'controls: never',
        'controls: never\n      changed-since: main'
      )
      const run = await runWorkflow(repositoryWith(datasetOf('tiny-1'), workflow), {
        workflow: 'benchmark.yml',
        environment: service.environment,
        secrets: SECRETS
      })
      expect(run.outputs('plan')).toMatchObject({
        count: '0',
        matrix: '{"include":[]}',
        bases: '{"include":[]}'
      })
      // act runs a matrix of nothing once; here it is the condition that keeps the legs from running.
      expect(run.jobs.map(({ id, result }) => `${id} ${result}`)).toEqual([
        'plan success',
        'report success',
        'after success'
      ])
      expect(run.code).toBe(0)
    },
    5 * MINUTES
  )

  it(
    'goes on without a comment where a pull request from a fork has a token that may not write',
    async () => {
      const github = await startGitHubServer()
      try {
        github.tokens.set('a-token-of-a-fork', FORK_GRANT)
        github.repository('acme/agent').comments.set(7, [])
        const run = await runWorkflow(repositoryWith(datasetOf('tiny-1'), FORK_CALLER), {
          workflow: 'benchmark.yml',
          event: 'pull_request',
          payload: {
            pull_request: {
              ...{ number: 7, base: { ref: 'main' } },
              head: { ref: 'patch-1', repo: { full_name: 'someone/agent' } }
            },
            repository: { full_name: 'acme/agent', default_branch: 'main' }
          },
          token: 'a-token-of-a-fork',
          environment: { ...service.environment, ...github.environment }
        })
        expect(run.code).toBe(0)
        expect(run.outputs('report')).toMatchObject({ unresolved: '1', errors: '0' })
        expect(run.log).toMatch(/No comment on the pull request: .*fork/)
        expect(github.repository('acme/agent').comments.get(7)).toEqual([])
      } finally {
        await github.close()
      }
    },
    10 * MINUTES
  )

  it(
    'runs rows of a file on several shards, and reports on them by language and type of task',
    async () => {
      const image = calcImage()
      const rows = [
        calcRow(image),
        calcRow(image, { instance_id: 'calc__calc-2', task_type: 'bug_fix' }),
        calcRow(image, { instance_id: 'calc__calc-3', language: 'java', log_parser: 'JavaGenericParser' })
      ]
      const dir = userRepository({
        workflows: { 'benchmark.yml': ROWS_CALLER },
        files: { 'data/rows.jsonl': rows.map(row => `${JSON.stringify(row)}\n`).join('') }
      })
      const run = await runWorkflow(dir, { workflow: 'benchmark.yml', environment: service.environment })
      expect(run.jobs.map(({ id, result }) => `${id} ${result}`)).toEqual([
        'plan success',
        'run success',
        'run success',
        'report success'
      ])
      expect(run.outputs('report')).toMatchObject({ resolved: '2', unresolved: '0', errors: '0', rate: '1' })
      expect(run.summaries.at(-1)?.text).toMatch(/Python/)
      const { trials } = rewardsOf('kotlin-bench-rows')
      expect(trials.map(({ task, row }) => [task, row?.gradings])).toEqual([
        ['calc__calc-1', { official: 1, strict: 1 }],
        ['calc__calc-2', { official: 1, strict: 1 }]
      ])
      expect([...filesOf('kotlin-bench-rows').keys()]).toContain('swe-polybench/calc__calc-1_result.json')
    },
    10 * MINUTES
  )
})
