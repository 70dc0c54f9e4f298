import { z } from 'zod'

/*
 * What `check` found in tasks. The report travels from a workflow that ran foreign code to one that may
 * write comments, so that every text and list in it has a cap.
 */

const line = z.string().max(500)
const sentence = z.string().max(4_000)

/** `off` is for a check that a dataset does not want, with its reason. */
export const CHECK_LEVELS = ['off', 'warning', 'error'] as const
export const checkLevelSchema = z.enum(CHECK_LEVELS)
export type CheckLevel = z.infer<typeof checkLevelSchema>

/** `static` reads files; `dynamic` builds the task's image and runs it. */
export const checkStageSchema = z.enum(['static', 'dynamic'])
export type CheckStage = z.infer<typeof checkStageSchema>

export const checkInfoSchema = z.object({
  /** Kebab-case, such as `expected-lists`. */
  id: line,
  stage: checkStageSchema,
  /** What holds of a sound task. */
  sentence,
  /** Why that matters. */
  why: sentence,
  defaultLevel: z.enum(['warning', 'error']),
  level: checkLevelSchema,
  /** Why the dataset changed the level; null where it did not. */
  reason: sentence.nullable()
})
export type CheckInfo = z.infer<typeof checkInfoSchema>

export const findingSchema = z.object({
  /** Id of the check. */
  check: line,
  level: z.enum(['warning', 'error']),
  task: line,
  /** Within the task's folder, with forward slashes. */
  file: z.string().max(4_096),
  /** Counted from 1; null where it is about the file as a whole. */
  line: z.number().int().positive().nullable(),
  message: sentence,
  /** What to do about it. */
  advice: sentence
})
export type Finding = z.infer<typeof findingSchema>

export const checkedTaskSchema = z.object({
  name: line,
  /** The task's folder within the repository that holds the dataset, with forward slashes. */
  path: z.string().max(4_096),
  /** Ids of the checks that were made, whatever they found. */
  ran: z.array(line).max(200),
  /** Those that could not be: most often since another check found a file missing. */
  notRun: z.array(z.object({ check: line, reason: sentence })).max(200)
})
export type CheckedTask = z.infer<typeof checkedTaskSchema>

export const CHECK_SCHEMA = 'kotlin-bench/check@1'

/** What `check --json` prints. */
export const checkReportSchema = z.object({
  schema: z.literal(CHECK_SCHEMA),
  tool: z.object({ name: z.literal('kotlin-bench'), version: line }),
  dataset: z.object({ source: z.string().max(4_096), commit: line.nullable() }),
  /** Every check there is, also those that are off. */
  checks: z.array(checkInfoSchema).max(200),
  /** Sorted by name. */
  tasks: z.array(checkedTaskSchema).max(5_000),
  /** By task, then errors before warnings. */
  findings: z.array(findingSchema).max(50_000),
  counts: z.object({
    tasks: z.number().int().nonnegative(),
    /** Tasks without a finding of level error. */
    sound: z.number().int().nonnegative(),
    errors: z.number().int().nonnegative(),
    warnings: z.number().int().nonnegative()
  })
})
export type CheckReport = z.infer<typeof checkReportSchema>
