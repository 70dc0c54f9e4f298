import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals'
import { rewardsSchema, type TrialRecord } from '../../src/contracts/rewards.js'
import { type ArtifactPort, artifactName, artifactPort } from '../../src/github/artifact.js'
import { artifactFiles } from '../../src/github/artifact-files.js'
import { newFolder, writeJob, writeJson } from '../commands/report/job-folders.js'
import { zipOf } from '../github/zip-of.js'
import { PLAN_ID, planOf } from '../report/merge/parts.js'
import { error, rewardsOf, trial, unresolved } from '../report/trials.js'
import { type GitHubServer, startGitHubServer, WORKFLOW_GRANT } from './support/github-server.js'
import { type ResultsServer, startResultsServer } from './support/results-server.js'
import { runMain } from './support/run-action.js'
import { readZip } from './support/zip.js'

const PLAN_ARTIFACT = `kotlin-bench-nightly-plan-${PLAN_ID}`
const outage = {
  kind: 'infrastructure',
  code: 'disk-full',
  message: 'no space left',
  phase: 'verify'
} as const

const a = trial({ task: 'a' })
const b = unresolved({ task: 'b' })
const c = trial({ task: 'c', shard: 2 })

let service: ResultsServer
let port: ArtifactPort
let github: GitHubServer | undefined

const upload = async (name: string, root: string) => {
  const { files } = await artifactFiles(root)
  // The client tells the runner of every step on standard output, which is not the runner's here.
  const output = jest.spyOn(process.stdout, 'write').mockReturnValue(true)
  await port.upload({ name, root, files, retentionDays: undefined })
  output.mockRestore()
}

/** What a leg uploads at its end, or its post step after it was cancelled. */
const uploadLeg = async (
  leg: { shard: number; runAttempt: number; plan?: string },
  trials: readonly TrialRecord[],
  { planned = trials, isStopped = false } = {}
) => {
  const job = writeJob(newFolder(), trials, { planned, plan: leg.plan ?? PLAN_ID, isStopped })
  await upload(artifactName({ job: 'nightly', ...leg }), job)
}

/** The report job of the run's tenth attempt: what claims to be of a later one is none of the run's. */
const report = (
  inputs: Readonly<Record<string, string>> = {},
  environment: Readonly<Record<string, string>> = {}
) =>
  runMain({
    inputs: { command: 'report', plan: PLAN_ARTIFACT, ...inputs },
    environment: { ...service.environment, GITHUB_RUN_ATTEMPT: '10', ...environment },
    workspace: newFolder()
  })

/** GitHub with a pull request, and a successful run on main that has a report: all tasks resolved. */
const githubWithBaseline = async () => {
  const server = await startGitHubServer()
  github = server
  server.tokens.set('a-token-of-github', WORKFLOW_GRANT)
  const repository = server.repository('acme/agent')
  const before = rewardsOf([a, trial({ task: 'b' }), c], { job: '4700' })
  repository.runs.push({ id: 4700, workflow: 7, branch: 'main', conclusion: 'success' })
  repository.runs.push({ id: 4711, workflow: 7, branch: 'feature', conclusion: null })
  repository.artifacts.push({
    id: 1,
    run: 4700,
    name: 'kotlin-bench-nightly',
    content: zipOf([{ path: 'rewards.json', text: JSON.stringify(before) }])
  })
  repository.comments.set(7, [])
  const event = join(newFolder(), 'event.json')
  writeJson(event, {
    pull_request: { number: 7, head: { repo: { full_name: 'acme/agent' } } },
    repository: { full_name: 'acme/agent', default_branch: 'main' }
  })
  const environment = {
    ...server.environment,
    ...{ GITHUB_EVENT_NAME: 'pull_request', GITHUB_EVENT_PATH: event },
    ...{ GITHUB_WORKFLOW: 'Evaluate', GITHUB_JOB: 'report' }
  }
  return { comments: () => repository.comments.get(7) ?? [], environment }
}

beforeAll(async () => {
  service = await startResultsServer()
  Object.assign(process.env, service.environment)
  port = artifactPort({
    environment: process.env,
    runtimeToken: service.environment.ACTIONS_RUNTIME_TOKEN ?? '',
    serverUrl: 'https://github.com',
    repository: 'acme/agent',
    runId: '4711'
  })
  const plan = newFolder()
  writeJson(join(plan, 'plan.json'), planOf([a, b, c]))
  await upload(PLAN_ARTIFACT, plan)
})

afterEach(async () => {
  await github?.close()
  github = undefined
})

afterAll(() => service.close())

describe('command: report', () => {
  it('joins the legs of several attempts, and tells of trials that have no verdict', async () => {
    await uploadLeg({ shard: 1, runAttempt: 1 }, [error({ task: 'a', fault: outage }), b])
    // The last to be uploaded is not the latest attempt, and the plan of an earlier run is none of ours.
    await uploadLeg({ shard: 1, runAttempt: 10 }, [a, b])
    await uploadLeg({ shard: 1, runAttempt: 9 }, [unresolved({ task: 'a', name: a.name }), b])
    await uploadLeg({ shard: 2, runAttempt: 1, plan: '4710-1' }, [unresolved({ task: 'c', name: c.name })])
    // Whoever can upload an artifact can put anything into it.
    const broken = newFolder()
    writeFileSync(join(broken, 'rewards.json'), '{')
    await upload(artifactName({ job: 'nightly', shard: 3, runAttempt: 1 }), broken)

    const step = await report()
    expect(step.code).toBe(3)
    expect(step.log).toContain('rewards.json is left out: it is no JSON.')
    expect(step.outputs).toMatchObject({
      ...{ resolved: '1', unresolved: '1', errors: '0', rate: '0.5' },
      'artifact-name': 'kotlin-bench-nightly',
      'report-url': expect.stringMatching(
        /^https:\/\/github\.com\/acme\/agent\/actions\/runs\/4711\/artifacts\/\d+$/
      )
    })
    expect(step.log).toContain('of plan 4710-1 and not of 4711-1; left out.')
    expect(step.summary).toContain('1 not run')

    const artifact = service.artifacts().find(({ name }) => name === 'kotlin-bench-nightly')
    const files = readZip(artifact?.content ?? Buffer.alloc(0))
    expect([...files.keys()]).toEqual(
      expect.arrayContaining([
        'rewards.json',
        'rewards.csv',
        'junit.xml',
        'badge.json',
        'badge.svg',
        'report.md'
      ])
    )
    const rewards = rewardsSchema.parse(JSON.parse(files.get('rewards.json')?.toString('utf8') ?? ''))
    expect(rewards).toMatchObject({ plan: PLAN_ID, planned: 3, trials: [a, b] })
  })

  it('counts what a cancelled leg had finished', async () => {
    await uploadLeg({ shard: 2, runAttempt: 2 }, [c], { isStopped: true })
    const step = await report({ 'upload-artifact': 'false', summary: 'false' })
    expect(step.code).toBe(0)
    expect(step.outputs).toMatchObject({ resolved: '2', unresolved: '1' })
    expect(step.outputs['artifact-name']).toBeUndefined()
    expect(step.summary).toBe('')
  })

  it('compares with the newest run on the default branch, judges, and keeps one comment', async () => {
    const { comments, environment } = await githubWithBaseline()
    const inputs = { 'fail-on': 'error, lost=1' }
    const first = await report(inputs, environment)
    expect(first.code).toBe(1)
    expect(first.summary).toContain('### Change against the baseline')
    expect(first.summary).toContain('run 4700 of acme/agent')
    expect(first.summary).toContain('Newly lost (1): <code>b</code>')
    expect(first.log).toContain(
      '::error title=fail-on%3A lost=1::Tasks that the baseline solved are lost: oracle lost 1 task (b).'
    )
    expect(comments()).toHaveLength(1)
    expect(comments()[0]?.body).toMatch(
      /^<!-- kotlin-bench:report\/Evaluate\/report\/nightly -->\n## 2 of 3 resolved/
    )

    const second = await report({ ...inputs, 'upload-artifact': 'false' }, environment)
    expect(second.code).toBe(1)
    expect(comments()).toHaveLength(1)
  })

  it('ends with a fault, and what to do, while the service is down', async () => {
    service.setOutage(true)
    const step = await report()
    service.setOutage(false)
    expect(step.code).toBe(3)
    expect(step.log).toContain('The artifacts of this workflow run cannot be listed')
    expect(step.log).toContain('then re-run this job')
  })

  it('names the plans there are where another is asked for', async () => {
    const step = await report({ plan: 'kotlin-bench-other-plan-1-1' })
    expect(step.code).toBe(2)
    expect(step.log).toContain(
      `neither a file nor an artifact of this workflow run. The plans of this workflow run are: ${PLAN_ARTIFACT}.`
    )
  })

  it('reports on folders without any artifact service', async () => {
    const workspace = newFolder()
    writeJob(join(workspace, 'legs', 'x-attempt-1'), [a], { plan: PLAN_ID })
    const step = await runMain({ inputs: { command: 'report', results: 'legs' }, environment: {}, workspace })
    expect(step.code).toBe(0)
    expect(step.outputs).toMatchObject({ resolved: '1', rate: '1' })
    expect(readdirSync(join(step.outputs['rewards-path'] ?? '', '..'))).toContain('report.md')
  })
})
