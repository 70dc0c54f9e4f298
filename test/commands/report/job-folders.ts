import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { Rewards, TrialRecord } from '../../../src/contracts/rewards.js'
import { plannedOf, rewardsOf } from '../../report/trials.js'

export const newFolder = (): string => mkdtempSync(join(tmpdir(), 'kotlin-bench-report-'))

export const writeJson = (path: string, value: unknown): void => {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, JSON.stringify(value))
}

/** A job's folder as `run` leaves it; a job that was stopped has no `rewards.json`. */
export const writeJob = (
  dir: string,
  trials: readonly TrialRecord[],
  {
    planned = trials,
    plan = null as string | null,
    isStopped = false,
    rows = undefined as Rewards['comparability']['rows']
  } = {}
): string => {
  const rewards = rewardsOf(trials, { planned: planned.map(plannedOf), plan, rows })
  const options = { verifierMode: 'fresh', seal: 'auto', agentHosts: { allow: [], deny: [] } }
  const { job, dataset } = rewards
  writeJson(join(dir, 'config.json'), { job, dataset, plan, options, planned: planned.map(plannedOf) })
  for (const record of trials) {
    writeJson(join(dir, record.name, 'config.json'), { trial: plannedOf(record) })
    writeJson(join(dir, record.name, 'result.json'), { trial_name: record.name, kotlin_bench: record })
  }
  if (!isStopped) writeJson(join(dir, 'rewards.json'), rewards)
  return dir
}
