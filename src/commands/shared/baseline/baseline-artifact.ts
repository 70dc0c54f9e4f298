import type { RunArtifact } from '../../../github/runs.js'

const PREFIX = 'kotlin-bench-'
/** What an upload adds to a name that is taken, as in a run that is run again. */
const AGAIN = /-[0-9a-f]{6}$/
const LEG = /^(.+)-shard-(\d+)-attempt-(\d+)$/
const PLAN = /-plan-\d+-\d+$/

const newest = (artifacts: readonly RunArtifact[]): RunArtifact | undefined =>
  [...artifacts].sort((a, b) =>
    a.createdAt < b.createdAt ? 1 : a.createdAt > b.createdAt ? -1 : b.id - a.id
  )[0]

/**
 * The artifact of a run that holds the results of a whole evaluation: the report's, or that of a run of
 * one shard alone. `expected` is the name that it should have; where a run has reports on several jobs
 * and none has that name, their names are given instead.
 */
export const chooseArtifact = (
  artifacts: readonly RunArtifact[],
  expected: string | undefined
): RunArtifact | undefined | { several: readonly string[] } => {
  const kept = artifacts.filter(({ isExpired }) => !isExpired)
  const named = kept.filter(({ name }) => name === expected || name.replace(AGAIN, '') === expected)
  if (named.length > 0) return newest(named)
  const ours = kept.filter(({ name }) => name.startsWith(PREFIX) && !PLAN.test(name))
  const reports = ours.filter(({ name }) => !LEG.test(name.replace(AGAIN, '')))
  const legs = ours.filter(({ name }) => LEG.test(name.replace(AGAIN, '')))
  const shards = new Set(legs.map(({ name }) => LEG.exec(name.replace(AGAIN, ''))?.[2]))
  const whole = reports.length > 0 ? reports : shards.size === 1 ? legs : []
  const jobOf = ({ name }: RunArtifact): string =>
    LEG.exec(name.replace(AGAIN, ''))?.[1] ?? name.replace(AGAIN, '')
  const jobs = new Set(whole.map(jobOf))
  return jobs.size > 1 ? { several: [...jobs].sort() } : newest(whole)
}
