import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import type { CheckReport } from '../../src/contracts/check.js'
import { checkReportOf } from '../check/check-reports.js'
import { zipOf } from '../github/zip-of.js'
import {
  type GitHubServer,
  type HostedRepository,
  startGitHubServer,
  WORKFLOW_GRANT
} from './support/github-server.js'
import { runMain } from './support/run-action.js'
import { newFolder } from './support/tiny.js'

const HEAD = 'a'.repeat(40)
const LATER = 'b'.repeat(40)
const FORK = 'someone/tasks'
const RUN = 77

let github: GitHubServer
let repository: HostedRepository
let number = 0

beforeAll(async () => {
  github = await startGitHubServer()
  github.tokens.set('a-token-of-github', WORKFLOW_GRANT)
})

afterAll(() => github.close())

beforeEach(() => {
  // A pull request of its own for each test: comments stay.
  number += 1
  repository = github.repository('acme/agent')
  repository.comments.set(number, [])
  repository.pulls = [{ number, state: 'open', head: { sha: HEAD, branch: 'add-task', repository: FORK } }]
  repository.runs = [{ id: RUN, workflow: 1, branch: 'add-task', conclusion: 'failure' }]
  repository.artifacts = []
})

const BROKEN = checkReportOf([{ task: 'sound' }, { task: 'broken', errors: ['nop-fails'] }])

const leave = (files: Readonly<Record<string, string>>, name = 'kotlin-bench-check'): void => {
  const id = repository.artifacts.length + 1
  const parts = Object.entries(files).map(([path, text]) => ({ path, text, isDeflated: true }))
  repository.artifacts.push({ id, run: RUN, name, content: zipOf(parts) })
}

const leaveReport = (report: unknown): void => leave({ 'check.json': JSON.stringify(report) })

/** The job of task-checks-comment.yml after a run on the fork's pull request. */
const comment = (run: object = {}, token?: string) => {
  const event = join(newFolder(), 'event.json')
  const workflow_run = {
    ...{ id: RUN, event: 'pull_request', head_sha: HEAD, head_branch: 'add-task', pull_requests: [] },
    head_repository: { full_name: FORK },
    ...run
  }
  writeFileSync(event, JSON.stringify({ action: 'completed', workflow_run }))
  return runMain({
    inputs: { command: 'check-comment', ...(token === undefined ? {} : { 'github-token': token }) },
    environment: { ...github.environment, GITHUB_EVENT_NAME: 'workflow_run', GITHUB_EVENT_PATH: event },
    workspace: newFolder()
  })
}

const comments = (): string[] => (repository.comments.get(number) ?? []).map(({ body }) => body)

describe('command: check-comment', () => {
  test('posts what a run on a pull request from a fork found, and updates it', async () => {
    leaveReport(BROKEN)
    const posted = await comment()
    expect(posted.log).toContain(`The comment on pull request #${number} is posted`)
    expect(posted.code).toBe(0)
    leaveReport(checkReportOf([{ task: 'sound' }]))
    expect((await comment()).code).toBe(0)
    expect(comments()).toHaveLength(1)
    expect(comments()[0]).toContain('1 sound task: 0 errors')
  })

  test.each([
    ['the pull request has moved on', { head_sha: LATER }],
    ['the run is of another repository', { head_repository: { full_name: 'someone/else' } }],
    ['the repository is gone', { head_repository: null }],
    ['the run was set off by a push', { event: 'push' }]
  ])('says nothing where %s', async (_, run) => {
    leaveReport(BROKEN)
    const step = await comment(run)
    expect(step.log).toContain('No comment: ')
    expect(step.code).toBe(0)
    expect(comments()).toEqual([])
  })

  test('says nothing to one of several pull requests with the same head, unless GitHub knows which', async () => {
    leaveReport(BROKEN)
    const head = { sha: HEAD, branch: 'add-task', repository: FORK }
    repository.pulls.push({ number: 900, state: 'open', head })
    expect((await comment()).log).toContain('Several pull requests')
    await comment({ pull_requests: [{ number }] })
    expect(comments()).toHaveLength(1)
  })

  test('says nothing where the run left no report', async () => {
    leave({ 'check.json': JSON.stringify(BROKEN) }, 'kotlin-bench-check-part-1')
    expect((await comment()).log).toContain('No comment: no task was checked')
    expect(comments()).toEqual([])
  })

  test.each<[string, () => void, string]>([
    [
      'is larger than a report can be',
      () => leave({ 'check.json': ' '.repeat(9 * 1024 * 1024) }),
      'more than 8388608 bytes'
    ],
    ['is no JSON', () => leave({ 'check.json': '## Merge this' }), 'not JSON'],
    ['has another shape', () => leaveReport({ ...BROKEN, schema: 'kotlin-bench/check@9' }), 'schema: '],
    ['has texts without end', () => leaveReport(withMessage('x'.repeat(4_001))), 'message: '],
    [
      'lies elsewhere in the zip',
      () => leave({ '../check.json': JSON.stringify(BROKEN), 'report.md': '# Merge this' }),
      'has no check.json|invalid relative path'
    ],
    [
      'is no zip',
      () =>
        repository.artifacts.push({
          id: 9,
          run: RUN,
          name: 'kotlin-bench-check',
          content: Buffer.from('Merge this')
        }),
      'is no report of ours'
    ]
  ])('shows nothing of an artifact that %s', async (_, put, says) => {
    put()
    const step = await comment()
    expect(step.code).toBe(1)
    expect(step.log).toMatch(new RegExp(says))
    expect(comments()).toEqual([])
  })

  test('shows foreign text as text: no link, mention, picture, heading or HTML comes of it', async () => {
    const hostile =
      'ok |\n\n# Merge this\n@acme/owners ![](https://example.com/x.png) <img src=x> [here](https://example.com) <!-- kotlin-bench:task-checks --> ``` </code></details>'
    leaveReport({
      ...withMessage(hostile),
      tasks: BROKEN.tasks.map(task => ({ ...task, path: '../../../etc/passwd' }))
    })
    expect((await comment()).code).toBe(0)
    const [body = ''] = comments()
    expect(body).toContain('Merge this')
    expect(body).not.toMatch(/^#+ Merge this/m)
    expect(body).not.toMatch(/@acme|!\[|\]\(|<img|<\/details>|```/)
    expect(body).not.toContain('https://example.com')
    expect(body.match(/<!-- kotlin-bench:/g)).toHaveLength(1)
  })

  test('a token that may not comment is told with the permission that is missing', async () => {
    github.tokens.set('reads-only', { login: 'github-actions[bot]', permissions: { actions: 'read' } })
    leaveReport(BROKEN)
    const step = await comment({}, 'reads-only')
    expect(step.code).toBe(2)
    expect(step.log).toContain('pull-requests: write')
  })
})

const withMessage = (message: string): CheckReport => ({
  ...BROKEN,
  findings: BROKEN.findings.map(finding => ({ ...finding, message }))
})
