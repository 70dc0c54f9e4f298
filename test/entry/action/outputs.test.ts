import { describe, expect, it } from '@jest/globals'
import { runOutputs } from '../../../src/entry/action/outputs.js'
import { faultyRecord, rewards, trialRecord } from '../records.js'

const outputsOf = (trials: Parameters<typeof rewards>[0]) =>
  runOutputs({
    rewards: rewards(trials),
    jobDir: '/jobs/j',
    rewardsPath: '/jobs/j/rewards.json',
    gate: { passed: true, checks: [] },
    exitCode: 0,
    keepForNextRun: async () => {}
  })

describe('runOutputs', () => {
  it('counts, and says where the results are', () => {
    expect(outputsOf([trialRecord(), trialRecord({ outcome: 'unresolved' }), faultyRecord('t')])).toEqual({
      resolved: '1',
      unresolved: '1',
      errors: '1',
      rate: '0.5',
      'rewards-path': '/jobs/j/rewards.json',
      'jobs-dir': '/jobs/j'
    })
  })

  it('has an empty rate when nothing was scored', () => {
    expect(outputsOf([faultyRecord('t')]).rate).toBe('')
  })
})
