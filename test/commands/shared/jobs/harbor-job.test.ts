import { describe, expect, test } from '@jest/globals'
import { harborJobConfig, harborJobResult } from '../../../../src/commands/shared/jobs/harbor-job.js'
import { buildRewards } from '../../../../src/report/build-rewards.js'
import { faultyRecord, trialRecord } from '../../../entry/records.js'
import { harborJobResult as schema } from '../../../trial/harbor/harbor-schema.js'

const model = 'anthropic/claude-sonnet-4-5'
const tokens = { input: 10, cached: 4, output: 1 }

describe('a job as Harbor reads it', () => {
  test('has every field that its readers want, counted by agent, model and dataset', () => {
    const trials = [
      trialRecord({ agent: 'codex', model, name: 'one', tokens }),
      trialRecord({ agent: 'codex', model, name: 'two', outcome: 'unresolved', reward: 0, tokens }),
      { ...faultyRecord('three'), agent: 'codex', model, name: 'three' }
    ]
    const given = buildRewards({
      toolVersion: '0.0.0',
      job: 'x',
      dataset: { source: '/home/me/tasks', commit: null },
      plan: null,
      planned: trials,
      trials,
      verifierMode: 'fresh',
      sealed: null,
      multipliers: { environment: 1, agent: 1, verifier: 1 },
      network: { allow: [], deny: [] },
      workflow: null
    })
    const result = harborJobResult(given, { jobDir: '/jobs/x', startedAt: new Date(0) })
    expect(schema.parse(result)).toMatchObject({
      n_total_trials: 3,
      stats: {
        evals: {
          'codex__claude-sonnet-4-5__tasks': {
            n_trials: 2,
            n_errors: 1,
            metrics: [{ mean: 1 / 3 }],
            reward_stats: { reward: { '1.0': ['one'], '0.0': ['two'] } },
            exception_stats: { 'infrastructure-fault:engine-gone': ['three'] }
          }
        }
      }
    })
    expect(result).toMatchObject({ stats: { n_input_tokens: 20, n_cache_tokens: 8, n_output_tokens: 2 } })
  })

  test('says what it was started with', () => {
    const options = {
      jobsDir: '/jobs',
      attempts: 2,
      concurrency: 4,
      multipliers: { environment: 1, agent: 2, verifier: 1 }
    }
    expect(
      harborJobConfig({ name: 'x', agent: { name: 'codex', model }, options, source: '/tasks' })
    ).toEqual({
      job_name: 'x',
      jobs_dir: '/jobs',
      n_attempts: 2,
      n_concurrent_trials: 4,
      environment_build_timeout_multiplier: 1,
      agent_timeout_multiplier: 2,
      verifier_timeout_multiplier: 1,
      environment: { type: 'docker' },
      agents: [{ name: 'codex', model_name: model }],
      datasets: [{ path: '/tasks' }]
    })
  })
})
