import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from '@jest/globals'
import { publish } from '../../src/commands/publish.js'
import { type GitHubAccess, gitHubAccess } from '../../src/commands/shared/access/github-access.js'
import { readBaseline } from '../../src/commands/shared/baseline/baseline.js'
import type { PublishedIndex } from '../../src/contracts/published.js'
import type { Rewards } from '../../src/contracts/rewards.js'
import type { HostedGit } from '../e2e/support/github-git.js'
import { FORK_GRANT, type GitHubServer, WORKFLOW_GRANT } from '../e2e/support/github-server.js'
import { newServer } from '../github/github-api.js'
import { resultOf } from './publish/results.js'

const BRANCH = 'results'
const TOKENS = { workflow: WORKFLOW_GRANT, fork: FORK_GRANT }

const accessTo = (server: GitHubServer, token: keyof typeof TOKENS = 'workflow'): GitHubAccess =>
  gitHubAccess({
    environment: { ...server.environment, GITHUB_REPOSITORY: 'acme/agent' },
    token,
    folder: '/'
  })

const fileOf = (rewards: Rewards): string => {
  const path = join(mkdtempSync(join(tmpdir(), 'kotlin-bench-test-')), 'rewards.json')
  writeFileSync(path, JSON.stringify(rewards))
  return path
}

const publishTo = (server: GitHubServer, rewards: Rewards) =>
  publish({ result: fileOf(rewards), branch: BRANCH }, { github: accessTo(server) })

const idsOn = (git: HostedGit): string[] =>
  (JSON.parse(git.read(BRANCH, 'index.json')?.toString() ?? '') as PublishedIndex).results.map(({ id }) => id)

const serverWithGit = async (): Promise<{ server: GitHubServer; git: HostedGit }> => {
  const server = await newServer(TOKENS)
  return { server, git: server.repository('acme/agent').git }
}

describe('publish', () => {
  it('makes the branch with the first result, from which a baseline is read, and no commit without a change', async () => {
    const { server, git } = await serverWithGit()
    expect(await publishTo(server, resultOf(1))).toEqual({
      state: 'published',
      file: 'results/2026-11-01-4001-1.json',
      branch: BRANCH,
      trendUrl: 'https://github.com/acme/agent/blob/results/trend.md',
      exitCode: 0
    })
    expect(git.paths(BRANCH)).toEqual([
      'index.json',
      'results/2026-11-01-4001-1.json',
      'rewards.json',
      'trend.html',
      'trend.md',
      'trend.svg'
    ])
    const head = git.head(BRANCH)
    expect(await publishTo(server, resultOf(1))).toMatchObject({ state: 'unchanged' })
    expect(git.head(BRANCH)).toBe(head)
    const baseline = await readBaseline(`branch:${BRANCH}`, { folder: '/', github: accessTo(server) })
    expect(baseline).toMatchObject({ rewards: { job: '4001', summary: { resolved: 1, unresolved: 1 } } })
  })

  it('loses nothing where two publish at once, and a third writes in between', async () => {
    const { server, git } = await serverWithGit()
    git.commitFiles(BRANCH, { LICENSE: 'None' })
    const both = Promise.all([publishTo(server, resultOf(2)), publishTo(server, resultOf(3))])
    git.commitFiles(BRANCH, { 'README.md': 'Results' })
    await both
    expect(idsOn(git)).toEqual(['4002-1', '4003-1'])
    expect(git.read(BRANCH, 'README.md')?.toString()).toBe('Results')
    expect(git.read(BRANCH, 'LICENSE')?.toString()).toBe('None')
    const refused = server.requests.filter(request => /^PATCH .* 422$/.test(request))
    expect(refused.length).toBeGreaterThan(0)
  })

  it('loses nothing where two make the branch at once', async () => {
    const { server, git } = await serverWithGit()
    await Promise.all([publishTo(server, resultOf(1)), publishTo(server, resultOf(2))])
    expect(idsOn(git)).toEqual(['4001-1', '4002-1'])
  })

  it('names the permission that is missing', async () => {
    const { server } = await serverWithGit()
    const github = accessTo(server, 'fork')
    await expect(publish({ result: fileOf(resultOf(1)), branch: BRANCH }, { github })).rejects.toThrow(
      '`contents: write`'
    )
  })

  it("takes an index of another's making for a mistake, and touches nothing", async () => {
    const { server, git } = await serverWithGit()
    const head = git.commitFiles(BRANCH, { 'index.json': '[]' })
    await expect(publishTo(server, resultOf(1))).rejects.toThrow('is not one that `publish` wrote')
    expect(git.head(BRANCH)).toBe(head)
  })

  it('says which file is no result', async () => {
    const { server } = await serverWithGit()
    const github = accessTo(server)
    await expect(publish({ result: '/none', branch: BRANCH }, { github })).rejects.toThrow(
      'The result `/none`'
    )
  })
})
