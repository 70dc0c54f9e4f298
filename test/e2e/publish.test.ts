import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals'
import { artifactPort } from '../../src/github/artifact.js'
import { resultOf } from '../commands/publish/results.js'
import { startCli } from './support/cli.js'
import { FORK_GRANT, type GitHubServer, startGitHubServer, WORKFLOW_GRANT } from './support/github-server.js'
import { type ResultsServer, startResultsServer } from './support/results-server.js'
import { runMain } from './support/run-action.js'
import { newFolder } from './support/tiny.js'

let github: GitHubServer
let service: ResultsServer

const upload = async (name: string, day: number) => {
  const root = newFolder()
  const file = join(root, 'rewards.json')
  writeFileSync(file, JSON.stringify(resultOf(day)))
  Object.assign(process.env, service.environment)
  const port = artifactPort({
    environment: process.env,
    runtimeToken: service.environment.ACTIONS_RUNTIME_TOKEN ?? '',
    serverUrl: 'https://github.com',
    repository: 'acme/agent',
    runId: '4711'
  })
  // The client tells the runner of every step on standard output, which is not the runner's here.
  const output = jest.spyOn(process.stdout, 'write').mockReturnValue(true)
  await port.upload({ name, root, files: [file], retentionDays: undefined })
  output.mockRestore()
}

const publishStep = (inputs: Readonly<Record<string, string>> = {}, workspace = newFolder()) =>
  runMain({
    inputs: { command: 'publish', 'github-token': 'workflow', ...inputs },
    environment: { ...service.environment, ...github.environment },
    workspace
  })

const filesOn = (branch: string) =>
  github
    .repository('acme/agent')
    .git.paths(branch)
    .filter(path => path.startsWith('results/'))

beforeAll(async () => {
  service = await startResultsServer()
  github = await startGitHubServer({ workflow: WORKFLOW_GRANT, fork: FORK_GRANT })
  github.repository('acme/agent')
})

afterAll(async () => {
  await service.close()
  await github.close()
})

describe('command: publish', () => {
  it('has nothing to publish where the run has no report, and says so', async () => {
    const step = await publishStep()
    expect(step.code).toBe(2)
    expect(step.log).toContain('no artifact of a whole evaluation')
  })

  it("keeps the report's result on a branch, once", async () => {
    await upload('kotlin-bench-4711', 1)
    const step = await publishStep()
    expect(step.log).toContain('Published as results/2026-11-01-4001-1.json on branch kotlin-bench-results.')
    expect(step.outputs['trend-url']).toBe('https://github.com/acme/agent/blob/kotlin-bench-results/trend.md')
    expect(step.code).toBe(0)
    const again = await publishStep()
    expect(again.log).toContain('Nothing to publish')
    expect(again.code).toBe(0)
    expect(filesOn('kotlin-bench-results')).toEqual(['results/2026-11-01-4001-1.json'])
  })

  it('takes a file, or the artifact that is named, and another branch', async () => {
    const workspace = newFolder()
    writeFileSync(join(workspace, 'old.json'), JSON.stringify(resultOf(2)))
    await upload('kotlin-bench-weekly', 3)
    expect(await publishStep({ result: 'old.json', branch: 'more' }, workspace)).toMatchObject({ code: 0 })
    expect(await publishStep({ result: 'kotlin-bench-weekly', branch: 'more' })).toMatchObject({ code: 0 })
    expect(filesOn('more')).toEqual(['results/2026-11-02-4002-1.json', 'results/2026-11-03-4003-1.json'])
    const several = await publishStep()
    expect(several.log).toContain('kotlin-bench-4711, kotlin-bench-weekly')
    expect(several.code).toBe(2)
  })

  it('names the permission that is missing', async () => {
    const step = await publishStep({ result: 'kotlin-bench-4711', 'github-token': 'fork', branch: 'none' })
    expect(step.log).toContain('`contents: write`')
    expect(step.code).toBe(3)
  })
})

describe('kotlin-bench publish', () => {
  it('publishes a file, with the token of the environment', async () => {
    const folder = newFolder()
    writeFileSync(join(folder, 'rewards.json'), JSON.stringify(resultOf(4)))
    const publish = (...flags: string[]) =>
      startCli(['publish', folder, '--branch', 'desk', ...flags], {
        env: { ...github.environment, GITHUB_TOKEN: 'workflow', GITHUB_REPOSITORY: 'acme/agent' }
      }).result
    expect(await publish('--json')).toMatchObject({ code: 0, stdout: expect.stringContaining('"published"') })
    const again = await publish()
    expect(again.stdout).toContain('Nothing to publish: it is there, as results/2026-11-04-4004-1.json')
    expect(filesOn('desk')).toEqual(['results/2026-11-04-4004-1.json'])
  })
})

describe('kotlin-bench publish, told to stop', () => {
  // What it has begun with GitHub is a commit that nothing points to yet.
  it('ends at once, whatever GitHub does not answer', async () => {
    const silent = createServer(() => {})
    await new Promise<void>(resolve => silent.listen(0, '127.0.0.1', resolve))
    const asked = once(silent, 'request')
    const { port } = silent.address() as AddressInfo
    const result = join(newFolder(), 'rewards.json')
    writeFileSync(result, JSON.stringify(resultOf(1)))
    const environment = { GITHUB_API_URL: `http://127.0.0.1:${port}`, GITHUB_REPOSITORY: 'acme/agent' }
    const running = startCli(['publish', result], { env: environment })
    await asked
    const begin = Date.now()
    running.process.kill('SIGTERM')
    const { code } = await running.result
    expect(code).toBe(143)
    expect(Date.now() - begin).toBeLessThan(4000)
    silent.closeAllConnections()
    silent.close()
  })
})
