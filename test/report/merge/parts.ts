import type { Plan } from '../../../src/contracts/plan.js'
import type { TrialRecord } from '../../../src/contracts/rewards.js'
import type { ResultPart } from '../../../src/report/merge/part.js'
import { plannedOf } from '../trials.js'

export const PLAN_ID = '4711-1'
const dataset = { source: 'sample-org/bench/tasks', commit: '0123456789abcdef0123456789abcdef01234567' }

/** What a shard of the plan left behind, changed as a test needs it. */
export const part = (trials: readonly TrialRecord[], changes: Partial<ResultPart> = {}): ResultPart => ({
  from: 'artifacts/kotlin-bench-nightly-shard-1-attempt-1',
  job: 'nightly',
  dataset,
  rulesVersion: '1',
  plan: PLAN_ID,
  runAttempt: 1,
  settings: {
    verifierMode: 'fresh',
    sealed: true,
    multipliers: { environment: 1, agent: 1, verifier: 1 },
    network: { allow: [], deny: [] }
  },
  workflow: null,
  planned: trials.map(plannedOf),
  trials,
  leftOut: new Map(),
  ...changes
})

/** A plan of these trials, on one shard. */
export const planOf = (trials: readonly TrialRecord[]): Plan => ({
  schema: 'kotlin-bench/plan@1',
  tool: { name: 'kotlin-bench', version: '0.1.0' },
  id: PLAN_ID,
  job: 'nightly',
  dataset: { ...dataset, pinned: null },
  attempts: 1,
  shards: [
    {
      shard: 1,
      title: '1 of 1',
      agent: 'oracle',
      model: null,
      trials: trials.map(plannedOf),
      seconds: 60,
      maxCostUsd: null
    }
  ]
})
