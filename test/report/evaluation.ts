import type { Rewards, TrialRecord } from '../../src/contracts/rewards.js'
import { error, plannedOf, rewardsOf, trial, unresolved } from './trials.js'

const TASKS = [
  ['sample-org/ledger', 'sample-org_ledger-101'],
  ['sample-org/ledger', 'sample-org_ledger-117'],
  ['sample-org/ledger', 'sample-org_ledger-140'],
  ['sample-org/coroutine-pool', 'sample-org_coroutine-pool-8'],
  ['sample-org/coroutine-pool', 'sample-org_coroutine-pool-31'],
  ['kotlin-labs/json', 'kotlin-labs_json-212']
] as const

const AGENTS = [
  {
    agent: 'codex',
    model: 'openai/gpt-5',
    version: '0.46.0',
    marks: ['++-', '---', '+++', '+-!', '---', '+++']
  },
  {
    agent: 'claude-code',
    model: 'anthropic/claude-sonnet-4-5',
    version: '2.0.8',
    marks: ['+++', '-+-', '+++', '++m', '-r-', '++?']
  }
]

const MAKE: Readonly<Record<string, (keys: Partial<TrialRecord>) => TrialRecord>> = {
  '+': trial,
  '-': unresolved,
  /** A miss on p2p alone, which passed when it was verified again. */
  r: keys =>
    unresolved({
      ...keys,
      reasons: [
        {
          code: 'regression',
          message: '1 of 40 p2p tests no longer passes: PoolTest.shutsDown',
          tests: ['PoolTest.shutsDown']
        }
      ],
      transitions: { ...trial().transitions!, p2p: { expected: 40, passed: 39 } },
      secondVerdict: { reward: 1, reasons: [] }
    }),
  '!': keys =>
    error({
      ...keys,
      fault: {
        kind: 'infrastructure',
        code: 'disk-full',
        message: 'The disk was full while the tests ran.',
        phase: 'verify'
      }
    }),
  m: keys =>
    error({
      ...keys,
      fault: {
        kind: 'model',
        code: 'model-rate-limited',
        message: 'api.example.com answered 429: You exceeded your current quota.',
        phase: 'agent'
      }
    })
}

/** An evaluation as a nightly workflow has it: two agents, three attempts, and something of everything. */
export const evaluationTrials = (): { trials: TrialRecord[]; planned: TrialRecord[] } => {
  const trials: TrialRecord[] = []
  const planned: TrialRecord[] = []
  for (const { agent, model, version, marks } of AGENTS) {
    for (const [place, [repository, task]] of TASKS.entries()) {
      for (const [index, mark] of [...marks[place]!].entries()) {
        const attempt = index + 1
        const keys: Partial<TrialRecord> = {
          ...{ task, repository, agent, model, version, attempt, shard: agent === 'codex' ? 1 : 2 },
          name: `${task}__${agent.slice(0, 3)}000${attempt}`,
          tokens: { input: 210_000 + 31_000 * place, cached: 150_000, output: 9_000 + 700 * attempt },
          costUsd: 0.42 + 0.11 * place,
          seconds: {
            environment: 4 + place,
            agent: 240 + 75 * place + 20 * attempt,
            verify: 95 + 12 * place
          },
          startedAt: `2026-11-30T02:${String(10 + place).padStart(2, '0')}:0${attempt}.000Z`,
          finishedAt: `2026-11-30T02:${String(20 + place).padStart(2, '0')}:0${attempt}.000Z`
        }
        const record = (MAKE[mark] ?? trial)(keys)
        planned.push(record)
        if (mark !== '?') trials.push(record)
      }
    }
  }
  const flagged = trials.findIndex(({ name }) => name === 'kotlin-labs_json-212__cod0001')
  trials[flagged] = {
    ...trials[flagged]!,
    flags: [
      {
        code: 'wrapper-or-init-script',
        level: 'suspect',
        message: 'the diff changes gradlew',
        paths: ['gradlew']
      }
    ]
  }
  return { trials, planned }
}

export const evaluation = (): Rewards => {
  const { trials, planned } = evaluationTrials()
  return {
    ...rewardsOf(trials, { planned: planned.map(plannedOf), plan: '4711-1', job: 'nightly' }),
    flakes: [{ task: 'sample-org_coroutine-pool-31', test: 'PoolTest.shutsDown', failed: 1, runs: 2 }]
  }
}
