import { readdir, readFile, stat } from 'node:fs/promises'
import { isAbsolute, join } from 'node:path'
import { z } from 'zod'
import { UserError } from '../../contracts/errors.js'
import { type PlannedTrial, plannedTrialSchema } from '../../contracts/plan.js'
import { type TrialRecord, trialRecordSchema } from '../../contracts/rewards.js'
import { GRADINGS } from '../../contracts/swe-polybench.js'
import { quote } from '../../text/quote.js'
import type { JobPlan, RunOptions } from './run-options.js'

/** A job that ran before, as far as `--resume` goes on from it. */
export interface ResumedJob {
  job: string
  /** The plan and the shard that it is of; null where it was planned by itself. */
  plan: JobPlan | null
  jobDir: string
  /** When it was started first. */
  startedAt: Date
  options: RunOptions
  /** The dataset's as the job was started; null where none was known. */
  commit: string | null
  planned: readonly PlannedTrial[]
  /** Records of the trials that have a verdict. */
  done: readonly TrialRecord[]
}

const configSchema = z.object({
  job: z.string(),
  startedAt: z.coerce.date().optional().catch(undefined),
  options: z.looseObject({ path: z.string(), agent: z.string(), attempts: z.number() }),
  dataset: z.object({ commit: z.string().nullable() }).catch({ commit: null }),
  planned: z.array(plannedTrialSchema),
  plan: z.string().nullish(),
  shard: z.number().int().positive().nullish()
})

/** What jobs of before these options did. */
const BEFORE: Partial<RunOptions> = {
  repository: [],
  providers: [],
  agentHosts: { allow: [], deny: [] },
  preflight: false,
  prices: {},
  ofRows: { gradings: GRADINGS, repoPath: undefined, publishedImages: null, dataDir: 'data' }
}

const readJson = async (path: string): Promise<unknown> => {
  try {
    return JSON.parse(await readFile(path, 'utf8'))
  } catch {
    return undefined
  }
}

/** The record in a trial's folder where it came to a verdict. */
export const verdictOf = async (dir: string): Promise<TrialRecord | undefined> => {
  const result = z
    .object({ kotlin_bench: trialRecordSchema })
    .safeParse(await readJson(join(dir, 'result.json')))
  return result.success && result.data.kotlin_bench.outcome !== 'error' ? result.data.kotlin_bench : undefined
}

const startedSchema = z.object({ started_at: z.coerce.date() })

/** The start of a job of before its configuration had it: undefined where it came to no result. */
const startOfResult = async (jobDir: string): Promise<Date | undefined> =>
  startedSchema.safeParse(await readJson(join(jobDir, 'result.json'))).data?.started_at

const LISTED = 5

/** Names of the jobs in a folder, those that started last first. */
const newestJobs = async (jobsDir: string): Promise<string[]> => {
  const names = await readdir(jobsDir).catch(() => [])
  const jobs = await Promise.all(
    names.map(async name => {
      const found = await stat(join(jobsDir, name, 'config.json')).catch(() => undefined)
      return found === undefined ? [] : [{ name, begun: found.mtimeMs }]
    })
  )
  const sorted = jobs.flat().sort((a, b) => b.begun - a.begun)
  return sorted.slice(0, LISTED).map(({ name }) => name)
}

/**
 * Reads the job that `--resume` names, by the path of its folder or by its name in the jobs folder.
 * @throws UserError where there is no such job
 */
export const readResumedJob = async (resume: string, jobsDir: string): Promise<ResumedJob> => {
  const jobDir = isAbsolute(resume) ? resume : join(jobsDir, resume)
  const path = join(jobDir, 'config.json')
  const config = configSchema.safeParse(await readJson(path))
  if (!config.success) {
    const newest = await newestJobs(jobsDir)
    const there =
      newest.length === 0
        ? `There is no job in ${quote(jobsDir)}; name the path of a job's folder, or another \`--jobs-dir\`.`
        : `Name a job in ${quote(jobsDir)} (newest: ${newest.join(', ')}), or the path of a job's folder.`
    throw new UserError(`${quote(`--resume ${resume}`)}: ${quote(path)} is no record of a job. ${there}`)
  }
  const { job, options, planned, plan, shard, dataset, startedAt } = config.data
  const records = await Promise.all(planned.map(trial => verdictOf(join(jobDir, trial.name))))
  return {
    job,
    plan: plan && shard ? { id: plan, shard } : null,
    jobDir,
    startedAt: startedAt ?? (await startOfResult(jobDir)) ?? new Date(),
    // Written by `run` itself; what it does not know of is left alone.
    options: { ...BEFORE, ...options } as unknown as RunOptions,
    commit: dataset.commit,
    planned,
    done: records.filter(record => record !== undefined)
  }
}
