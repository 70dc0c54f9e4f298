import { z } from 'zod'
import { faultSchema, outcomeSchema } from './outcome.js'
import { plannedTrialSchema } from './plan.js'
import {
  gradingNameSchema,
  retrievalSchema,
  rowLanguageSchema,
  rowSettingsSchema,
  rowTaskTypeSchema
} from './swe-polybench.js'
import { evidenceSchema, flagSchema, reasonSchema, rewardSchema, transitionsSchema } from './verdict.js'

export const REWARDS_SCHEMA = 'kotlin-bench/rewards@1'
/** Raised whenever the same reports could get another reward. */
export const RULES_VERSION = '1'

const seconds = z.number().nonnegative().nullable()

/** What a container was given, after clamping to the host. */
export const limitsSchema = z.object({
  cpus: z.number().positive().nullable(),
  memoryMb: z.number().positive().nullable(),
  /** Which of the task's wishes exceed the host; empty when none does. */
  clamped: z.array(z.enum(['cpus', 'memory_mb'])),
  timeoutsSec: z.object({ environment: seconds, agent: seconds, verify: seconds })
})
export type Limits = z.infer<typeof limitsSchema>

/** One trial in `rewards.json`. */
export const trialRecordSchema = z.object({
  task: z.string(),
  repository: z.string().nullable(),
  agent: z.string(),
  version: z.string().nullable(),
  model: z.string().nullable(),
  attempt: z.number().int().positive(),
  shard: z.number().int().positive(),
  name: z.string(),
  outcome: outcomeSchema,
  fault: faultSchema.nullable(),
  /** What the verdict rests on; trials of different evidence never go into one rate. */
  evidence: evidenceSchema.nullable(),
  reward: rewardSchema.nullable(),
  tolerant: rewardSchema.nullable(),
  disputed: z.boolean(),
  reasons: z.array(reasonSchema),
  flags: z.array(flagSchema),
  transitions: transitionsSchema.nullable(),
  tokens: z.object({ input: z.number(), cached: z.number(), output: z.number() }).nullable(),
  costUsd: z.number().nullable(),
  seconds: z.object({ environment: seconds, agent: seconds, verify: seconds }),
  /** ISO times; absent in results of before they were kept. */
  startedAt: z.string().optional(),
  finishedAt: z.string().optional(),
  /** Of a miss on p2p alone, verified once more: the first verdict stands, this one shows what is flaky. */
  secondVerdict: z.object({ reward: rewardSchema, reasons: z.array(reasonSchema) }).optional(),
  /** Only of SWE-PolyBench: what its row is, and what each way to grade it says. */
  row: z
    .object({
      language: rowLanguageSchema,
      taskType: rowTaskTypeSchema,
      gradings: z.partialRecord(gradingNameSchema, rewardSchema),
      retrieval: retrievalSchema.nullable()
    })
    .optional(),
  images: z.object({
    task: z.string().nullable(),
    base: z.string().nullable(),
    /** By name, also those of gateway and agent: as a registry knows it where one does, else the engine's id. */
    digests: z.record(z.string(), z.string()).optional()
  }),
  limits: limitsSchema
})
export type TrialRecord = z.infer<typeof trialRecordSchema>

export const intervalMethodSchema = z.union([
  z.literal('wilson'),
  z.object({ bootstrap: z.object({ resamples: z.number().int(), seed: z.number().int() }) })
])
export type IntervalMethod = z.infer<typeof intervalMethodSchema>

/** Counts and rates over a set of trials. `trials = resolved + unresolved + errors`, always. */
export const summarySchema = z.object({
  tasks: z.number().int(),
  trials: z.number().int(),
  resolved: z.number().int(),
  unresolved: z.number().int(),
  errors: z.object({
    infrastructure: z.number().int(),
    model: z.number().int(),
    task: z.number().int()
  }),
  notRun: z.number().int(),
  /** Trials whose reward is only what test.sh wrote; in no rate where others have better evidence. */
  unverified: z.number().int(),
  /** resolved / (resolved + unresolved); null when nothing was scored. */
  rate: z.number().nullable(),
  interval95: z.tuple([z.number(), z.number()]).nullable(),
  /** How the interval came about; a bootstrap over tasks can be repeated from its seed. */
  intervalMethod: intervalMethodSchema.nullable().optional(),
  /** As Harbor counts: a trial without a verdict is 0. */
  rateAll: z.number().nullable(),
  /** The rate if every trial without a verdict had failed, and if every one had passed. */
  bounds: z.tuple([z.number(), z.number()]).nullable(),
  rateUnflagged: z.number().nullable(),
  disputed: z.number().int(),
  flagged: z.number().int(),
  /** By k, pass@k: the chance that one of k trials of a task is resolved, over tasks with k scored trials. */
  passAtK: z.record(z.string(), z.number()),
  /** By k, pass^k: the chance that all of k trials of a task are resolved, over the same tasks. */
  passHatK: z.record(z.string(), z.number()).optional(),
  /** By k, how many tasks have fewer than k scored trials and are in neither figure. */
  tooFewAttempts: z.record(z.string(), z.number().int().nonnegative()).optional(),
  costUsd: z.number().nullable(),
  seconds: z.number()
})
export type Summary = z.infer<typeof summarySchema>

export const groupSchema = summarySchema.extend({ agent: z.string(), model: z.string().nullable() })
export type Group = z.infer<typeof groupSchema>

export const comparabilitySchema = z.object({
  datasetCommit: z.string().nullable(),
  verifierMode: z.enum(['fresh', 'shared', 'both']),
  sealed: z.boolean().nullable(),
  clamped: z.boolean(),
  multipliers: z.object({
    environment: z.number(),
    agent: z.number(),
    verifier: z.number()
  }),
  /** Host rules for agents that the run added to the tasks' own. */
  network: z.object({ allow: z.array(z.string()), deny: z.array(z.string()) }),
  /** Only of SWE-PolyBench. */
  rows: rowSettingsSchema.optional(),
  images: z.record(z.string(), z.string())
})

/** The workflow run that made a result. */
export const workflowRunSchema = z.object({
  repository: z.string(),
  runId: z.string(),
  runAttempt: z.number().int().positive(),
  commit: z.string().nullable(),
  ref: z.string().nullable(),
  url: z.string()
})
export type WorkflowRun = z.infer<typeof workflowRunSchema>

/** A test that failed in some of a task's runs on the same change and passed in others. */
export const flakeSchema = z.object({
  task: z.string(),
  test: z.string(),
  failed: z.number().int().positive(),
  runs: z.number().int().positive()
})
export type Flake = z.infer<typeof flakeSchema>

/** Why a run left a planned trial out: the model had stopped answering, or money or time was at an end. */
export const obstacleSchema = z.enum(['model', 'max-cost', 'deadline'])
export type Obstacle = z.infer<typeof obstacleSchema>

/** A planned trial without a record; the cause is absent where its shard did not start, or was cancelled. */
export const notRunSchema = plannedTrialSchema.extend({ cause: obstacleSchema.optional() })
export type NotRun = z.infer<typeof notRunSchema>

/** `rewards.json`, also what `run --json` prints. */
export const rewardsSchema = z.object({
  schema: z.literal(REWARDS_SCHEMA),
  tool: z.object({ name: z.literal('kotlin-bench'), version: z.string() }),
  rulesVersion: z.string(),
  job: z.string(),
  dataset: z.object({ source: z.string(), commit: z.string().nullable() }),
  plan: z.string().nullable(),
  comparability: comparabilitySchema,
  workflow: workflowRunSchema.nullable().optional(),
  flakes: z.array(flakeSchema).optional(),
  planned: z.number().int(),
  trials: z.array(trialRecordSchema),
  /** What was planned and has no record; absent in results of before it was kept. */
  notRun: z.array(notRunSchema).optional(),
  groups: z.array(groupSchema),
  summary: summarySchema
})
export type Rewards = z.infer<typeof rewardsSchema>
