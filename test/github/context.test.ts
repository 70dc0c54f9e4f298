import { describe, expect, it } from '@jest/globals'
import { workflowRun } from '../../src/github/context.js'

const variables = {
  GITHUB_ACTIONS: 'true',
  GITHUB_REPOSITORY: 'acme/agent',
  GITHUB_RUN_ID: '4711',
  GITHUB_RUN_ATTEMPT: '2',
  GITHUB_SHA: 'c0ffee',
  GITHUB_REF: 'refs/heads/main',
  GITHUB_SERVER_URL: 'https://github.example.com'
}

describe('the workflow run', () => {
  it('is read from the variables of the runner', () => {
    expect(workflowRun(variables)).toEqual({
      repository: 'acme/agent',
      runId: '4711',
      runAttempt: 2,
      commit: 'c0ffee',
      ref: 'refs/heads/main',
      url: 'https://github.example.com/acme/agent/actions/runs/4711'
    })
  })

  it('is none on any other machine', () => {
    expect(workflowRun({})).toBeNull()
    expect(workflowRun({ ...variables, GITHUB_ACTIONS: '' })).toBeNull()
    expect(workflowRun({ GITHUB_ACTIONS: 'true' })).toBeNull()
  })

  it('has what little a runner says', () => {
    const few = { GITHUB_ACTIONS: 'true', GITHUB_REPOSITORY: 'acme/agent', GITHUB_RUN_ID: '1' }
    expect(workflowRun(few)).toMatchObject({ runAttempt: 1, commit: null, ref: null })
    expect(workflowRun(few)?.url).toBe('https://github.com/acme/agent/actions/runs/1')
  })
})
