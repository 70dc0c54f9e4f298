import { join } from 'node:path'
import { errorMessage } from '../../contracts/errors.js'
import { isTrialName, type PlannedTrial } from '../../contracts/plan.js'
import type { TrialRecord } from '../../contracts/rewards.js'
import { visible } from '../../report/escape.js'
import { plural } from '../../text/plural.js'
import { REWARDS_MAX_BYTES } from '../shared/baseline/parse-rewards.js'
import { type ReadBudget, readJsonFile } from './safe-files.js'
import { readJobConfig, readRewardsFile, readTrialResult, type StoredResults } from './stored-results.js'

const MAX_CONFIG_BYTES = 64 * 1024 ** 2
const MAX_RESULT_BYTES = 16 * 1024 ** 2

export interface Reading {
  readonly budget: ReadBudget
  /** Hears of each file that is left out. */
  readonly notice: (message: string) => void
}

/** What reading a file gives; one that cannot be read is told and passed over. */
const attempt = async <Value>(
  path: string,
  { notice }: Reading,
  read: () => Promise<Value>
): Promise<Value | undefined> => {
  try {
    return await read()
  } catch (thrown) {
    notice(`${visible(path)} is left out: ${errorMessage(thrown)}.`)
    return undefined
  }
}

const tellUnreadable = (path: string, { unreadable }: StoredResults, { notice }: Reading): void => {
  if (unreadable === 0) return
  notice(`${visible(path)}: ${plural(unreadable, 'trial')} left out that cannot be read.`)
}

/** A `rewards.json`; undefined where there is none or it cannot be read, which is told. */
export const readRewards = async (
  path: string,
  reading: Reading
): Promise<StoredResults['results'] | undefined> =>
  attempt(path, reading, async () => {
    const value = await readJsonFile(path, { maxBytes: REWARDS_MAX_BYTES, budget: reading.budget })
    if (value === undefined) return undefined
    const stored = readRewardsFile(value)
    tellUnreadable(path, stored, reading)
    return stored.results
  })

const readConfig = async (path: string, reading: Reading): Promise<StoredResults['results'] | undefined> =>
  attempt(path, reading, async () =>
    readJobConfig(await readJsonFile(path, { maxBytes: MAX_CONFIG_BYTES, budget: reading.budget }))
  )

/** The record of one trial in its own folder, which is there as soon as the trial has ended. */
const readTrial = async (jobDir: string, planned: PlannedTrial, reading: Reading): Promise<TrialRecord[]> => {
  if (!isTrialName(planned.name)) {
    reading.notice(`${visible(jobDir)}: ${visible(planned.name)} is no name of a trial.`)
    return []
  }
  const path = join(jobDir, planned.name, 'result.json')
  const record = await attempt(path, reading, async () => {
    const value = await readJsonFile(path, { maxBytes: MAX_RESULT_BYTES, budget: reading.budget })
    return value === undefined ? undefined : readTrialResult(value)
  })
  return record === undefined || record.name !== planned.name ? [] : [record]
}

/**
 * What the folder of one job says: its `rewards.json`, and of the trials that have no verdict there, or
 * where the job was stopped before it was written, what each trial's own folder says. Undefined where the
 * folder is no job's.
 */
export const readJobFolder = async (
  jobDir: string,
  reading: Reading
): Promise<StoredResults['results'] | undefined> => {
  const config = await readConfig(join(jobDir, 'config.json'), reading)
  const rewards = await readRewards(join(jobDir, 'rewards.json'), reading)
  if (config === undefined) return rewards
  const known = new Map((rewards?.trials ?? []).map(record => [record.name, record]))
  for (const planned of config.planned) {
    const record = known.get(planned.name)
    if (record !== undefined && record.outcome !== 'error') continue
    for (const found of await readTrial(jobDir, planned, reading)) known.set(found.name, found)
  }
  return { ...config, ...rewards, planned: config.planned, trials: [...known.values()] }
}
