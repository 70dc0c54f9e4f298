import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from '@jest/globals'
import { nop } from '../../src/agent/nop.js'
import { trialRecordSchema } from '../../src/contracts/rewards.js'
import { recordOfBrokenTask } from '../../src/trial/broken-task.js'
import { trialResult } from '../../src/trial/harbor/harbor-result.js'
import { trialRecord } from '../../src/trial/record.js'
import { verdictOfUnresolved } from '../../src/trial/score-phase.js'
import type { TrialContext } from '../../src/trial/trial-context.js'
import { newTrialState, type TrialState } from '../../src/trial/trial-state.js'
import { folderWith } from '../dataset/temporary-dataset.js'
import { taskOf } from '../task/task-source.js'
import { gatewayAccount, material } from './trials.js'

const planned = { task: 'sample-1', agent: 'nop', model: null, attempt: 1, name: 'sample-1__abcdefg' }
const host = { cpus: 2, memoryMb: 4096, platform: 'linux/amd64', rootDir: '' }
const multipliers = { environment: 1, agent: 2, verifier: 1 }

const state = (overrides: Partial<TrialState> = {}): TrialState => ({
  ...newTrialState(planned, taskOf(), { host, multipliers, tryNumber: 1 }),
  ...overrides
})

const dataset = { source: '/tasks', commit: null }
const context = { agent: nop, dataset, multipliers, jobDir: '/jobs/job', shard: 1 } as unknown as TrialContext

const resultOf = (one: TrialState) =>
  trialResult(one, context, trialRecord(one, context)) as Record<string, unknown> & {
    exception_info: { exception_type: string; exception_message: string } | null
  }

const unresolved = verdictOfUnresolved(material(), { code: 'empty-patch', message: 'Nothing.' })

describe('the record of a trial', () => {
  test('keeps the contract, with a verdict and without', () => {
    for (const one of [state(), state({ verdict: unresolved }), state({ secondVerdict: unresolved })]) {
      const record = trialRecord(one, context)
      expect(trialRecordSchema.parse(record)).toEqual(record)
    }
  })

  test('has the outcome of its verdict, even where the agent timed out', () => {
    const timedOut = state({ verdict: unresolved, agentRun: { exitCode: 137, timedOut: true } })
    expect(trialRecord(timedOut, context)).toMatchObject({ outcome: 'unresolved', reward: 0, fault: null })
    expect(
      trialRecord(state({ verdict: { ...unresolved, reward: 1, resolved: true } }), context).outcome
    ).toBe('resolved')
  })

  test('has what the gateway counted, and beside it what the agent says', () => {
    const tokens = { input: 100, cached: 40, cacheWrite: 0, output: 10 }
    const one = state({
      verdict: unresolved,
      account: gatewayAccount({ requests: 1, succeeded: 1, tokens, costUsd: 0.5 }),
      agentRun: { exitCode: 0, timedOut: false, usage: { input: 1, cached: 0, output: 1 }, costUsd: 0.01 }
    })
    expect(trialRecord(one, context)).toMatchObject({
      tokens: { input: 100, cached: 40, output: 10 },
      costUsd: 0.5
    })
    expect(resultOf(one)).toMatchObject({
      agent_result: {
        n_input_tokens: 100,
        n_cache_tokens: 40,
        n_output_tokens: 10,
        cost_usd: 0.5,
        metadata: { usage: { input: 1 }, cost_usd: 0.01 }
      },
      kotlin_bench: { modelUse: { requests: 1, succeeded: 1 } }
    })
  })

  test('stands whole in result.json, whatever is told beside it', () => {
    const one = state({ verdict: unresolved, account: gatewayAccount({ requests: 1, succeeded: 1 }) })
    const record = { ...trialRecord(one, context), finishedAt: expect.any(String) }
    expect(resultOf(one)).toMatchObject({ kotlin_bench: record })
  })

  test('has what all tries used, where earlier ones were lost to the infrastructure', () => {
    const usedBefore = { tokens: { input: 10, cached: 0, output: 1 }, costUsd: 0.25 }
    const tokens = { input: 100, cached: 40, cacheWrite: 0, output: 10 }
    const account = gatewayAccount({ requests: 1, succeeded: 1, tokens, costUsd: 0.5 })
    expect(trialRecord(state({ verdict: unresolved, account, usedBefore }), context)).toMatchObject({
      tokens: { input: 110, cached: 40, output: 11 },
      costUsd: 0.75
    })
  })

  test('names the limit that ended its agent as Harbor names exceptions', () => {
    const limitReached = { name: 'maxTokens' as const, limit: 1000, reached: 1200 }
    expect(resultOf(state({ verdict: unresolved, limitReached })).exception_info).toMatchObject({
      exception_type: 'AgentLimitReachedError'
    })
  })

  test('has the version that was installed, where the agent names none', () => {
    const one = state({ verdict: unresolved, agentVersion: '2026.11.1' })
    expect(trialRecord(one, context).version).toBe('2026.11.1')
    expect(resultOf(one)).toMatchObject({ agent_info: { version: '2026.11.1' } })
  })

  test('is an error without a verdict', () => {
    const fault = { kind: 'task', code: 'x', message: 'y', phase: 'agent' } as const
    expect(trialRecord(state({ fault }), context)).toMatchObject({ outcome: 'error', reward: null, fault })
  })

  test('has the limits after clamping and multiplying', () => {
    expect(trialRecord(state(), context).limits).toEqual({
      cpus: 2,
      memoryMb: 4096,
      clamped: ['cpus', 'memory_mb'],
      timeoutsSec: { environment: 1800, agent: 3600, verify: 900 }
    })
  })
})

describe('result.json', () => {
  test('has Harbor’s fields', () => {
    expect(
      resultOf(state({ verdict: unresolved, agentRun: { exitCode: 0, timedOut: false } }))
    ).toMatchObject({
      task_name: 'sample-1',
      trial_name: 'sample-1__abcdefg',
      agent_info: { name: 'nop', version: 'unknown', model_info: null },
      agent_result: { cost_usd: null },
      verifier_result: { rewards: { reward: 0 } },
      exception_info: null,
      started_at: expect.stringMatching(/Z$/),
      finished_at: expect.stringMatching(/Z$/),
      environment_setup: null,
      agent_setup: null,
      agent_execution: null,
      verifier: null
    })
  })

  test('without a verdict has an exception and no rewards', () => {
    const fault = { kind: 'infrastructure', code: 'disk-full', message: 'Full.', phase: 'verify' } as const
    const result = resultOf(state({ fault }))
    expect(result.verifier_result).toBeNull()
    expect(result.exception_info).toMatchObject({
      exception_type: 'infrastructure-fault:disk-full',
      exception_message: 'Full.'
    })
  })

  test.each([
    ['AgentTimeoutError', { exitCode: 137, timedOut: true }],
    ['NonZeroAgentExitCodeError', { exitCode: 3, timedOut: false }]
  ])('says %s beside the verdict', (type, agentRun) => {
    const result = resultOf(state({ verdict: unresolved, agentRun }))
    expect(result.exception_info?.exception_type).toBe(type)
    expect(result.verifier_result).toEqual({ rewards: { reward: 0 } })
  })
})

describe('a task that cannot be read', () => {
  test('has a record and a folder all the same', async () => {
    const jobDir = await folderWith()
    const broken = { code: 'task-toml-invalid', message: 'task.toml:1: no TOML' } as const
    const record = recordOfBrokenTask(planned, { dir: '/tasks/sample-1', ...broken }, { ...context, jobDir })
    expect(trialRecordSchema.parse(record)).toEqual(record)
    expect(record).toMatchObject({
      outcome: 'error',
      fault: { kind: 'task', phase: 'environment', ...broken }
    })
    const result = JSON.parse(readFileSync(join(jobDir, planned.name, 'result.json'), 'utf8'))
    expect(result).toMatchObject({
      task_name: 'sample-1',
      trial_uri: `file://${jobDir}/${planned.name}`,
      task_id: { path: '/tasks/sample-1' },
      agent_setup: null,
      verifier_result: null,
      exception_info: { exception_type: 'task-fault:task-toml-invalid' }
    })
    expect(readFileSync(join(jobDir, planned.name, 'trial.log'), 'utf8')).toContain('no TOML')
    const config = JSON.parse(readFileSync(join(jobDir, planned.name, 'config.json'), 'utf8'))
    expect(config).toMatchObject({ task: { path: '/tasks/sample-1' }, kotlin_bench: { trial: planned } })
  })

  test('has the model that it was planned with', async () => {
    const jobDir = await folderWith()
    const broken = {
      dir: '/tasks/sample-1',
      code: 'task-toml-invalid',
      message: 'task.toml:1: no TOML'
    } as const
    recordOfBrokenTask({ ...planned, model: 'maker/name' }, broken, { ...context, jobDir })
    const result = JSON.parse(readFileSync(join(jobDir, planned.name, 'result.json'), 'utf8'))
    expect(result.agent_info.model_info).toEqual({ name: 'name', provider: 'maker' })
  })
})
