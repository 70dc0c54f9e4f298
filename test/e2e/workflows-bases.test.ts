import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { act, runWorkflow, userRepository } from './support/act.js'
import { emptyEngine, ownDataset } from './support/own-images.js'
import { hasRegistry, LOGIN, type RegistryServer, startRegistry } from './support/registry-server.js'
import { type ResultsServer, startResultsServer } from './support/results-server.js'

const MINUTES = 60_000
const LABEL = 'workflows'
const REFUSED = 'workflows-refused'

let service: ResultsServer
let registry: RegistryServer

const describeHere = act !== undefined && hasRegistry() ? describe : describe.skip

const caller = (workflow: string, inputs: readonly string[]): string => `
name: ${workflow}
on: push
permissions: {}
jobs:
  call:
    permissions:
      contents: read
      packages: write
    uses: kotlin-bench/action/.github/workflows/${workflow}@v1
    with:
      registry: ${registry.name}/Acme/Agent
      registry-username: ${LOGIN.username}
      ${inputs.join('\n      ')}
    secrets:
      registry-password: \${{ secrets.REGISTRY_PASSWORD }}
`

describeHere('bases.yml, called from another repository', () => {
  beforeAll(async () => {
    service = await startResultsServer()
    // With bearer tokens, as GitHub's own.
    registry = await startRegistry('token')
  })

  afterAll(async () => {
    emptyEngine(registry.name, LABEL)
    emptyEngine(registry.name, REFUSED)
    registry.stop()
    await service.close()
  })

  it(
    'builds and pushes each base on a runner of its own; evaluate.yml takes them from there',
    async () => {
      const dataset = ownDataset(LABEL, { one: 'a', two: 'b' })
      const dir = userRepository({
        workflows: {
          'bases.yml': caller('bases.yml', []),
          'evaluate.yml': caller('evaluate.yml', ['agent: oracle', 'shards: 1', 'controls: never'])
        },
        folders: { '.': dataset.dir }
      })
      const options = { environment: service.environment, secrets: { REGISTRY_PASSWORD: LOGIN.password } }
      const built = await runWorkflow(dir, { workflow: 'bases.yml', ...options })
      expect(built.jobs.map(({ id, result }) => `${id} ${result}`)).toEqual([
        'list success',
        'build success',
        'build success'
      ])
      const names = ['a', 'b'].map(letter => dataset.baseOf(letter).replace('kotlin-bench/', ''))
      expect(built.jobs.flatMap(({ matrix }) => matrix.base ?? [])).toEqual(names)

      emptyEngine(registry.name, LABEL)
      const run = await runWorkflow(dir, { workflow: 'evaluate.yml', ...options })
      expect(run.code).toBe(0)
      expect(run.outputs('report')).toMatchObject({ resolved: '2', errors: '0' })
      for (const base of names) {
        expect(run.log).toMatch(new RegExp(`${base} +\\w+ +${registry.name}/acme/agent`))
      }
      expect(run.log).not.toContain(LOGIN.password)
    },
    10 * MINUTES
  )

  it(
    'where pushes are refused: evaluate.yml tells it in one annotation, and keeps bases in the cache',
    async () => {
      const dataset = ownDataset(REFUSED, { one: 'a', two: 'b' })
      const dir = userRepository({
        workflows: {
          'evaluate.yml': caller('evaluate.yml', [
            'agent: oracle',
            'shards: 2',
            'controls: never',
            // The evaluation of the test before this one is of the same run.
            'job-name: refused'
          ])
        },
        folders: { '.': dataset.dir }
      })
      registry.intercept((request, response) => {
        if (request.method !== 'POST') return false
        response.writeHead(403, { 'content-type': 'application/json' })
        response.end(JSON.stringify({ errors: [{ code: 'DENIED', message: 'write_package' }] }))
        return true
      })
      const run = await runWorkflow(dir, {
        workflow: 'evaluate.yml',
        environment: service.cacheEnvironment,
        secrets: { REGISTRY_PASSWORD: LOGIN.password }
      })
      registry.intercept(undefined)
      expect(run.code).toBe(0)
      expect(run.outputs('report')).toMatchObject({ resolved: '2', errors: '0' })
      expect(run.log.match(/::notice.*Nothing more is pushed.*docker login/g)).toHaveLength(1)
      const kept = service.cacheEntries().filter(({ key }) => key.startsWith('kotlin-bench-base-'))
      expect(kept).toHaveLength(2)
    },
    10 * MINUTES
  )
})
