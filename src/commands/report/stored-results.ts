import { z } from 'zod'
import { plannedTrialSchema } from '../../contracts/plan.js'
import {
  comparabilitySchema,
  notRunSchema,
  REWARDS_SCHEMA,
  type Rewards,
  RULES_VERSION,
  type TrialRecord,
  trialRecordSchema,
  workflowRunSchema
} from '../../contracts/rewards.js'
import { rowSettingsSchema } from '../../contracts/swe-polybench.js'
import type { PartSettings, ResultPart } from '../../report/merge/part.js'
import { UnreadableError } from './safe-files.js'

/** What a document says, and how many of its trials cannot be read. */
export interface StoredResults {
  readonly results: Omit<ResultPart, 'from' | 'runAttempt'>
  readonly unreadable: number
}

const datasetSchema = z.object({ source: z.string(), commit: z.string().nullable() })

/** Counts and rates are left aside: a report makes its own. Each trial is read for itself. */
const rewardsFileSchema = z.object({
  schema: z.literal(REWARDS_SCHEMA),
  rulesVersion: z.string(),
  job: z.string(),
  dataset: datasetSchema,
  plan: z.string().nullable(),
  comparability: comparabilitySchema,
  workflow: workflowRunSchema.nullable().catch(null).default(null),
  trials: z.array(z.unknown()),
  notRun: z.array(notRunSchema).catch([]).default([])
})

const explain = (error: z.ZodError, what: string): UnreadableError => {
  const [issue] = error.issues
  const where = issue === undefined || issue.path.length === 0 ? '' : `${issue.path.join('.')}: `
  return new UnreadableError(`it is no ${what} (${where}${issue?.message ?? 'unknown'})`)
}

/** Records one by one, so that a bad one is not the end of the others. */
const readRecords = (values: readonly unknown[]): { trials: TrialRecord[]; unreadable: number } => {
  const trials = values.flatMap(value => {
    const record = trialRecordSchema.safeParse(value)
    return record.success ? [record.data] : []
  })
  return { trials, unreadable: values.length - trials.length }
}

const withoutImages = ({
  verifierMode,
  sealed,
  multipliers,
  network,
  rows
}: Rewards['comparability']): PartSettings => ({
  verifierMode,
  sealed,
  multipliers,
  network,
  ...(rows && { rows })
})

/**
 * A `rewards.json` as a part of a report.
 * @throws UnreadableError
 */
export const readRewardsFile = (value: unknown): StoredResults => {
  const file = rewardsFileSchema.safeParse(value)
  if (!file.success) throw explain(file.error, 'rewards.json of kotlin-bench')
  const { job, dataset, plan, rulesVersion, workflow, notRun } = file.data
  const { trials, unreadable } = readRecords(file.data.trials)
  const settings = withoutImages(file.data.comparability)
  const leftOut = new Map(notRun.flatMap(({ name, cause }) => (cause === undefined ? [] : [[name, cause]])))
  const planned = notRun.map(({ cause: _, ...trial }) => trial)
  const results = { job, dataset, plan, rulesVersion, workflow, settings, planned, trials, leftOut }
  return { results, unreadable }
}

/** As `run` stores what it was told; what was not is not there. */
const rowsSchema = z.object({
  split: rowSettingsSchema.shape.split.default(null),
  language: rowSettingsSchema.shape.language.default(null),
  hints: z.boolean()
})

const jobConfigSchema = z.object({
  job: z.string(),
  dataset: datasetSchema,
  plan: z.string().nullable().catch(null).default(null),
  workflow: workflowRunSchema.nullable().catch(null).default(null),
  options: z
    .object({
      verifierMode: comparabilitySchema.shape.verifierMode.catch('fresh'),
      seal: z.enum(['auto', 'never']).catch('auto'),
      multipliers: comparabilitySchema.shape.multipliers.catch({ environment: 1, agent: 1, verifier: 1 }),
      agentHosts: comparabilitySchema.shape.network.catch({ allow: [], deny: [] }),
      rows: rowsSchema.optional().catch(undefined),
      ofRows: z.object({ gradings: rowSettingsSchema.shape.gradings }).optional().catch(undefined)
    })
    .catch({
      verifierMode: 'fresh',
      seal: 'auto',
      multipliers: { environment: 1, agent: 1, verifier: 1 },
      agentHosts: { allow: [], deny: [] }
    }),
  planned: z.array(plannedTrialSchema)
})

/** The `config.json` of a job, which is there from its start; undefined where it is that of something else. */
export const readJobConfig = (value: unknown): StoredResults['results'] | undefined => {
  const config = jobConfigSchema.safeParse(value)
  if (!config.success) return undefined
  const { job, dataset, plan, workflow, options, planned } = config.data
  return {
    ...{ job, dataset, plan, workflow, planned },
    rulesVersion: RULES_VERSION,
    settings: {
      verifierMode: options.verifierMode,
      sealed: options.seal === 'auto',
      multipliers: options.multipliers,
      network: options.agentHosts,
      ...(options.rows && { rows: { ...options.rows, gradings: options.ofRows?.gradings ?? [] } })
    },
    trials: [],
    leftOut: new Map()
  }
}

const trialResultSchema = z.object({ kotlin_bench: trialRecordSchema })

/**
 * The record in a trial's `result.json`.
 * @throws UnreadableError
 */
export const readTrialResult = (value: unknown): TrialRecord => {
  const result = trialResultSchema.safeParse(value)
  if (!result.success) throw explain(result.error, 'result of a trial')
  return result.data.kotlin_bench
}
