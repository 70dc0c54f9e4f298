import { artifactName, type StoredArtifact } from '../../github/artifact.js'
import { groupBy } from '../../report/group-by.js'

/** An artifact that a leg has left, by its name. */
export interface LegArtifact {
  artifact: StoredArtifact
  shard: number
  attempt: number
}

/** The end of such a name, also where it was taken and six letters were added. */
const END = /^(\d{1,6})-attempt-(\d{1,6})(?:-[0-9a-f]{6})?$/

/** Which leg left an artifact: one of this job, or with undefined of any. */
const legOf = (artifact: StoredArtifact, job: string | undefined): LegArtifact | undefined => {
  const { name } = artifact
  const [, end = ''] = /^kotlin-bench-.+-shard-(.*)$/.exec(name) ?? []
  const [, shard, attempt] = END.exec(end) ?? []
  if (shard === undefined || attempt === undefined) return undefined
  const beginning = job === undefined ? '' : artifactName({ job, shard: 1, runAttempt: 1 })
  if (!name.startsWith(beginning.replace(/1-attempt-1$/, ''))) return undefined
  return { artifact, shard: Number(shard), attempt: Number(attempt) }
}

/**
 * The artifacts of legs. Any job of a workflow run may upload under such a name; so those of a later
 * attempt than the run has come to are none of ours.
 */
export const legArtifacts = (
  artifacts: readonly StoredArtifact[],
  { job, runAttempt }: { job: string | undefined; runAttempt: number }
): LegArtifact[] =>
  artifacts.flatMap(artifact => legOf(artifact, job) ?? []).filter(({ attempt }) => attempt <= runAttempt)

/**
 * Those that alone say that they are of their shard and attempt, and a sentence on each group of the
 * others: a leg uploads once, and which of several is its own cannot be seen.
 */
export const withoutContested = (
  legs: readonly LegArtifact[]
): { legs: LegArtifact[]; warnings: string[] } => {
  const groups = groupBy(legs, ({ shard, attempt }) => `${shard} ${attempt}`)
  const warnings = [...groups.values()].flatMap(group => {
    const [first] = group
    if (first === undefined || group.length === 1) return []
    const names = group.map(({ artifact }) => artifact.name).join(', ')
    return [
      `${group.length} artifacts say that they are of shard ${first.shard}, attempt ${first.attempt}: ${names}. Which one that shard has uploaded cannot be told, so none counts. See whether another job of this workflow run uploads under these names, then re-run all jobs.`
    ]
  })
  return { legs: [...groups.values()].flatMap(group => (group.length === 1 ? group : [])), warnings }
}
