import type { Rewards, TrialRecord } from '../../src/contracts/rewards.js'

/** A resolved trial, changed as a test needs it. */
export const trialRecord = (changes: Partial<TrialRecord> = {}): TrialRecord => ({
  task: 'acme_tool-1',
  repository: 'acme/tool',
  agent: 'oracle',
  version: null,
  model: null,
  attempt: 1,
  shard: 1,
  name: 'acme_tool-1__abcdefg',
  outcome: 'resolved',
  fault: null,
  evidence: 'junit',
  reward: 1,
  tolerant: 1,
  disputed: false,
  reasons: [],
  flags: [],
  transitions: null,
  tokens: null,
  costUsd: null,
  seconds: { environment: 1, agent: 2, verify: 3 },
  images: { task: null, base: null },
  limits: {
    cpus: null,
    memoryMb: null,
    clamped: [],
    timeoutsSec: { environment: null, agent: null, verify: null }
  },
  ...changes
})

/** A trial without a verdict. */
export const faultyRecord = (task: string, message = 'The engine went away.'): TrialRecord =>
  trialRecord({
    task,
    outcome: 'error',
    reward: null,
    tolerant: null,
    fault: { kind: 'infrastructure', code: 'engine-gone', message, phase: 'verify' }
  })

/** A job's results with these trials. */
export const rewards = (trials: TrialRecord[]): Rewards => {
  const count = (outcome: TrialRecord['outcome']): number =>
    trials.filter(trial => trial.outcome === outcome).length
  const scored = count('resolved') + count('unresolved')
  return {
    schema: 'kotlin-bench/rewards@1',
    tool: { name: 'kotlin-bench', version: '0.0.0' },
    rulesVersion: '1',
    job: 'test-job',
    dataset: { source: '/tasks', commit: null },
    plan: null,
    comparability: {
      datasetCommit: null,
      verifierMode: 'fresh',
      sealed: null,
      clamped: false,
      multipliers: { environment: 1, agent: 1, verifier: 1 },
      network: { allow: [], deny: [] },
      images: {}
    },
    planned: trials.length,
    trials,
    groups: [],
    summary: {
      tasks: trials.length,
      trials: trials.length,
      resolved: count('resolved'),
      unresolved: count('unresolved'),
      errors: { infrastructure: count('error'), model: 0, task: 0 },
      notRun: 0,
      unverified: 0,
      rate: scored === 0 ? null : count('resolved') / scored,
      interval95: null,
      rateAll: null,
      bounds: null,
      rateUnflagged: null,
      disputed: 0,
      flagged: 0,
      passAtK: {},
      costUsd: null,
      seconds: 6
    }
  }
}
