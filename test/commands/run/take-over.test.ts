import { existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { describe, expect, test } from '@jest/globals'
import type { ShardOfPlan } from '../../../src/commands/run/planned-shard.js'
import { takeOver } from '../../../src/commands/run/take-over.js'
import type { PlannedTrial } from '../../../src/contracts/plan.js'
import type { ProgressEvent } from '../../../src/contracts/progress.js'
import type { TrialRecord } from '../../../src/contracts/rewards.js'
import { trialRecord } from '../../entry/records.js'

const planned = (task: string): PlannedTrial => ({
  ...{ task, agent: 'oracle', model: null, attempt: 1 },
  name: `${task}__AbCdEfG`
})

const ofPlan: ShardOfPlan = {
  plan: { id: '4711-1' } as ShardOfPlan['plan'],
  shard: { shard: 2, trials: [planned('alpha'), planned('beta')] } as unknown as ShardOfPlan['shard']
}

const record = (task: string, overrides: Partial<TrialRecord> = {}): TrialRecord =>
  trialRecord({ task, agent: 'oracle', name: planned(task).name, ...overrides })

type Files = Readonly<Record<string, unknown>>

/** What an attempt left: files by path, all JSON. */
const left = (files: Files): string => {
  const dir = mkdtempSync(join(tmpdir(), 'kotlin-bench-left-'))
  const all: Files = { 'config.json': { plan: '4711-1', shard: 2 }, ...files }
  for (const [path, value] of Object.entries(all)) {
    mkdirSync(dirname(join(dir, path)), { recursive: true })
    writeFileSync(join(dir, path), typeof value === 'string' ? value : JSON.stringify(value))
  }
  return dir
}

const resultOf = (task: string, overrides: Partial<TrialRecord> = {}): Files => ({
  [`${planned(task).name}/result.json`]: { kotlin_bench: record(task, overrides) },
  [`${planned(task).name}/trial.log`]: `${task}\n`
})

const take = async (earlier: readonly string[]) => {
  const jobDir = mkdtempSync(join(tmpdir(), 'kotlin-bench-taken-'))
  const events: ProgressEvent[] = []
  const done = await takeOver(earlier, ofPlan, { jobDir, listener: event => events.push(event) })
  const told = events.map(event => ('message' in event ? event.message : ''))
  return { jobDir, told, done: done.map(({ task, costUsd }) => [task, costUsd]) }
}

const fault = { kind: 'infrastructure', code: 'x', message: 'x', phase: 'agent' } as const

describe('what earlier attempts left', () => {
  test('is taken over where it has a verdict, with its folder', async () => {
    const dir = left({
      ...resultOf('alpha', { costUsd: 1 }),
      ...resultOf('beta', { outcome: 'error', reward: null, fault })
    })
    const { jobDir, told, done } = await take([dir])
    expect(done).toEqual([['alpha', 1]])
    expect(readFileSync(join(jobDir, 'alpha__AbCdEfG/trial.log'), 'utf8')).toBe('alpha\n')
    expect(existsSync(join(jobDir, 'beta__AbCdEfG'))).toBe(false)
    expect(told).toEqual([expect.stringContaining('1 of 2 trials have a verdict from an earlier attempt')])
  })

  test('counts the newest verdict of each trial, not the newest folder', async () => {
    const newest = left({
      ...resultOf('alpha', { costUsd: 2 }),
      ...resultOf('beta', { outcome: 'error', reward: null, fault })
    })
    const oldest = left({ ...resultOf('alpha', { costUsd: 1 }), ...resultOf('beta', { costUsd: 1 }) })
    expect((await take([newest, oldest])).done).toEqual([
      ['alpha', 2],
      ['beta', 1]
    ])
  })

  test.each([
    ['of another plan', { 'config.json': { plan: '4711-2', shard: 2 } }],
    ['of another shard', { 'config.json': { plan: '4711-1', shard: 1 } }],
    ['of no plan', { 'config.json': { job: 'x' } }],
    ['broken', { 'config.json': '{"plan": ' }]
  ])('is told and passed over where it is %s', async (_, config) => {
    const dir = left({ ...resultOf('alpha'), ...config })
    const { told, done } = await take([dir])
    expect(done).toEqual([])
    expect(told).toEqual([`${dir} is passed over: it is not of shard 2 of plan 4711-1.`])
  })

  test('is run again where its record is broken or is not of that trial', async () => {
    const dir = left({
      'alpha__AbCdEfG/result.json': '{"kotlin_bench": {',
      'beta__AbCdEfG/result.json': { kotlin_bench: record('alpha', { name: planned('beta').name }) }
    })
    expect((await take([dir])).done).toEqual([])
  })
})
