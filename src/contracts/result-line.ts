import { z } from 'zod'
import { outcomeSchema } from './outcome.js'
import {
  gradingNameSchema,
  retrievalSchema,
  rowLanguageSchema,
  rowSettingsSchema,
  rowTaskTypeSchema
} from './swe-polybench.js'
import { rewardSchema } from './verdict.js'

export const RESULT_LINE_SCHEMA = 'kotlin-bench/result-line@1'

/** One line of `data/<benchmark>-<model>-results.jsonl`: what one run says of one instance. */
export const resultLineSchema = z.object({
  schema: z.literal(RESULT_LINE_SCHEMA),
  /** ISO time at which the run's results were appended. */
  date: z.string(),
  toolVersion: z.string(),
  rulesVersion: z.string(),
  /** `swe-polybench`, or what the library was given. */
  benchmark: z.string(),
  /** Tells runs apart: a job's name, or an id. */
  run: z.string(),
  /** null where it was seeded in code. */
  dataset: z.object({ source: z.string(), commit: z.string().nullable() }).nullable(),
  settings: rowSettingsSchema.nullable(),
  instance: z.string(),
  language: rowLanguageSchema.nullable(),
  taskType: rowTaskTypeSchema.nullable(),
  agent: z.string(),
  agentVersion: z.string().nullable(),
  model: z.string().nullable(),
  attempt: z.number().int().positive(),
  outcome: outcomeSchema,
  /** What was not asked for is absent, and nothing is there without a verdict. */
  gradings: z.partialRecord(gradingNameSchema, rewardSchema),
  retrieval: retrievalSchema.nullable(),
  costUsd: z.number().nonnegative().nullable(),
  /** Of all phases; null where none has begun. */
  seconds: z.number().nonnegative().nullable()
})
export type ResultLine = z.infer<typeof resultLineSchema>
