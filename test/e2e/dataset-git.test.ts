import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { execa } from 'execa'
import type { RunOptions } from '../../src/commands/run/run-options.js'
import { run } from '../../src/commands/run.js'
import { publish, type Repository, repositoryAt } from '../dataset/git-repository.js'
import { type GitServer, gitServer } from '../dataset/git-server.js'
import { GATEWAY_PROGRAM } from './support/gateway-program.js'
import { runOptions } from './support/run-job.js'
import { newFolder, tinyDataset } from './support/tiny.js'

const PASSWORD = 'secret-of-the-test'
const cacheHome = newFolder()
const before = process.env.XDG_CACHE_HOME

beforeAll(() => {
  process.env.XDG_CACHE_HOME = cacheHome
})
afterAll(() => {
  if (before === undefined) delete process.env.XDG_CACHE_HOME
  else process.env.XDG_CACHE_HOME = before
})

/** The tiny dataset as a private repository `acme/tiny` on a git server. */
const served = async (): Promise<{
  repository: Repository
  server: GitServer
  push: () => Promise<void>
}> => {
  const dataset = tinyDataset()
  dataset.add('tiny-1')
  dataset.add('tiny-2')
  const repository = repositoryAt(dataset.dir)
  await repository.git('init', '--quiet', '--initial-branch=main')
  await repository.commit({ 'website/index.html': 'not needed\n' })
  const folder = newFolder()
  mkdirSync(join(folder, 'acme'))
  const { push } = await publish(repository, { folder, name: 'acme/tiny.git' })
  return { repository, push, server: await gitServer(folder, { password: PASSWORD }) }
}

/** Runs a job as a workflow's step would whose server this is. */
const runOn = (server: GitServer, options: RunOptions, datasetToken?: string) =>
  run(options, {
    listener: () => {},
    signal: new AbortController().signal,
    toolVersion: '0.0.0',
    environment: { GITHUB_SERVER_URL: server.url },
    datasetToken,
    gatewayProgram: GATEWAY_PROGRAM
  })

const json = (path: string) => JSON.parse(readFileSync(path, 'utf8'))

test('a run on a private dataset: its commit is in config and results, its token nowhere', async () => {
  const { repository, server, push } = await served()
  const head = await repository.git('rev-parse', 'HEAD')
  const jobsDir = newFolder()
  const options = runOptions({ path: '/nowhere', dataset: 'acme/tiny@main', jobsDir, include: ['tiny-1'] })
  const { rewards, jobDir } = await runOn(server, options, PASSWORD)
  const dataset = { source: 'acme/tiny/tasks', commit: head }
  expect(rewards).toMatchObject({ dataset, comparability: { datasetCommit: head }, summary: { resolved: 1 } })
  expect(json(join(jobDir, 'config.json'))).toMatchObject({
    dataset,
    options: { dataset: `acme/tiny@${head}` }
  })
  const trial = rewards.trials[0]?.name ?? ''
  expect(json(join(jobDir, trial, 'result.json'))).toMatchObject({ kotlin_bench: { dataset } })
  const { stdout } = await execa('grep', ['-rl', '--text', PASSWORD, jobsDir, cacheHome], { reject: false })
  expect(stdout).toBe('')

  // A job that goes on keeps to its commit, without asking the server.
  await repository.commit({ 'tasks/tiny-1/tests/test.sh': 'exit 1\n' })
  await push()
  const requests = server.requests.length
  const resumed = await runOn(server, { ...options, resume: 'job' })
  expect(resumed.rewards).toMatchObject({ dataset, summary: { resolved: 1 } })
  expect(server.requests).toHaveLength(requests)
})

test('a run on what changed: the changed task alone, and none where none did', async () => {
  const { repository, server, push } = await served()
  const old = await repository.git('rev-parse', 'HEAD')
  await repository.commit({ 'tasks/tiny-2/instruction.md': 'Greet well.\n' })
  await push()
  const options = { path: '/nowhere', dataset: 'acme/tiny@main' }
  const some = await runOn(server, runOptions({ ...options, changedSince: old }), PASSWORD)
  expect(some.rewards.trials.map(({ task, outcome }) => [task, outcome])).toEqual([['tiny-2', 'resolved']])
  const none = await runOn(server, runOptions({ ...options, changedSince: 'main' }), PASSWORD)
  expect([none.rewards.planned, none.exitCode]).toEqual([0, 0])
})
