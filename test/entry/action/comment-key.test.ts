import { expect, test } from '@jest/globals'
import { commentKey } from '../../../src/entry/action/comment-key.js'

const environment = { GITHUB_WORKFLOW: 'Pull request: agent', GITHUB_JOB: 'evaluate', GITHUB_RUN_ID: '4711' }

test.each([
  [{ command: 'report', job: '4711', agent: 'codex' }, 'report/Pull-request-agent/evaluate'],
  [{ command: 'report', job: 'nightly', agent: 'codex' }, 'report/Pull-request-agent/evaluate/nightly'],
  [{ command: 'run', job: '4711', agent: 'codex a/b' }, 'run/Pull-request-agent/evaluate/codex-a-b'],
  [{ command: 'run', job: '2026-12-01__01-29-08', agent: '-->' }, 'run/Pull-request-agent/evaluate'],
  [{ command: 'report', job: 'a--b', agent: '' }, 'report/Pull-request-agent/evaluate/a-b']
] as const)('the key of %j', (report, key) => {
  expect(commentKey(environment, report)).toBe(key)
})
