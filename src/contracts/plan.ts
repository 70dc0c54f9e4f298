import { z } from 'zod'
import { ROW_SPLITS, rowLanguageSchema } from './swe-polybench.js'

/** One attempt of one agent on one task, before it runs. */
export const plannedTrialSchema = z.object({
  task: z.string(),
  agent: z.string(),
  model: z.string().nullable(),
  attempt: z.number().int().positive(),
  /** `<task[:32]>__<7 chars>`, unique within the job; also the name of its folder. */
  name: z.string()
})
export type PlannedTrial = z.infer<typeof plannedTrialSchema>

/** Whether a name, from wherever it comes, is that of one folder right below a job's. */
export const isTrialName = (name: string): boolean => /^[A-Za-z0-9_][A-Za-z0-9._-]{0,99}$/.test(name)

/** Far above a plan of ten thousand trials. */
export const PLAN_MAX_BYTES = 64 * 1024 ** 2

/** Which rows of SWE-PolyBench a plan is of. */
export const plannedRowsSchema = z.object({
  /** As seen from where shards run, the folder of the workspace or the working directory; else absolute. */
  file: z.string(),
  split: z.enum(ROW_SPLITS).nullable(),
  language: rowLanguageSchema.nullable(),
  hints: z.boolean()
})
export type PlannedRows = z.infer<typeof plannedRowsSchema>

export const PLAN_SCHEMA = 'kotlin-bench/plan@1'

/** The trials of one leg of the matrix: of one agent and model, so that it is installed once. */
export const plannedShardSchema = z.object({
  shard: z.number().int().positive(),
  /** What the matrix shows, such as `3 of 12: codex, 9 trials`. */
  title: z.string(),
  agent: z.string(),
  model: z.string().nullable(),
  trials: z.array(plannedTrialSchema).min(1),
  /** How long its trials are expected to take together, images not counted. */
  seconds: z.number().nonnegative(),
  /** Its part of the job's `--max-cost`, US dollars; null without one. */
  maxCostUsd: z.number().positive().nullable()
})
export type PlannedShard = z.infer<typeof plannedShardSchema>

/** What `plan` makes and every shard runs by. */
export const planSchema = z.object({
  schema: z.literal(PLAN_SCHEMA),
  tool: z.object({ name: z.literal('kotlin-bench'), version: z.string() }),
  /** Travels with every result: on GitHub `<run id>-<run attempt>`, elsewhere made of what is planned. */
  id: z.string(),
  job: z.string(),
  dataset: z.object({
    source: z.string(),
    commit: z.string().nullable(),
    /** What `--dataset` has to be to get this very commit; null for a folder. */
    pinned: z.string().nullable(),
    /** Absent where the tasks are folders. */
    rows: plannedRowsSchema.optional()
  }),
  attempts: z.number().int().positive(),
  /** No shard where nothing was selected. */
  shards: z.array(plannedShardSchema)
})
export type Plan = z.infer<typeof planSchema>
