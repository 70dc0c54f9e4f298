import { appendFileSync, existsSync } from 'node:fs'
import { rm, rmdir, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { errorMessage, UserError } from '../../../contracts/errors.js'
import type { Rewards } from '../../../contracts/rewards.js'
import { makeFolder, makeFolders } from '../../../dataset/make-folders.js'
import { quote } from '../../../text/quote.js'
import { harborJobResult } from './harbor-job.js'

/** The folder of one job, as Harbor lays it out: `jobs/<job>/`. */
export interface JobFolder {
  job: string
  /** Absolute. */
  jobDir: string
  /** When it was first started, whether it goes on or not. */
  startedAt: Date
  /** Adds a line, with the time, to `job.log`. */
  log(line: string): void
  writeJson(name: string, value: unknown): Promise<void>
  /** Writes `rewards.json` and Harbor's `result.json`; gives the path of the first. */
  writeResults(rewards: Rewards): Promise<string>
  /** Takes the folder of a job that could not begin away again, and the jobs folder made for it. */
  discard(): Promise<void>
}

const NAME = /^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$/

/** As Harbor names a job: the time it starts. */
export const nameByTime = (now: Date): string =>
  now.toISOString().slice(0, 19).replace('T', '__').replaceAll(':', '-')

interface JobName {
  readonly job: string
  /** Of its folder. */
  readonly name: string
}

const makeUnder = async (
  jobsDir: string,
  jobName: string | undefined,
  shard: number | undefined
): Promise<JobName> => {
  if (jobName !== undefined) {
    if (!NAME.test(jobName)) {
      throw new UserError(
        `${quote(`--job-name ${jobName}`)} cannot name a folder. Use letters, digits, \`.\`, \`_\` and \`-\`, beginning with a letter or digit, 100 at most.`
      )
    }
    const name = shard === undefined ? jobName : `${jobName}-shard-${shard}`
    if (await makeFolder(join(jobsDir, name))) return { job: jobName, name }
    throw new UserError(
      shard === undefined
        ? `${quote(`--job-name ${name}`)}: ${quote(join(jobsDir, name))} exists. Choose another name, go on with that job by ${quote(`--resume ${name}`)}, or remove its folder.`
        : `${quote(`--shard ${shard}`)}: ${quote(join(jobsDir, name))} exists. Go on with that shard by ${quote(`--resume ${name}`)}, remove its folder, name another \`--jobs-dir\`, or make a plan with another \`--job-name\`.`
    )
  }
  const name = nameByTime(new Date())
  for (let count = 1; ; count++) {
    const numbered = count === 1 ? name : `${name}-${count}`
    if (await makeFolder(join(jobsDir, numbered))) return { job: numbered, name: numbered }
  }
}

const jobFolder = (
  job: string,
  jobDir: string,
  { isParentNew, startedAt = new Date() }: { readonly isParentNew: boolean; readonly startedAt?: Date }
): JobFolder => {
  const writeJson: JobFolder['writeJson'] = (name, value) =>
    writeFile(join(jobDir, name), `${JSON.stringify(value, null, 2)}\n`)
  return {
    job,
    jobDir,
    startedAt,
    log: line => appendFileSync(join(jobDir, 'job.log'), `${new Date().toISOString()} ${line}\n`),
    writeJson,
    async writeResults(rewards) {
      await writeJson('result.json', harborJobResult(rewards, { jobDir, startedAt }))
      await writeJson('rewards.json', rewards)
      return join(jobDir, 'rewards.json')
    },
    async discard() {
      await rm(jobDir, { recursive: true, force: true })
      // Another job may have begun in it meanwhile.
      if (isParentNew) await rmdir(dirname(jobDir)).catch(() => {})
    }
  }
}

/**
 * Makes `<jobsDir>/<job>`, for a shard of a plan `<jobsDir>/<job>-shard-<n>`.
 * @throws UserError where the name is taken or cannot be one, or no folder can be made there
 */
export const openJobFolder = async (
  jobsDir: string,
  jobName: string | undefined,
  shard?: number
): Promise<JobFolder> => {
  try {
    const isParentNew = !existsSync(jobsDir)
    await makeFolders(jobsDir)
    const { job, name } = await makeUnder(jobsDir, jobName, shard)
    return jobFolder(job, join(jobsDir, name), { isParentNew })
  } catch (error) {
    if (error instanceof UserError) throw error
    const found = await stat(jobsDir).catch(() => undefined)
    if (found?.isFile())
      throw new UserError(
        `${quote(`--jobs-dir ${jobsDir}`)} is a file. Name a folder, which is made where it is missing.`
      )
    throw new UserError(
      `${quote(`--jobs-dir ${jobsDir}`)} cannot hold the results: ${errorMessage(error)}. Name a folder that can be written to.`
    )
  }
}

/** The folder of a job that goes on. */
export const reopenJobFolder = (jobDir: string, job: string, startedAt = new Date()): JobFolder =>
  jobFolder(job, jobDir, { isParentNew: false, startedAt })
