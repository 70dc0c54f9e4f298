import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from '@jest/globals'
import { type GitHubAccess, gitHubAccess } from '../../../src/commands/shared/access/github-access.js'
import { postComment } from '../../../src/entry/action/post-comment.js'
import { FORK_GRANT, type GitHubServer, WORKFLOW_GRANT } from '../../e2e/support/github-server.js'
import { newServer } from '../../github/github-api.js'

const TOKENS = { workflow: WORKFLOW_GRANT, fork: FORK_GRANT }

/** What the step of a workflow that this event set off knows. */
const accessAfter = (server: GitHubServer, event: object, token: keyof typeof TOKENS): GitHubAccess => {
  const file = join(mkdtempSync(join(tmpdir(), 'kotlin-bench-test-')), 'event.json')
  writeFileSync(file, JSON.stringify(event))
  return gitHubAccess({
    environment: { ...server.environment, GITHUB_REPOSITORY: 'acme/agent', GITHUB_EVENT_PATH: file },
    token,
    folder: '/'
  })
}

const pullRequest = { pull_request: { number: 12, head: { repo: { full_name: 'ann/agent' } } } }

const serverWithPullRequest = async (): Promise<GitHubServer> => {
  const server = await newServer(TOKENS)
  server.repository('acme/agent').comments.set(12, [])
  return server
}

const logged = () => {
  const lines: string[] = []
  return {
    lines,
    runner: {
      info: (text: string) => lines.push(`info ${text}`),
      warning: (text: string) => lines.push(`warning ${text}`)
    }
  }
}

const comment = { key: 'evaluate', markdown: '3 of 4 resolved' }

describe('postComment', () => {
  it.each([
    ['a pull request', pullRequest],
    ['what was said to one', { issue: { number: 12, pull_request: { url: 'x' } } }]
  ])('comments on the pull request after %s', async (_, event) => {
    const server = await serverWithPullRequest()
    const { lines, runner } = logged()
    await postComment(comment, { mode: 'auto', github: accessAfter(server, event, 'workflow'), runner })
    expect(server.repository('acme/agent').comments.get(12)).toHaveLength(1)
    expect(lines).toEqual([expect.stringMatching(/^info Commented on the pull request: https:/)])
  })

  it.each([
    ['auto', /^info No comment .*pull-requests: write/],
    ['always', /^warning No comment .*pull-requests: write/]
  ] as const)('goes on where a fork may not, with mode %s', async (mode, line) => {
    const { lines, runner } = logged()
    await postComment(comment, {
      ...{ mode, runner },
      github: accessAfter(await serverWithPullRequest(), pullRequest, 'fork')
    })
    expect(lines).toEqual([expect.stringMatching(line)])
  })

  it.each([
    ['auto', {}, []],
    ['auto', { issue: { number: 12 } }, []],
    ['never', pullRequest, []],
    ['always', {}, [expect.stringContaining('no pull request set this workflow off')]]
  ] as const)('asks GitHub nothing with mode %s after %j', async (mode, event, told) => {
    const server = await serverWithPullRequest()
    const { lines, runner } = logged()
    await postComment(comment, { mode, github: accessAfter(server, event, 'workflow'), runner })
    expect(lines).toEqual(told)
    expect(server.requests).toEqual([])
  })
})
