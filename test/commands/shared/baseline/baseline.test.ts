import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from '@jest/globals'
import { type GitHubAccess, gitHubAccess } from '../../../../src/commands/shared/access/github-access.js'
import { readBaseline, requireBaseline } from '../../../../src/commands/shared/baseline/baseline.js'
import { FORK_GRANT, type GitHubServer, WORKFLOW_GRANT } from '../../../e2e/support/github-server.js'
import { rewards, trialRecord } from '../../../entry/records.js'
import { newServer } from '../../../github/github-api.js'
import { zipOf } from '../../../github/zip-of.js'

const TOKENS = {
  workflow: WORKFLOW_GRANT,
  fork: FORK_GRANT,
  poor: { login: 'github-actions[bot]', permissions: { contents: 'read' } }
} as const

const NOW = 5000
const WORKFLOW = 7

const newFolder = (): string => mkdtempSync(join(tmpdir(), 'kotlin-bench-test-'))

const resultOf = (job: string): string => JSON.stringify({ ...rewards([trialRecord()]), job })

const zipped = (job: string): Buffer =>
  zipOf([
    { path: 'report.html', text: '<html>' },
    { path: 'rewards.json', text: resultOf(job), isDeflated: true }
  ])

/** What a step of a workflow run of acme/agent knows of GitHub. */
const accessTo = (
  server: GitHubServer,
  { token = 'workflow', ...variables }: { token?: keyof typeof TOKENS } & Record<string, string> = {}
): GitHubAccess => {
  const event = join(newFolder(), 'event.json')
  writeFileSync(event, JSON.stringify({ repository: { full_name: 'acme/agent', default_branch: 'main' } }))
  return gitHubAccess({
    environment: {
      ...server.environment,
      GITHUB_REPOSITORY: 'acme/agent',
      GITHUB_RUN_ID: String(NOW),
      GITHUB_EVENT_PATH: event,
      ...variables
    },
    token,
    folder: '/'
  })
}

/** A server with runs of acme/agent, each with its artifacts by name. */
const serverWith = async (
  runs: readonly { id: number; branch?: string; conclusion?: string; artifacts?: Record<string, Buffer> }[]
): Promise<GitHubServer> => {
  const server = await newServer(TOKENS)
  const repository = server.repository('acme/agent')
  for (const { id, branch = 'main', conclusion = 'success', artifacts = {} } of runs) {
    repository.runs.push({ id, workflow: WORKFLOW, branch, conclusion })
    for (const [name, content] of Object.entries(artifacts)) {
      repository.artifacts.push({ id: 100 + repository.artifacts.length, run: id, name, content })
    }
  }
  repository.runs.push({ id: NOW, workflow: WORKFLOW, branch: 'feature', conclusion: '' })
  return server
}

describe('readBaseline', () => {
  describe('of a file', () => {
    it('reads it, or that of the folder of a job, without any server', async () => {
      const folder = newFolder()
      mkdirSync(join(folder, 'job'))
      writeFileSync(join(folder, 'job', 'rewards.json'), resultOf('old'))
      const github = gitHubAccess({ environment: {}, token: undefined, folder })
      for (const spec of ['job', 'job/rewards.json']) {
        const baseline = await readBaseline(spec, { folder, github })
        expect(baseline).toMatchObject({
          rewards: { job: 'old' },
          source: join(folder, 'job/rewards.json'),
          url: null
        })
      }
    })

    it("is the user's mistake where there is none, or something else", async () => {
      const folder = newFolder()
      writeFileSync(join(folder, 'other.json'), '{"schema": "other@1"}')
      const github = gitHubAccess({ environment: {}, token: undefined, folder })
      await expect(readBaseline('none.json', { folder, github })).rejects.toThrow(
        /none\.json` cannot be read/
      )
      await expect(readBaseline('other.json', { folder, github })).rejects.toThrow(
        'its schema is not kotlin-bench/rewards@1, but other@1'
      )
    })

    it('is looked at before a run as well, which asks nothing of GitHub', async () => {
      const folder = newFolder()
      writeFileSync(join(folder, 'rewards.json'), resultOf('before'))
      for (const spec of [undefined, 'rewards.json', '.', 'run:1', 'branch:main'])
        await requireBaseline(spec, folder)
      await expect(requireBaseline('none.json', folder)).rejects.toThrow(
        'none.json` cannot be read: there is no such file. Name a `rewards.json`'
      )
      await expect(requireBaseline('run:first', folder)).rejects.toThrow('`--baseline` is `run:first`')
    })
  })

  describe('of a run', () => {
    it("downloads the report's artifact, from the storage that GitHub points to", async () => {
      const server = await serverWith([
        {
          id: 4711,
          artifacts: {
            'kotlin-bench-nightly-shard-1-attempt-1': zipped('shard'),
            'kotlin-bench-nightly': zipped('nightly'),
            'kotlin-bench-nightly-plan-4711-1': zipped('plan')
          }
        }
      ])
      expect(await readBaseline('run:4711', { folder: '/', github: accessTo(server) })).toEqual({
        rewards: expect.objectContaining({ job: 'nightly' }),
        source: 'run 4711 of acme/agent',
        url: 'https://github.com/acme/agent/actions/runs/4711'
      })
      expect(server.requests.at(-1)).toBe('STORAGE /101?sig=signed 200')
    })

    it('takes the artifact of a single shard where there is no report', async () => {
      const server = await serverWith([
        {
          id: 4711,
          artifacts: {
            'kotlin-bench-x-shard-1-attempt-1': zipped('a'),
            'kotlin-bench-x-shard-1-attempt-2': zipped('b')
          }
        }
      ])
      expect(await readBaseline('run:4711', { folder: '/', github: accessTo(server) })).toMatchObject({
        rewards: { job: 'b' }
      })
    })

    it('asks which where a run has several reports, and takes the one that is named', async () => {
      const server = await serverWith([
        { id: 4711, artifacts: { 'kotlin-bench-a': zipped('a'), 'kotlin-bench-b': zipped('b') } }
      ])
      const github = accessTo(server)
      expect(await readBaseline('run:4711', { folder: '/', github })).toEqual({
        none: expect.stringContaining('`run:4711:kotlin-bench-a`, `run:4711:kotlin-bench-b`')
      })
      expect(await readBaseline('run:4711:kotlin-bench-a', { folder: '/', github })).toMatchObject({
        rewards: { job: 'a' }
      })
    })

    it('says of an expired artifact, or of a run that is not there, that there is no baseline', async () => {
      const server = await serverWith([{ id: 4711, artifacts: { 'kotlin-bench-a': zipped('a') } }])
      server.repository('acme/agent').artifacts[0]!.isExpired = true
      const github = accessTo(server)
      expect(await readBaseline('run:4711', { folder: '/', github })).toEqual({
        none: expect.stringContaining('keeps artifacts for a number of days')
      })
      expect(await readBaseline('run:1', { folder: '/', github })).toEqual({
        none: expect.stringContaining('404: Not Found')
      })
    })

    it('names the permission that is missing', async () => {
      const server = await serverWith([{ id: 4711, artifacts: { 'kotlin-bench-a': zipped('a') } }])
      expect(
        await readBaseline('run:4711', { folder: '/', github: accessTo(server, { token: 'poor' }) })
      ).toEqual({ none: expect.stringContaining('`actions: read`') })
    })

    it('says what an artifact holds that is no result', async () => {
      const server = await serverWith([
        { id: 1, artifacts: { 'kotlin-bench-a': Buffer.from('no zip') } },
        { id: 2, artifacts: { 'kotlin-bench-a': zipOf([{ path: 'rewards.json', text: '{' }]) } },
        { id: 3, artifacts: { 'kotlin-bench-a': zipOf([{ path: 'other.json', text: '{}' }]) } }
      ])
      const github = accessTo(server)
      const ofRun = (id: number) => readBaseline(`run:${id}`, { folder: '/', github })
      expect(await ofRun(1)).toEqual({ none: expect.stringContaining('cannot be read') })
      expect(await ofRun(2)).toEqual({ none: expect.stringContaining('it is no JSON') })
      expect(await ofRun(3)).toEqual({ none: expect.stringContaining('no artifact of a whole evaluation') })
    })
  })

  describe('of a branch', () => {
    it('reads the newest result, or another file', async () => {
      const server = await serverWith([])
      server.repository('acme/agent').git.commitFiles('results', {
        'rewards.json': resultOf('newest'),
        'results/2026-01-01-1-1.json': resultOf('first')
      })
      const github = accessTo(server)
      expect(await readBaseline('branch:results', { folder: '/', github })).toEqual({
        rewards: expect.objectContaining({ job: 'newest' }),
        source: 'rewards.json on branch results of acme/agent',
        url: 'https://github.com/acme/agent/blob/results/rewards.json'
      })
      expect(
        await readBaseline('branch:results:results/2026-01-01-1-1.json', { folder: '/', github })
      ).toMatchObject({ rewards: { job: 'first' } })
    })

    it('reads that of a public repository without a token', async () => {
      const server = await newServer()
      server.repository('acme/bench').git.commitFiles('results', { 'rewards.json': resultOf('newest') })
      const github = gitHubAccess({ environment: server.environment, token: undefined, folder: '/' })
      expect(await readBaseline('branch:acme/bench@results', { folder: '/', github })).toMatchObject({
        rewards: { job: 'newest' }
      })
    })

    it('has none before the first result', async () => {
      const server = await serverWith([])
      expect(await readBaseline('branch:results', { folder: '/', github: accessTo(server) })).toEqual({
        none: expect.stringContaining('`publish` makes it')
      })
    })
  })

  describe('where nothing is named', () => {
    it('takes the newest successful run of this workflow on the default branch that still has results', async () => {
      const server = await serverWith([
        { id: 1, artifacts: { 'kotlin-bench-1': zipped('old') } },
        { id: 2, artifacts: { 'kotlin-bench-2': zipped('wanted') } },
        { id: 3 },
        { id: 4, branch: 'feature', artifacts: { 'kotlin-bench-4': zipped('of a branch') } },
        { id: 6, conclusion: 'failure', artifacts: { 'kotlin-bench-6': zipped('failed') } }
      ])
      const github = accessTo(server)
      expect(await readBaseline(undefined, { folder: '/', github })).toMatchObject({
        rewards: { job: 'wanted' },
        source: 'run 2 of acme/agent'
      })
    })

    it('takes the report of the same job where runs have several', async () => {
      const server = await serverWith([
        {
          id: 1,
          artifacts: { 'kotlin-bench-1': zipped('of the run'), 'kotlin-bench-nightly': zipped('nightly') }
        }
      ])
      const github = accessTo(server)
      const withName = (artifact: string) => readBaseline(undefined, { folder: '/', github, artifact })
      expect(await withName('kotlin-bench-nightly')).toMatchObject({ rewards: { job: 'nightly' } })
      expect(await withName(`kotlin-bench-${NOW}`)).toMatchObject({ rewards: { job: 'of the run' } })
    })

    it('asks for the default branch where the event does not say', async () => {
      const server = await serverWith([{ id: 1, artifacts: { 'kotlin-bench-1': zipped('old') } }])
      const github = accessTo(server, { GITHUB_EVENT_PATH: '/none' })
      expect(await readBaseline(undefined, { folder: '/', github })).toMatchObject({
        rewards: { job: 'old' }
      })
    })

    it('has none in the first run, nor at a desk', async () => {
      const server = await serverWith([])
      expect(await readBaseline(undefined, { folder: '/', github: accessTo(server) })).toEqual({
        none: 'No successful run of this workflow on main has results yet.'
      })
      const desk = gitHubAccess({ environment: {}, token: undefined, folder: '/' })
      expect(await readBaseline(undefined, { folder: '/', github: desk })).toEqual({
        none: 'No baseline was named.'
      })
    })
  })
})
