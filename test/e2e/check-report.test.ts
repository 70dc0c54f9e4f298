import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { everyCheck } from '../../src/commands/check.js'
import { checkReportSchema } from '../../src/contracts/check.js'
import { checkReportOf } from '../check/check-reports.js'
import { type GitHubServer, startGitHubServer } from './support/github-server.js'
import { runMain } from './support/run-action.js'
import { newFolder } from './support/tiny.js'

const STATIC = everyCheck.filter(({ stage }) => stage === 'static')
const DYNAMIC = everyCheck.filter(({ stage }) => stage === 'dynamic')

let github: GitHubServer

beforeAll(async () => {
  github = await startGitHubServer()
  github.repository('acme/agent')
})

afterAll(() => github.close())

/** What the jobs of a run have left, one folder each. */
const joined = (parts: readonly unknown[], inputs: Readonly<Record<string, string>> = {}) => {
  const workspace = newFolder()
  const folders = parts.map((part, index) => {
    const folder = join(workspace, `part-${index}`)
    mkdirSync(folder)
    writeFileSync(join(folder, 'check.json'), typeof part === 'string' ? part : JSON.stringify(part))
    return folder
  })
  return runMain({
    inputs: { command: 'check-report', results: folders.join('\n'), 'upload-artifact': 'false', ...inputs },
    environment: {
      ...github.environment,
      GITHUB_SHA: 'c'.repeat(40),
      GITHUB_REF: 'refs/pull/12/merge'
    },
    workspace
  })
}

const FILES = checkReportOf([{ task: 'a' }, { task: 'b' }], STATIC)
const RUN_A = checkReportOf([{ task: 'a' }], DYNAMIC)
const RUN_B = checkReportOf([{ task: 'b', errors: ['nop-fails'] }], DYNAMIC)

describe('command: check-report', () => {
  test('makes one report of those that the jobs left', async () => {
    const step = await joined([FILES, RUN_A, RUN_B])
    expect(step.code).toBe(1)
    expect(step.summary).toContain(
      `2 tasks, 1 sound: 1 error, 0 warnings by ${STATIC.length} static checks and ${DYNAMIC.length} dynamic checks`
    )
    expect(step.outputs).toMatchObject({ 'check-errors': '1', 'check-warnings': '0' })
  })

  test('ends with 3 where a job left nothing that can be read, and names the task', async () => {
    const step = await joined([FILES, RUN_A, '{"schema": '])
    expect(step.code).toBe(3)
    expect(step.log).toContain('A part of the report cannot be used: it is not JSON')
    expect(step.log).toContain('1 task with checks that no job has left a result of: b.')
  })

  test('of static checks alone lacks no others', async () => {
    expect((await joined([FILES], { static: 'true' })).code).toBe(0)
  })

  test('sends the findings to code scanning where the token may', async () => {
    const hosted = github.repository('acme/agent')
    github.tokens.set('a-token-of-github', { login: 'github-actions[bot]', permissions: {} })
    const refused = await joined([FILES, RUN_A, RUN_B], { 'code-scanning': 'true' })
    expect(refused.log).toMatch(/Not in code scanning: .*security-events: write/)
    expect(hosted.scans).toEqual([])
    github.tokens.set('a-token-of-github', {
      login: 'github-actions[bot]',
      permissions: { 'security-events': 'write' }
    })
    const sent = await joined([FILES, RUN_A, RUN_B], { 'code-scanning': 'true' })
    expect(sent.log).toContain('The findings are in code scanning.')
    expect(hosted.scans).toMatchObject([{ ref: 'refs/pull/12/merge', sha: 'c'.repeat(40) }])
    expect(JSON.parse(hosted.scans[0]?.sarif ?? '').runs[0].results).toHaveLength(1)
  })
})

test('a report that was put together can be read again', async () => {
  const { outputs } = await joined([FILES, RUN_A])
  checkReportSchema.parse(JSON.parse(readFileSync(String(outputs['check-path']), 'utf8')))
})
