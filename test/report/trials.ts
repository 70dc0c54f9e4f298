import type { PlannedTrial } from '../../src/contracts/plan.js'
import type { Rewards, TrialRecord } from '../../src/contracts/rewards.js'
import { buildRewards, type RewardsRequest } from '../../src/report/build-rewards.js'

export const trial = (overrides: Partial<TrialRecord> = {}): TrialRecord => {
  const task = overrides.task ?? 'sample-org_ledger-1'
  const attempt = overrides.attempt ?? 1
  return {
    task,
    repository: 'sample-org/ledger',
    agent: 'oracle',
    version: null,
    model: null,
    attempt,
    shard: 1,
    name: `${task}__${overrides.agent ?? ''}${attempt}`,
    outcome: 'resolved',
    fault: null,
    evidence: 'junit',
    reward: 1,
    tolerant: 1,
    disputed: false,
    reasons: [],
    flags: [],
    transitions: {
      f2p: { expected: 2, passed: 2 },
      p2p: { expected: 40, passed: 40 },
      s2p: { expected: 1, passed: 1 },
      n2p: { expected: 0, passed: 0 }
    },
    tokens: null,
    costUsd: null,
    seconds: { environment: 3.25, agent: 0.5, verify: 41 },
    images: { task: 'sha256:1', base: 'sha256:0' },
    limits: {
      cpus: 4,
      memoryMb: 8192,
      clamped: [],
      timeoutsSec: { environment: 1800, agent: 1800, verify: 900 }
    },
    ...overrides
  }
}

export const unresolved = (overrides: Partial<TrialRecord> = {}): TrialRecord =>
  trial({
    outcome: 'unresolved',
    reward: 0,
    tolerant: 0,
    reasons: [
      {
        code: 'test-failed',
        message: '1 of 3 target tests fails: LedgerTest.balance',
        tests: ['LedgerTest.balance']
      }
    ],
    transitions: {
      f2p: { expected: 2, passed: 1 },
      p2p: { expected: 40, passed: 38 },
      s2p: { expected: 0, passed: 0 },
      n2p: { expected: 1, passed: 1 }
    },
    ...overrides
  })

export const error = (overrides: Partial<TrialRecord> = {}): TrialRecord =>
  trial({
    outcome: 'error',
    reward: null,
    tolerant: null,
    transitions: null,
    fault: {
      kind: 'task',
      code: 'task-unsupported',
      message: 'task.toml: not supported yet: steps (tasks of several steps)',
      phase: 'environment'
    },
    seconds: { environment: 0.1, agent: null, verify: null },
    images: { task: null, base: null },
    ...overrides
  })

export const plannedOf = ({ task, agent, model, attempt, name }: TrialRecord): PlannedTrial => ({
  task,
  agent,
  model,
  attempt,
  name
})

export const rewardsOf = (trials: readonly TrialRecord[], overrides: Partial<RewardsRequest> = {}): Rewards =>
  buildRewards({
    toolVersion: '0.1.0',
    job: 'nightly-1',
    dataset: { source: 'sample-org/bench/tasks', commit: '0123456789abcdef0123456789abcdef01234567' },
    plan: null,
    planned: trials.map(plannedOf),
    trials,
    verifierMode: 'fresh',
    sealed: true,
    multipliers: { environment: 1, agent: 1, verifier: 1 },
    network: { allow: [], deny: [] },
    ...overrides
  })

/** A job with one of everything. */
export const mixedTrials = (): TrialRecord[] => [
  trial(),
  unresolved({ task: 'sample-org_ledger-2' }),
  error({ task: 'sample-org_ledger-3' }),
  error({
    task: 'sample-org_ledger-4',
    fault: {
      kind: 'infrastructure',
      code: 'disk-full',
      message:
        'Building kotlin-bench/ledger:pr-4 failed; its last lines:\nStep 3 | RUN gradle\nno space left on device',
      phase: 'environment'
    }
  }),
  trial({
    task: 'sample-org_ledger-5',
    tolerant: 0,
    disputed: true,
    seconds: { environment: 12, agent: 1800, verify: 754.2 },
    flags: [
      {
        code: 'wrapper-or-init-script',
        level: 'suspect',
        message: 'the diff changes gradlew',
        paths: ['gradlew']
      },
      { code: 'clamped', level: 'note', message: 'cpus 4 of 8' }
    ]
  })
]

export const HOSTILE = [
  'two\nlines',
  'carriage\rreturn',
  '\u001b[2Jclear\u0007',
  '| a | b |',
  '`code` ``two``',
  '</code><script>alert(1)</script>',
  '[link](javascript:x) ![i](y)',
  '@someone #1 https://example.com www.example.com a@example.com',
  '**bold** _it_ ~~no~~ $x$ \\| &lt;',
  '\u202Eesrever\u2066',
  '\u2028\u2029\u200b\ud800',
  '漢字かな한글🙂👩‍👩‍👧e\u0301',
  'e\u0301'.repeat(500),
  'x'.repeat(5000),
  '::error::owned',
  ''
]
