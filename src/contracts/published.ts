import { z } from 'zod'
import { differenceSchema } from './comparison.js'
import { groupSchema } from './rewards.js'

export const PUBLISHED_SCHEMA = 'kotlin-bench/published@1'

/** An agent and model in a published result: as much of its group as a trend shows. */
export const publishedGroupSchema = groupSchema
  .pick({
    agent: true,
    model: true,
    tasks: true,
    resolved: true,
    unresolved: true,
    notRun: true,
    rate: true,
    interval95: true,
    costUsd: true,
    seconds: true
  })
  .extend({
    /** Trials without a verdict, whosever fault. */
    errors: z.number().int().nonnegative()
  })
export type PublishedGroup = z.infer<typeof publishedGroupSchema>

/** A result among those that `publish` keeps on a branch. */
export const publishedResultSchema = z.object({
  /** `<run id>-<run attempt>` with `-<job>` where the job has a name of its own; off GitHub made of job and content. */
  id: z.string(),
  /** Its trimmed `rewards.json`, a path on the branch. */
  file: z.string().regex(/^results\/[\w.-]+\.json$/),
  /** SHA-256 of that file, hex. */
  digest: z.string(),
  /** When its last trial ended; ISO. */
  date: z.string(),
  job: z.string(),
  /** The workflow run that made it. */
  run: z
    .object({
      id: z.string(),
      attempt: z.number().int().positive(),
      url: z.string(),
      commit: z.string().nullable()
    })
    .nullable(),
  dataset: z.object({ source: z.string(), commit: z.string().nullable() }),
  rulesVersion: z.string(),
  groups: z.array(publishedGroupSchema),
  /** What it does not share with the result before it that has an agent and model in common. */
  changes: z.array(differenceSchema)
})
export type PublishedResult = z.infer<typeof publishedResultSchema>

/** `index.json`: what a branch of results holds, oldest first. */
export const publishedIndexSchema = z.object({
  schema: z.literal(PUBLISHED_SCHEMA),
  results: z.array(publishedResultSchema)
})
export type PublishedIndex = z.infer<typeof publishedIndexSchema>
