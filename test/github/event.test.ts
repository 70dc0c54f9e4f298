import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from '@jest/globals'
import { workflowEvent } from '../../src/github/event.js'

const eventOf = (payload: unknown, name = 'pull_request') => {
  const file = join(mkdtempSync(join(tmpdir(), 'kotlin-bench-test-')), 'event.json')
  writeFileSync(file, typeof payload === 'string' ? payload : JSON.stringify(payload))
  return workflowEvent({
    GITHUB_EVENT_NAME: name,
    GITHUB_EVENT_PATH: file,
    GITHUB_REPOSITORY: 'acme/agent'
  })
}

const repository = { full_name: 'acme/agent', default_branch: 'main' }

describe('workflowEvent', () => {
  it.each([
    ['of a branch of the repository', 'acme/agent', false],
    ['of a fork', 'ann/agent', true]
  ])('reads a pull request %s', (_, full_name, isFork) => {
    const pull_request = { number: 12, head: { repo: { full_name } } }
    expect(eventOf({ pull_request, repository })).toEqual({
      ...{ name: 'pull_request', pullRequest: 12, isFork, defaultBranch: 'main' }
    })
  })

  it('takes a pull request whose repository is gone for one of a fork', () => {
    expect(eventOf({ pull_request: { number: 12, head: { repo: null } } })).toMatchObject({ isFork: true })
  })

  it('reads what is said to a pull request, and not what is said to an issue', () => {
    expect(eventOf({ issue: { number: 12, pull_request: { url: 'x' } } }, 'issue_comment')).toMatchObject({
      pullRequest: 12
    })
    expect(eventOf({ issue: { number: 12 } }, 'issue_comment')).toMatchObject({ pullRequest: null })
  })

  it.each([
    ['a schedule', { schedule: '0 2 * * *' }],
    ['no JSON', '{'],
    ['another shape', { pull_request: { number: 'x' } }]
  ])('knows of no pull request in %s', (_, payload) => {
    expect(eventOf(payload, 'schedule')).toMatchObject({ pullRequest: null, isFork: false })
  })

  it('is empty off GitHub', () => {
    expect(workflowEvent({})).toEqual({ name: '', pullRequest: null, isFork: false, defaultBranch: null })
  })
})
