import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from '@jest/globals'
import { nop } from '../../../src/agent/nop.js'
import { recordOfBrokenTask } from '../../../src/trial/broken-task.js'
import { trialConfig, trialResult } from '../../../src/trial/harbor/harbor-result.js'
import { trialRecord } from '../../../src/trial/record.js'
import type { TrialContext } from '../../../src/trial/trial-context.js'
import { newTrialState } from '../../../src/trial/trial-state.js'
import { folderWith } from '../../dataset/temporary-dataset.js'
import { taskOf } from '../../task/task-source.js'
import { harborTrialConfig, harborTrialResult } from './harbor-schema.js'

const multipliers = { environment: 1, agent: 2, verifier: 1 }
const host = { cpus: 2, memoryMb: 4096, platform: 'linux/amd64', rootDir: '' }
const planned = {
  task: 'sample-1',
  agent: 'codex',
  model: 'openai/gpt-5',
  attempt: 1,
  name: 'sample-1__abcdefg'
}
const dataset = { source: '/home/me/tasks', commit: null }

const contextIn = (jobDir: string) =>
  ({ agent: nop, dataset, jobDir, multipliers, shard: 1, verifierMode: 'fresh' }) as unknown as TrialContext

const read = (...path: string[]) => JSON.parse(readFileSync(join(...path), 'utf8'))

describe('a trial as Harbor reads it', () => {
  test('has every field that its readers want', () => {
    const context = contextIn('/jobs/x')
    const state = newTrialState(planned, taskOf(), { host, multipliers, tryNumber: 1 })
    const result = trialResult(state, context, trialRecord(state, context))
    expect(harborTrialResult.parse(result)).toMatchObject({
      trial_uri: 'file:///jobs/x/sample-1__abcdefg',
      source: 'tasks',
      agent_info: { name: 'codex', model_info: { name: 'gpt-5', provider: 'openai' } },
      config: { agent: { name: 'codex', model_name: 'openai/gpt-5' } }
    })
    expect(harborTrialConfig.parse(trialConfig(state, context))).toMatchObject({ trials_dir: '/jobs/x' })
  })

  test('has them where the task cannot even be read', async () => {
    const jobDir = await folderWith()
    const broken = { dir: '/nowhere', code: 'task-toml-invalid', message: 'task.toml:1: no TOML' } as const
    recordOfBrokenTask(planned, broken, contextIn(jobDir))
    const { exception_info, config } = harborTrialResult.parse(read(jobDir, planned.name, 'result.json'))
    expect(exception_info?.exception_type).toBe('task-fault:task-toml-invalid')
    expect(harborTrialConfig.parse(read(jobDir, planned.name, 'config.json'))).toEqual(config)
  })
})
