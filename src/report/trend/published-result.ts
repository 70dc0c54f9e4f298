import type { Difference } from '../../contracts/comparison.js'
import type { PublishedGroup, PublishedResult } from '../../contracts/published.js'
import type { Group, Rewards } from '../../contracts/rewards.js'
import { differencesOf } from '../compare/differences.js'

const groupOf = (group: Group): PublishedGroup => {
  const { agent, model, tasks, resolved, unresolved, errors, notRun, rate, interval95, costUsd, seconds } =
    group
  return {
    ...{ agent, model, tasks, resolved, unresolved, notRun, rate, interval95, costUsd, seconds },
    errors: errors.infrastructure + errors.model + errors.task
  }
}

/** When the last trial ended, where any says. */
const endOf = ({ trials }: Rewards): string | undefined =>
  trials
    .map(({ finishedAt }) => finishedAt ?? '')
    .filter(time => !Number.isNaN(Date.parse(time)))
    .map(time => new Date(time).toISOString())
    .sort()
    .at(-1)

const forFile = (name: string): string =>
  name
    .replace(/[^\w.-]+/g, '-')
    .replace(/^[.-]+/, '')
    .slice(0, 100) || 'job'

/** The same result has the same id whenever it is published, and so has the same run's when it was made again. */
const idOf = ({ workflow, job }: Rewards, digest: string): string => {
  if (!workflow) return `${forFile(job)}-${digest.slice(0, 8)}`
  const run = `${forFile(workflow.runId)}-${workflow.runAttempt}`
  return job === workflow.runId ? run : `${run}-${forFile(job)}`
}

/** A result as the index of published ones has it. `date` counts where no trial says when it ended. */
export const publishedResult = (
  rewards: Rewards,
  { digest, date, previous }: { digest: string; date: string; previous: Rewards | undefined }
): PublishedResult => {
  const { workflow, job, dataset, rulesVersion, groups } = rewards
  const id = idOf(rewards, digest)
  const ended = endOf(rewards) ?? date
  return {
    id,
    file: `results/${ended.slice(0, 10)}-${id}.json`,
    digest,
    date: ended,
    job,
    run: workflow
      ? { id: workflow.runId, attempt: workflow.runAttempt, url: workflow.url, commit: workflow.commit }
      : null,
    dataset,
    rulesVersion,
    groups: groups.map(groupOf),
    changes: previous === undefined ? [] : changesSince(rewards, previous)
  }
}

/** What makes a step in a trend that is none of the agent's doing. */
const changesSince = (rewards: Rewards, previous: Rewards): Difference[] =>
  differencesOf(rewards, previous).filter(({ what }) => {
    if (what === 'tool') return false
    // Of a folder no commit is known; as long as it is the same one, that is no news.
    const isSameFolder =
      rewards.dataset.commit === null &&
      previous.dataset.commit === null &&
      rewards.dataset.source === previous.dataset.source
    return what !== 'dataset' || !isSameFolder
  })

const key = ({ agent, model }: Pick<PublishedGroup, 'agent' | 'model'>): string =>
  JSON.stringify([agent, model])

/** The newest result before a time that has an agent and model in common with these groups. */
export const resultBefore = (
  results: readonly PublishedResult[],
  {
    date,
    groups
  }: Pick<PublishedResult, 'date'> & { groups: readonly Pick<PublishedGroup, 'agent' | 'model'>[] }
): PublishedResult | undefined => {
  const wanted = new Set(groups.map(key))
  return results.findLast(result => result.date < date && result.groups.some(group => wanted.has(key(group))))
}
