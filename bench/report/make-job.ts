// Writes the folder of a job of 10,000 trials as `run` leaves it, the same for the same seed.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { TrialRecord } from '../../src/contracts/rewards.js'
import { buildRewards } from '../../src/report/build-rewards.js'
import { seededRandom } from '../../src/text/seeded-random.js'

const REPOSITORIES = ['ktor', 'exposed', 'okio', 'coil', 'detekt', 'koin', 'arrow', 'moshi', 'leakcanary']
const AGENTS = [
  { agent: 'codex', model: 'openai/gpt-5', version: '0.46.0', skill: 0.45 },
  { agent: 'claude-code', model: 'anthropic/claude-sonnet-4-5', version: '2.0.8', skill: 0.55 }
]

const FAULTS = [
  { kind: 'infrastructure', code: 'disk-full', message: 'No space left on device.', phase: 'verify' },
  {
    kind: 'model',
    code: 'model-overloaded',
    message: 'The provider answered 529 to every request.',
    phase: 'agent'
  },
  { kind: 'task', code: 'gold-fails', message: 'The gold patch gets reward 0 here.', phase: 'environment' }
] as const

export interface JobShape {
  readonly tasks: number
  readonly attempts: number
  readonly seed: number
}

const lines = (count: number, line: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => `${line(index)}\n`).join('')

export const makeJob = (dir: string, { tasks, attempts, seed }: JobShape): number => {
  const random = seededRandom(seed)
  const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)]!
  const word = (): string => Math.floor(random() * 2 ** 40).toString(36)

  const recordOf = (task: string, attempt: number, agent: (typeof AGENTS)[number]): TrialRecord => {
    const fate = random()
    const outcome = fate < 0.03 ? 'error' : fate < 0.03 + agent.skill * 0.97 ? 'resolved' : 'unresolved'
    const reward = outcome === 'error' ? null : outcome === 'resolved' ? 1 : 0
    const tests = Array.from(
      { length: 1 + Math.floor(random() * 12) },
      () => `org.sample.${word()}Test.${word()}`
    )
    const started = Date.UTC(2026, 0, 1) + Math.floor(random() * 3_600_000)
    const expected = 1 + Math.floor(random() * 8)
    return {
      ...{ task, repository: `sample/${task.split('-')[0]}`, agent: agent.agent, version: agent.version },
      ...{ model: agent.model, attempt, shard: 1 + Math.floor(random() * 40) },
      name: `${task.slice(0, 32)}__${word().slice(0, 7).padEnd(7, '0')}`,
      outcome,
      fault: outcome === 'error' ? pick(FAULTS) : null,
      evidence: outcome === 'error' ? null : 'junit',
      reward,
      tolerant: reward,
      disputed: random() < 0.01,
      reasons:
        reward === 0
          ? [{ code: 'test-failed', message: `${tests.length} target tests fail: ${tests[0]}`, tests }]
          : [],
      flags:
        random() < 0.05
          ? [
              {
                code: 'wrapper-or-init-script',
                level: 'suspect',
                message: 'the diff changes gradlew',
                paths: ['gradlew']
              }
            ]
          : [],
      transitions:
        reward === null
          ? null
          : {
              f2p: { expected, passed: reward === 1 ? expected : 0 },
              p2p: { expected: 800, passed: 800 },
              s2p: { expected: 0, passed: 0 },
              n2p: { expected: 1, passed: 1 }
            },
      tokens: { input: Math.floor(random() * 1e6), cached: 1000, output: Math.floor(random() * 3e4) },
      costUsd: random() * 2,
      seconds: { environment: random() * 60, agent: random() * 1800, verify: random() * 300 },
      startedAt: new Date(started).toISOString(),
      finishedAt: new Date(started + random() * 2_000_000).toISOString(),
      images: { task: `sha256:${word()}`, base: `sha256:${word()}` },
      limits: {
        cpus: 4,
        memoryMb: 8192,
        clamped: [],
        timeoutsSec: { environment: 1800, agent: 1800, verify: 900 }
      }
    }
  }

  const write = (trial: string, path: string, content: string | object): void => {
    const text = typeof content === 'string' ? content : JSON.stringify(content)
    writeFileSync(join(dir, trial, path), text)
  }

  /** What a trial of some minutes leaves: a diff, logs, the requests to the model. */
  const writeFolder = (record: TrialRecord): void => {
    for (const folder of ['verifier/junit', 'agent', 'artifacts'])
      mkdirSync(join(dir, record.name, folder), { recursive: true })
    write(record.name, 'result.json', { kotlin_bench: record })
    write(
      record.name,
      'trial.log',
      lines(20, () => `2026-01-01T00:00:00.000Z ${word()} ${word()}`)
    )
    write(
      record.name,
      'agent/codex.jsonl',
      lines(60, index => JSON.stringify({ n: index, text: word() }))
    )
    write(
      record.name,
      'artifacts/model.patch',
      `diff --git a/src/A.kt b/src/A.kt\n--- a/src/A.kt\n+++ b/src/A.kt\n@@ -1,60 +1,60 @@\n${lines(60, index => `${index % 3 === 0 ? '+' : ' '}    val ${word()} = listOf("${word()}")`)}`
    )
    if (record.reward === null) return
    write(
      record.name,
      'verifier/test-stdout.txt',
      lines(80, () => `> Task :${word()}:test ${word()} PASSED`)
    )
    write(record.name, 'verifier/report.json', {
      ...{ reward: record.reward, resolved: record.reward === 1, evidence: 'junit', reasons: record.reasons },
      ...{
        transitions: record.transitions,
        tests: { passed: 815, failed: record.reasons.length, skipped: 4 }
      },
      ...{ tolerant: { reward: record.reward }, container: { reward: record.reward } },
      ...{ disputed: record.disputed, disputes: [], flags: record.flags }
    })
  }

  const trials: TrialRecord[] = []
  for (let index = 0; index < tasks; index++) {
    const task = `${pick(REPOSITORIES)}-${index}`
    for (const agent of AGENTS)
      for (let attempt = 1; attempt <= attempts; attempt++) trials.push(recordOf(task, attempt, agent))
  }
  mkdirSync(dir, { recursive: true })
  for (const record of trials) writeFolder(record)
  const planned = trials.map(({ task, agent, model, attempt, name }) => ({
    task,
    agent,
    model,
    attempt,
    name
  }))
  const dataset = { source: 'sample/bench', commit: null }
  const settings = {
    verifierMode: 'fresh',
    sealed: true,
    multipliers: { environment: 1, agent: 1, verifier: 1 },
    network: { allow: [], deny: [] }
  } as const
  const rewards = buildRewards({
    ...settings,
    toolVersion: '0',
    job: 'bench',
    dataset,
    plan: null,
    planned,
    trials
  })
  writeFileSync(join(dir, 'config.json'), JSON.stringify({ job: 'bench', dataset, options: {}, planned }))
  writeFileSync(join(dir, 'rewards.json'), JSON.stringify(rewards))
  return trials.length
}
