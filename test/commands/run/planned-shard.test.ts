import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { describe, expect, test } from '@jest/globals'
import { readPlan } from '../../../src/commands/report/read-plan.js'
import { readBudget } from '../../../src/commands/report/safe-files.js'
import {
  readShard,
  type ShardOfPlan,
  shardOptions,
  tasksOfShard
} from '../../../src/commands/run/planned-shard.js'
import { warnOfUnused } from '../../../src/commands/run/shard-warnings.js'
import type { Plan } from '../../../src/contracts/plan.js'
import type { ProgressEvent } from '../../../src/contracts/progress.js'
import { GRADINGS, type GradingName } from '../../../src/contracts/swe-polybench.js'
import type { LoadedDataset } from '../../../src/dataset/folder.js'
import { makePlan } from '../../../src/plan/make-plan.js'
import { runOptions } from '../../e2e/support/run-job.js'

const plan = (overrides: Partial<Plan> = {}): Plan => ({
  ...makePlan({
    ...{ toolVersion: '1', id: '4711-1', job: 'nightly', attempts: 2, shards: 2, maxCostUsd: 3, known: [] },
    dataset: { source: 'acme/tasks', commit: 'c0ffee', pinned: 'acme/tasks@c0ffee' },
    tasks: ['alpha', 'beta'].map(name => ({
      ...{ name, base: null },
      limits: { agentSec: 60, verifySec: 60 }
    })),
    agents: [{ agent: 'codex', model: 'openai/a', asksModel: true }]
  }),
  ...overrides
})

const stored = (content: unknown): string => {
  const path = join(mkdtempSync(join(tmpdir(), 'kotlin-bench-plan-')), 'plan.json')
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content))
  return path
}

describe('a shard of rows', () => {
  const rows = { file: 'rows.csv', split: 'pb500' as const, language: null, hints: true }
  const ofRows = plan({ dataset: { source: 'rows.csv', commit: 'c0ffee', pinned: null, rows } })

  test('has the rows of its plan, and how they are run from the call', () => {
    const call = runOptions({
      path: '/tasks',
      ofRows: { gradings: ['simple'], repoPath: '/clones', publishedImages: null, dataDir: '/data' }
    })
    expect(shardOptions(call, { plan: ofRows, shard: ofRows.shards[0]! })).toMatchObject({
      dataset: undefined,
      rows: {
        ...{ file: resolve('rows.csv'), split: 'pb500', language: undefined, hints: true },
        ...{ repoPath: '/clones', publishedImages: null }
      },
      ofRows: call.ofRows
    })
  })

  test('refuses a file of rows that is another than the plan’s', () => {
    const loaded: LoadedDataset = {
      ...{ entries: [], skipped: [], tasksDir: '/rows.csv' },
      dataset: { source: 'rows.csv', commit: 'other' }
    }
    expect(() => tasksOfShard(loaded, { plan: ofRows, shard: ofRows.shards[0]! }, () => {})).toThrow(
      `The rows in \`${resolve('rows.csv')}\` have sha256 other, and plan 4711-1 is of c0ffee. Put the file there that the plan was made of, or make a new plan.`
    )
  })
})

const warningsOf = (
  of: Plan,
  typedPath: string | undefined,
  gradings: readonly GradingName[] = GRADINGS
): string[] => {
  const warnings: string[] = []
  const listener = (event: ProgressEvent) => event.type === 'warning' && warnings.push(event.message)
  const { ofRows } = runOptions({ path: '/tasks' })
  const call = { typedPath, ofRows: { ...ofRows, gradings } }
  warnOfUnused(call, { plan: of, shard: of.shards[0]! }, listener)
  return warnings
}

test('gradings beside a plan of tasks in folders have no effect, which is said of others than all', () => {
  expect(warningsOf(plan(), undefined)).toEqual([])
  expect(warningsOf(plan(), undefined, ['strict'])).toEqual([
    '--grading strict has no effect: plan 4711-1 is of tasks in folders, which their own tests grade. Leave it out.'
  ])
  const rows = { file: '/data/rows.csv', split: null, language: null, hints: false }
  const ofRows = plan({ dataset: { source: 'rows.csv', commit: null, pinned: null, rows } })
  expect(warningsOf(ofRows, undefined, ['strict'])).toEqual([])
})

describe('a folder of tasks that is named beside a plan', () => {
  const dataset = { source: 'acme/tasks', commit: null, pinned: null }
  const rows = { file: '/data/rows.csv', split: null, language: null, hints: false }

  test('has no effect where the plan is of rows, or of a dataset that is fetched, which is said', () => {
    expect(warningsOf(plan({ dataset: { ...dataset, rows } }), '/my/tasks')).toEqual([
      '--path /my/tasks has no effect: plan 4711-1 is of the rows in /data/rows.csv. Leave it out, or make a plan of that folder.'
    ])
    expect(warningsOf(plan(), '/my/tasks')).toEqual([
      expect.stringContaining('plan 4711-1 is of acme/tasks@c0ffee.')
    ])
  })

  test('is where the tasks of a plan of a folder are', () => {
    expect(warningsOf(plan({ dataset }), '/my/tasks')).toEqual([])
    expect(warningsOf(plan({ dataset: { ...dataset, rows } }), undefined)).toEqual([])
  })
})

describe('a shard', () => {
  test('is found in the file of its plan', async () => {
    const { shard } = await readShard(stored(plan()), 2)
    expect(shard).toMatchObject({ shard: 2, agent: 'codex', maxCostUsd: 1.5 })
  })

  test('that is not there is told, with those that are', async () => {
    await expect(readShard(stored(plan()), 3)).rejects.toThrow(
      '`--shard 3` is not in plan 4711-1, which has 1 to 2.'
    )
    await expect(readShard(stored(plan({ shards: [] })), 1)).rejects.toThrow('which has none.')
  })

  const withFirst = (change: Partial<Plan['shards'][number]['trials'][number]>) =>
    plan({
      shards: plan().shards.map(shard => ({
        ...shard,
        trials: shard.trials.map((trial, index) => (index === 0 ? { ...trial, ...change } : trial))
      }))
    })

  test.each([
    ['no JSON', '{', 'it is no JSON'],
    ['something else', { schema: 'kotlin-bench/rewards@1' }, 'it is of another form, at "schema"'],
    ['a list', [], 'it is no object'],
    [
      'a plan whose trials would be written elsewhere',
      withFirst({ name: '../../etc' }),
      'no name of a trial'
    ],
    [
      'one that would write a trial over the results',
      withFirst({ name: 'rewards.json' }),
      'no name of a trial'
    ],
    ['one with two trials of one name', withFirst({ name: 'a__1' }), 'whose name another trial has'],
    ['one with a trial of another agent', withFirst({ agent: 'nop' }), 'by another agent or model'],
    ['one with more attempts than it says', withFirst({ attempt: 3 }), 'with attempt 3 of 2'],
    [
      'one with a shard twice',
      plan({ shards: [...plan().shards, plan().shards[0]!] }),
      'shard 1 is there twice'
    ],
    ['one whose id would be a command of a workflow', plan({ id: 'a\n::error::b' }), 'no name of a folder'],
    ['one whose job is another folder', plan({ job: '../jobs' }), 'no name of a folder']
  ])('is in no file that is %s', async (_, content, why) => {
    const path = stored(content)
    const read = readShard(path, 1)
    await expect(read).rejects.toThrow(why)
    await expect(read).rejects.toThrow(/is no plan: .+\. Name the file that `kotlin-bench plan` wrote\./)
    await expect(readPlan(path, readBudget())).rejects.toThrow(`is no plan: `)
  })

  test('says what is run, and the call how', () => {
    const call = runOptions({
      ...{ path: '/tasks', concurrency: 4, include: ['x'], limit: 1, sample: 2, changedSince: 'main' },
      failOn: [{ kind: 'below', rate: 0.5 }]
    })
    const options = shardOptions(call, { plan: plan(), shard: plan().shards[0]! })
    expect(options).toMatchObject({
      ...{ dataset: 'acme/tasks@c0ffee', agent: 'codex', model: 'openai/a', attempts: 2, maxCostUsd: 1.5 },
      ...{ jobName: 'nightly', concurrency: 4, include: [], limit: undefined, sample: undefined },
      failOn: [{ kind: 'error' }]
    })
  })

  test('leaves out what the call says for agents of other shards, and nothing that no agent takes', () => {
    const both = plan()
    const [first, second] = both.shards.map((shard, index) => ({
      ...shard,
      ...(index === 0 ? { agent: 'nop', model: null } : { agent: 'command' })
    }))
    const mixed = { ...both, shards: [first!, second!] }
    const call = runOptions({
      ...{ path: '/tasks', agentCommand: 'solve', agentEnv: ['KEY'], predictions: '/predictions.jsonl' }
    })
    expect(shardOptions(call, { plan: mixed, shard: first! })).toMatchObject({
      ...{ agent: 'nop', agentCommand: undefined, agentEnv: [], predictions: '/predictions.jsonl' }
    })
    expect(shardOptions(call, { plan: mixed, shard: second! })).toMatchObject({
      ...{ agent: 'command', agentCommand: 'solve', agentEnv: ['KEY'] }
    })
  })
})

describe('the tasks of a shard', () => {
  const ofPlan: ShardOfPlan = {
    plan: plan(),
    shard: { ...plan().shards[0]!, trials: plan().shards.flatMap(({ trials }) => trials) }
  }
  const loaded = (commit: string | null, names: readonly string[]): LoadedDataset => ({
    entries: names.map(name => ({ name }) as LoadedDataset['entries'][number]),
    skipped: [],
    dataset: { source: 'acme/tasks', commit },
    tasksDir: '/tasks'
  })
  const tasks = (commit: string | null, names: readonly string[]) => {
    const events: ProgressEvent[] = []
    const found = tasksOfShard(loaded(commit, names), ofPlan, event => events.push(event))
    return { names: found.map(({ name }) => name), events }
  }

  test('are those of the plan alone', () => {
    expect(tasks('c0ffee', ['alpha', 'beta', 'gamma'])).toEqual({ names: ['alpha', 'beta'], events: [] })
  })

  test('have to be there, and as they were', () => {
    expect(() => tasks('c0ffee', ['alpha'])).toThrow('`/tasks` has no task beta, which plan 4711-1 names.')
    expect(() => tasks('bad', ['alpha', 'beta'])).toThrow(
      '`/tasks` is at commit bad, and plan 4711-1 is of c0ffee. Check that one out, or make a new plan.'
    )
    expect(tasks(null, ['alpha', 'beta']).events).toEqual([
      { type: 'warning', message: '/tasks is not as commit c0ffee has it, which the plan is of.' }
    ])
  })
})
