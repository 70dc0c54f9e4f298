import type { Plan } from '../../contracts/plan.js'
import type { TrialRecord } from '../../contracts/rewards.js'
import { plural } from '../../text/plural.js'
import { visible } from '../escape.js'
import { groupBy } from '../group-by.js'
import type { ChosenTrial } from './choose-trials.js'
import type { ResultPart } from './part.js'

/* What a reader should know of results that were joined, a sentence each; none where there is nothing to say. */

const SHOWN_SHARDS = 10

/** A sentence on the shards of a plan that lack trials, so that it is clear which to run. */
export const missingShards = ({ shards }: Plan, records: readonly TrialRecord[]): string[] => {
  const known = new Set(records.map(({ name }) => name))
  const gaps = shards.flatMap(({ shard, trials }) => {
    const missing = trials.filter(({ name }) => !known.has(name)).length
    if (missing === 0) return []
    const share = missing === trials.length ? `all ${missing}` : `${missing} of ${trials.length}`
    return [`shard ${shard} lacks ${share}`]
  })
  if (gaps.length === 0) return []
  const more = gaps.length - SHOWN_SHARDS
  const shown = gaps.slice(0, SHOWN_SHARDS).join(', ')
  const rest = more > 0 ? ` and ${plural(more, 'shard')} more` : ''
  return [`Trials of the plan have no result here: ${shown}${rest}. They count as not run.`]
}

/** A sentence on trials that were run twice and came to different verdicts, of which but one counts. */
export const secondVerdicts = (
  parts: readonly ResultPart[],
  chosen: readonly ChosenTrial<ResultPart>[]
): string[] => {
  const counted = new Map(chosen.map(({ record, part }) => [record.name, { record, part }]))
  const differing = parts.flatMap(part =>
    part.trials.filter(({ name, reward }) => {
      const other = counted.get(name)?.record.reward
      return reward !== null && other !== reward
    })
  )
  const [first] = differing
  if (first === undefined) return []
  const from = counted.get(first.name)?.part.from ?? ''
  return [
    `${plural(differing.length, 'trial')} (first: ${visible(first.name)}) with another verdict in a second place; that of ${visible(from)} counts.`
  ]
}

const SHOWN_PLANS = 3

/** Several plans without a word on which counts. */
export const severalPlans = (parts: readonly ResultPart[]): string[] => {
  const ids = [...new Set(parts.flatMap(({ plan }) => (plan === null ? [] : [visible(plan)])))]
  return ids.length <= 1
    ? []
    : [
        `The results are of ${ids.length} plans (${ids.slice(0, SHOWN_PLANS).join(', ')}); --plan says which counts.`
      ]
}

/** Trials of different jobs on the same task by the same agent: more attempts, which is worth a word. */
export const sharedTasks = (chosen: readonly ChosenTrial<ResultPart>[]): string[] => {
  const byAttempt = groupBy(chosen, ({ record: { agent, model, task, attempt } }) =>
    JSON.stringify([agent, model, task, attempt])
  )
  const shared = [...byAttempt.values()].filter(group => group.length > 1)
  if (shared.length === 0) return []
  const [{ record }] = shared[0] as [ChosenTrial<ResultPart>]
  return [
    `${plural(shared.length, 'attempt')} of one agent on one task (first: ${visible(record.agent)} on ${visible(record.task)}) come from several jobs; each counts as an attempt of its own.`
  ]
}
