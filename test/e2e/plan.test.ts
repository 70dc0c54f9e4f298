import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { planSchema } from '../../src/contracts/plan.js'
import { rewardsSchema } from '../../src/contracts/rewards.js'
import { cli } from './support/cli.js'
import { type ResultsServer, startResultsServer } from './support/results-server.js'
import { runMain, runPost, startMain } from './support/run-action.js'
import { newFolder, type TinyDataset, tinyDataset } from './support/tiny.js'
import { readZip } from './support/zip.js'

const GOOD = 'FROM kotlin-bench/tiny:base\nWORKDIR /home/tiny\n'
const BROKEN = `${GOOD}RUN echo no luck && false\n`
const DOCKERFILE = 'environment/Dockerfile'

/** Two sound tasks, and one whose image cannot be built until it is mended. */
const threeTasks = (): TinyDataset => {
  const dataset = tinyDataset()
  dataset.add('sound-1')
  dataset.add('sound-2')
  dataset.add('mended', { [DOCKERFILE]: BROKEN })
  return dataset
}

const read = <Value>(path: string, schema: { parse: (value: unknown) => Value }): Value =>
  schema.parse(JSON.parse(readFileSync(path, 'utf8')))

describe('on one machine', () => {
  let dataset: TinyDataset
  let folder: string

  beforeAll(() => {
    dataset = threeTasks()
    folder = newFolder()
  })

  const plan = (...args: string[]) =>
    cli(['plan', '-p', dataset.tasks, '--out', join(folder, 'plan.json'), ...args])
  const shard = (number: number, ...args: string[]) =>
    cli([
      ...['run', '--plan', join(folder, 'plan.json'), '--shard', String(number), '-p', dataset.tasks],
      ...['-o', join(folder, 'jobs'), '-r', '0', ...args]
    ])

  test('two shards run side by side, and come to one report', async () => {
    const planned = await plan('-a', 'oracle', '-a', 'nop', '-x', 'mended', '--job-name', 'both')
    expect(planned).toMatchObject({ code: 0, stderr: `Plan: ${join(folder, 'plan.json')}\n` })
    expect(planned.stdout).toContain('4 trials on 2 shards')
    const { id, shards } = read(join(folder, 'plan.json'), planSchema)
    expect(shards.map(({ agent, trials }) => [agent, trials.length])).toEqual(
      expect.arrayContaining([
        ['oracle', 2],
        ['nop', 2]
      ])
    )

    const ended = await Promise.all([shard(1), shard(2)])
    expect(ended.map(({ code }) => code)).toEqual([0, 0])
    for (const { shard: number, agent, trials } of shards) {
      const rewards = read(join(folder, `jobs/both-shard-${number}/rewards.json`), rewardsSchema)
      expect(rewards).toMatchObject({ job: 'both', plan: id, planned: 2, workflow: null })
      expect(rewards.trials.map(trial => [trial.name, trial.agent, trial.shard])).toEqual(
        trials.map(trial => [trial.name, agent, number])
      )
    }

    const report = await cli(['report', join(folder, 'jobs'), '--plan', join(folder, 'plan.json'), '--json'])
    const joined = rewardsSchema.parse(JSON.parse(report.stdout))
    expect(joined.summary).toMatchObject({ trials: 4, resolved: 2, unresolved: 2, notRun: 0 })
    expect(joined.groups.map(({ agent, rate }) => [agent, rate]).sort()).toEqual([
      ['nop', 0],
      ['oracle', 1]
    ])
  })

  test('a shard goes on like any job', async () => {
    await plan('--job-name', 'again', '--shards', '1')
    expect(await shard(1)).toMatchObject({ code: 1 })
    expect((await shard(1)).stderr).toMatch(
      /`--shard 1`: `.*again-shard-1` exists\. Go on with that shard by `--resume again-shard-1`/
    )
    dataset.add('mended', { [DOCKERFILE]: GOOD })
    const resumed = await cli(['run', '--resume', join(folder, 'jobs/again-shard-1')])
    expect(resumed.code).toBe(0)
    const rewards = read(join(folder, 'jobs/again-shard-1/rewards.json'), rewardsSchema)
    expect(rewards).toMatchObject({ job: 'again', plan: read(join(folder, 'plan.json'), planSchema).id })
    expect(rewards.summary.resolved).toBe(3)
    expect(new Set(rewards.trials.map(trial => trial.shard))).toEqual(new Set([1]))
  })

  test('mistakes are told before anything starts', async () => {
    await plan('--job-name', 'wrong', '--shards', '2')
    const mistakes = await Promise.all([
      shard(3),
      shard(1, '-a', 'nop', '--limit', '1'),
      cli(['run', '--plan', join(folder, 'plan.json'), '-p', dataset.tasks]),
      cli(['run', '--shard', '1', '-p', dataset.tasks]),
      cli(['run', '--plan', join(folder, 'none.json'), '--shard', '1', '-p', dataset.tasks]),
      plan('-a', 'oracle', '-a', 'nop', '--shards', '1'),
      plan('--durations', join(dataset.tasks, 'mended', DOCKERFILE))
    ])
    expect(mistakes.map(({ code }) => code)).toEqual(mistakes.map(() => 2))
    const [unknown, both, without, alone, none, few, durations] = mistakes.map(({ stderr }) => stderr)
    expect(unknown).toMatch(/`--shard 3` is not in plan [0-9a-f]{12}, which has 1 to 2\. Name one of these/)
    expect(both).toContain('`--limit`, `--agent`: the plan says that')
    expect(without).toContain('no `shard` of it is named')
    expect(alone).toContain('there is no `plan` that it could be of')
    expect(none).toContain('none.json` cannot be read: there is no such file')
    expect(few).toContain('each of the 2 agents and models needs a shard of its own')
    expect(durations).toContain('is no JSON')
    expect(existsSync(join(folder, 'jobs/wrong-shard-1'))).toBe(false)
  })
})

describe('in a workflow', () => {
  let service: ResultsServer
  let dataset: TinyDataset

  beforeAll(async () => {
    service = await startResultsServer()
    dataset = threeTasks()
  })

  afterAll(() => service.close())

  /** A step of one attempt of the workflow run, on a runner of its own. */
  const step = (attempt: number, inputs: Readonly<Record<string, string>>) => ({
    inputs: { path: dataset.tasks, ...inputs },
    environment: { ...service.environment, GITHUB_RUN_ATTEMPT: String(attempt), GITHUB_SHA: 'abc' }
  })

  const leg = (attempt: number, plan: string, shard: number) =>
    step(attempt, { plan, shard: String(shard), 'jobs-dir': newFolder(), 'max-retries': '0' })

  const artifact = (name: string) => {
    const found = service.artifacts().find(one => one.name === name)
    return found && readZip(found.content)
  }

  /** What of a leg's artifact is one trial's. */
  const trialsIn = (name: string): string[] =>
    [...(artifact(name)?.keys() ?? [])].filter(path => path.endsWith('/result.json')).sort()

  test('a leg that failed repeats only what has no verdict', async () => {
    const planned = await runMain(step(1, { command: 'plan', agent: 'oracle\nnop', 'job-name': 'nightly' }))
    expect(planned.code).toBe(0)
    expect(planned.outputs).toMatchObject({
      count: '2',
      shards: '[1,2]',
      bases: '{"include":[{"base":"tiny:base"}]}',
      plan: 'kotlin-bench-nightly-plan-4711-1',
      'plan-id': '4711-1'
    })
    const matrix = JSON.parse(planned.outputs.matrix ?? '') as { include: { shard: number; title: string }[] }
    expect(matrix.include.map(({ title }) => title).sort()).toEqual(
      [
        expect.stringMatching(/of 2: nop, 3 trials$/) as unknown as string,
        expect.stringMatching(/of 2: oracle, 3 trials$/) as unknown as string
      ].sort((a, b) => (a < b ? -1 : 1))
    )
    const plan = planSchema.parse(
      JSON.parse(artifact('kotlin-bench-nightly-plan-4711-1')?.get('plan.json')?.toString() ?? '')
    )
    const number = plan.shards.find(({ agent }) => agent === 'oracle')?.shard ?? 0

    const first = await runMain(leg(1, planned.outputs.plan ?? '', number))
    expect(first.code).toBe(1)
    expect(first.outputs).toMatchObject({
      resolved: '2',
      errors: '1',
      'artifact-name': `kotlin-bench-nightly-shard-${number}-attempt-1`
    })
    expect(first.summary).toBe('')

    dataset.add('mended', { [DOCKERFILE]: GOOD })
    const second = await runMain(leg(2, planned.outputs.plan ?? '', number))
    expect(second.code).toBe(0)
    expect(second.outputs).toMatchObject({ resolved: '3', errors: '0' })
    expect(second.log).toContain('2 of 3 trials have a verdict from an earlier attempt')
    expect(second.log).not.toContain('::group::sound-1')
    const rewards = read(second.outputs['rewards-path'] ?? '', rewardsSchema)
    expect(rewards).toMatchObject({
      plan: '4711-1',
      workflow: { repository: 'acme/agent', runId: '4711', runAttempt: 2, commit: 'abc' }
    })
    expect(trialsIn(`kotlin-bench-nightly-shard-${number}-attempt-2`)).toHaveLength(3)
  })

  test('"re-run all jobs" makes a plan of its own, of which nothing is there', async () => {
    const inputs = { command: 'plan', include: 'sound-1', agent: 'oracle', 'job-name': 'all' }
    const before = await runMain(step(1, inputs))
    await runMain(leg(1, before.outputs.plan ?? '', 1))
    const planned = await runMain(step(2, inputs))
    expect(planned.outputs['plan-id']).toBe('4711-2')
    const ended = await runMain(leg(2, planned.outputs.plan ?? '', 1))
    expect(ended.code).toBe(0)
    expect(ended.log).toContain('is passed over: it is not of shard 1 of plan 4711-2')
    expect(ended.log).toContain('::group::sound-1')
  })

  test('a leg that is cancelled leaves what it has to post, and the next attempt takes that over', async () => {
    const planned = await runMain(
      step(1, { command: 'plan', include: 'sound-*', attempts: '3', 'job-name': 'cancelled' })
    )
    const { plan = '' } = planned.outputs
    const main = startMain(leg(1, plan, 1))
    await main.untilLog(': resolved')
    main.process.kill('SIGINT')
    const ended = await main.result
    expect(ended.code).toBe(130)
    expect((await runPost(ended.state, leg(1, plan, 1))).code).toBe(0)
    const left = trialsIn('kotlin-bench-cancelled-shard-1-attempt-1')
    expect(left.length).toBeGreaterThan(0)
    expect(left.length).toBeLessThan(6)

    const next = await runMain(leg(2, plan, 1))
    expect(next.log).toMatch(/of 6 trials have a verdict from an earlier attempt/)
    expect(next.outputs.resolved).toBe('6')
    expect(trialsIn('kotlin-bench-cancelled-shard-1-attempt-2')).toHaveLength(6)
  })

  test('where nothing has changed, the matrix is empty, which is no error', async () => {
    const { execFileSync } = await import('node:child_process')
    const git = (...args: string[]) => execFileSync('git', ['-C', dataset.dir, ...args], { stdio: 'ignore' })
    git('init', '-b', 'main')
    git('add', '.')
    git('-c', 'user.name=a', '-c', 'user.email=a@example.com', 'commit', '-m', 'Tasks')
    const planned = await runMain(step(1, { command: 'plan', 'changed-since': 'main', 'job-name': 'none' }))
    expect(planned.code).toBe(0)
    expect(planned.outputs).toMatchObject({ count: '0', matrix: '{"include":[]}', bases: '{"include":[]}' })
    expect(planned.log).toContain('::notice::No task has changed since main')
  })

  test('a plan that is not there is named with those that are', async () => {
    const ended = await runMain(leg(1, 'kotlin-bench-nightly-plan-1-1', 1))
    expect(ended.code).toBe(2)
    expect(ended.log).toContain('kotlin-bench-nightly-plan-4711-1')
    mkdirSync(join(dataset.dir, 'plans'))
    writeFileSync(join(dataset.dir, 'plans/plan.json'), '{}')
    const broken = await runMain(leg(1, join(dataset.dir, 'plans/plan.json'), 1))
    expect(broken.log).toContain('plan.json` is no plan')
  })
})
