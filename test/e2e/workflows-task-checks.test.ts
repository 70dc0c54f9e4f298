import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { type CheckReport, checkReportSchema } from '../../src/contracts/check.js'
import { act, runWorkflow, userRepository, type WorkflowRun } from './support/act.js'
import { FORK_GRANT, type GitHubServer, startGitHubServer, WORKFLOW_GRANT } from './support/github-server.js'
import { type ResultsServer, startResultsServer } from './support/results-server.js'
import { root } from './support/run-action.js'
import { type TaskFiles, tinyDataset } from './support/tiny.js'
import { readZip } from './support/zip.js'

const MINUTES = 60_000
const PULL = 12
const TOKEN = 'a-token-of-github'

/** What the tiny dataset does otherwise than the benchmark, on purpose. */
const LEVELS = `[checks]
verifier-one-without-report = {level = "off", reason = "Our reports are made by a shell script."}
base-repository = {level = "off", reason = "There is one base."}
compose-image = {level = "off", reason = "Each test has images of its own."}
near-identical = {level = "off", reason = "All tasks are one task."}
`

let service: ResultsServer
let github: GitHubServer

// Artifacts are a run's, so each test has its own service.
beforeEach(async () => {
  service = await startResultsServer()
  github = await startGitHubServer()
})

afterEach(() => Promise.all([service.close(), github.close()]))

const git = (dir: string, ...args: string[]): string =>
  execFileSync('git', ['-C', dir, '-c', 'user.name=Test', '-c', 'user.email=test@example.com', ...args], {
    encoding: 'utf8'
  }).trim()

interface PullRequest {
  /** The work tree at its head. */
  dir: string
  /** What the branch that it is for has. */
  base: string
  head: string
}

/** A pull request that adds or changes tasks; the dataset has a task that nobody touches. */
const pullRequest = (tasks: Readonly<Record<string, TaskFiles>>): PullRequest => {
  const dataset = tinyDataset()
  dataset.add('untouched')
  writeFileSync(join(dataset.dir, 'kotlin-bench.toml'), LEVELS)
  const example = readFileSync(join(root, 'examples/task-checks.yml'), 'utf8')
  const workflow = `${example.trimEnd()}\n    with:\n      repeat: 1\n`
  const dir = userRepository({ workflows: { 'task-checks.yml': workflow }, folders: { '.': dataset.dir } })
  const base = git(dir, 'rev-parse', 'HEAD')
  for (const [name, files] of Object.entries(tasks)) {
    dataset.add(name, files)
    execFileSync('cp', ['-r', join(dataset.tasks, name), join(dir, 'tasks', name)])
  }
  git(dir, 'add', '--all')
  git(dir, 'commit', '--allow-empty', '-m', 'Tasks')
  return { dir, base, head: git(dir, 'rev-parse', 'HEAD') }
}

const runChecks = ({ dir, base, head }: PullRequest, repository = 'acme/agent'): Promise<WorkflowRun> =>
  runWorkflow(dir, {
    workflow: 'task-checks.yml',
    event: 'pull_request',
    payload: {
      pull_request: {
        number: PULL,
        base: { sha: base },
        head: { sha: head, ref: 'tasks', repo: { full_name: repository } }
      },
      repository: { full_name: 'acme/agent', default_branch: 'main' }
    },
    environment: { ...service.environment, ...github.environment },
    token: TOKEN
  })

const jobsOf = (run: WorkflowRun): string[] => run.jobs.map(({ id, result }) => `${id} ${result}`)

const artifact = (name: string): ReadonlyMap<string, Buffer> =>
  readZip(service.artifacts().findLast(one => one.name.startsWith(name))?.content ?? Buffer.alloc(0))

const reportOf = (): CheckReport =>
  checkReportSchema.parse(JSON.parse(artifact('kotlin-bench-check').get('check.json')?.toString() ?? ''))

const describeAct = act === undefined ? describe.skip : describe

describeAct('task-checks.yml on a pull request', () => {
  it(
    'that adds a sound task is green, and says so in one comment',
    async () => {
      github.tokens.set(TOKEN, WORKFLOW_GRANT)
      github.repository('acme/agent').comments.set(PULL, [])
      const run = await runChecks(pullRequest({ sound: {} }))
      expect(jobsOf(run)).toEqual(['static success', 'dynamic success', 'report success'])
      expect(run.code).toBe(0)
      const report = reportOf()
      // The task that was there is not checked.
      expect(report.tasks.map(({ name }) => name)).toEqual(['sound'])
      expect(report.counts).toMatchObject({ tasks: 1, sound: 1, errors: 0, warnings: 0 })
      expect(report.tasks[0]?.ran).toEqual(expect.arrayContaining(['schema', 'oracle-resolves']))
      expect(run.summaries.map(({ job }) => job)).toEqual(['report'])
      const comments = github.repository('acme/agent').comments.get(PULL) ?? []
      expect(comments.map(({ body }) => body)).toEqual([expect.stringContaining('1 sound task')])
    },
    10 * MINUTES
  )

  it(
    'from a fork that breaks one task is red, and its comment comes by the workflow after it',
    async () => {
      github.tokens.set(TOKEN, FORK_GRANT)
      const hosted = github.repository('acme/agent')
      hosted.comments.set(PULL, [])
      const pull = pullRequest({ sound: {}, broken: { 'solution/solve.sh': '#!/bin/sh\ntrue\n' } })
      const run = await runChecks(pull, 'someone/agent')
      expect(run.code).not.toBe(0)
      expect(jobsOf(run).sort()).toEqual([
        'dynamic failure',
        'dynamic success',
        'report failure',
        'static success'
      ])
      expect(reportOf().findings.map(({ task, check }) => [task, check])).toEqual([
        ['broken', 'stages-match'],
        ['broken', 'oracle-resolves']
      ])
      expect(artifact('kotlin-bench-check-part-1-output').size).toBeGreaterThan(0)
      expect(run.log).toContain('No comment on the pull request')
      expect(hosted.comments.get(PULL)).toEqual([])

      // What GitHub keeps of that run, and the workflow that it sets off on the default branch.
      hosted.runs.push({ id: 4711, workflow: 3, branch: 'tasks', conclusion: 'failure' })
      const stored = service
        .artifacts()
        .findLast(({ name }) => /^kotlin-bench-check(-[0-9a-f]{6})?$/.test(name))
      hosted.artifacts.push({
        id: 5,
        run: 4711,
        name: 'kotlin-bench-check',
        content: stored?.content ?? Buffer.alloc(0)
      })
      const head = { sha: pull.head, branch: 'tasks', repository: 'someone/agent' }
      hosted.pulls = [{ number: PULL, state: 'open', head }]
      github.tokens.set(TOKEN, WORKFLOW_GRANT)
      const dir = userRepository({
        workflows: {
          'task-checks-comment.yml': readFileSync(join(root, 'examples/task-checks-comment.yml'), 'utf8')
        }
      })
      const after = await runWorkflow(dir, {
        workflow: 'task-checks-comment.yml',
        event: 'workflow_run',
        payload: {
          workflow_run: {
            ...{ id: 4711, event: 'pull_request', head_sha: pull.head, head_branch: 'tasks' },
            ...{ head_repository: { full_name: 'someone/agent' }, pull_requests: [] }
          }
        },
        environment: github.environment,
        token: TOKEN
      })
      expect(jobsOf(after)).toEqual(['comment success'])
      const comments = hosted.comments.get(PULL) ?? []
      expect(comments.map(({ body }) => body)).toEqual([expect.stringContaining('oracle-resolves')])
    },
    10 * MINUTES
  )

  it(
    'with a mistake in a file is told of that and of its tests at once',
    async () => {
      github.tokens.set(TOKEN, FORK_GRANT)
      const pull = pullRequest({ wrong: { 'instruction.md': '' } })
      const run = await runChecks(pull)
      expect(jobsOf(run)).toEqual(['static failure', 'dynamic success', 'report failure'])
      expect(reportOf().findings).toMatchObject([{ task: 'wrong', check: 'instruction-empty' }])
      expect(run.log).toContain('::error')
    },
    10 * MINUTES
  )

  it(
    'that touches no task checks nothing',
    async () => {
      const pull = pullRequest({})
      const run = await runChecks(pull)
      expect(run.jobs.filter(({ id }) => id !== 'dynamic').map(({ id }) => id)).toEqual(['static'])
      expect(run.code).toBe(0)
    },
    5 * MINUTES
  )
})
