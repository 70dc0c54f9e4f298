import { createHash } from 'node:crypto'
import { UserError } from '../contracts/errors.js'
import { PLAN_SCHEMA, type Plan, type PlannedShard, type PlannedTrial } from '../contracts/plan.js'
import { plural } from '../text/plural.js'
import { quote } from '../text/quote.js'
import type { Load } from './bins.js'
import { type KnownDuration, type PlanAgent, type PlanTask, secondsEstimator } from './estimate-seconds.js'
import { pack } from './pack.js'
import { planTrials } from './plan-trials.js'
import { fewestWithin, shareShards } from './share-shards.js'

/** What a matrix of GitHub's may have. */
const MAX_SHARDS = 256
/** The longest shard stays under it where no number of them is asked for. */
const USUAL_SECONDS = 60 * 60

export interface MakePlanRequest {
  readonly toolVersion: string
  /** By default made of what is planned. */
  readonly id?: string | undefined
  readonly job: string
  readonly dataset: Plan['dataset']
  /** In any order. */
  readonly tasks: readonly PlanTask[]
  readonly agents: readonly PlanAgent[]
  readonly attempts: number
  /** By default as few as keep the longest under 60 minutes. */
  readonly shards: number | undefined
  /** US dollars for all shards together. */
  readonly maxCostUsd: number | undefined
  readonly known: readonly KnownDuration[]
}

interface PlannedLoad extends Load {
  readonly trial: PlannedTrial
}

type OpenShard = Omit<PlannedShard, 'shard' | 'title' | 'maxCostUsd'> & { readonly asksModel: boolean }

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

const byTask = (a: PlannedLoad, b: PlannedLoad): number =>
  compare(a.base, b.base) || compare(a.task, b.task) || a.trial.attempt - b.trial.attempt

/** The trials of one agent and model, longest first. */
const loadsOf = (
  agent: PlanAgent,
  { tasks, attempts, job, known }: MakePlanRequest,
  taken: Set<string>
): PlannedLoad[] => {
  const secondsOf = secondsEstimator(tasks, known)
  const byName = new Map(tasks.map(task => [task.name, task]))
  const names = [...byName.keys()].sort(compare)
  const trials = planTrials({ tasks: names, agent: agent.agent, model: agent.model, attempts, job }, taken)
  const loads = trials.map(trial => {
    const task = byName.get(trial.task)!
    return { trial, task: trial.task, base: task.base ?? '', seconds: Math.max(1, secondsOf(task, agent)) }
  })
  return loads.sort((a, b) => b.seconds - a.seconds || byTask(a, b))
}

/** How many shards each agent gets. */
const countShards = (
  groups: readonly (readonly PlannedLoad[])[],
  shards: number | undefined
): readonly number[] => {
  const trials = groups.reduce((sum, loads) => sum + loads.length, 0)
  if (shards !== undefined) return shareShards(groups, Math.min(shards, trials))
  const counts = groups.map(loads => fewestWithin(loads, USUAL_SECONDS, MAX_SHARDS))
  const isFew = counts.every(count => count !== undefined)
  const total = isFew ? counts.reduce((sum, count) => sum + count, 0) : Number.POSITIVE_INFINITY
  return isFew && total <= MAX_SHARDS ? counts : shareShards(groups, Math.min(MAX_SHARDS, trials))
}

/** Each shard's part of the money: by the seconds of agents that spend some. */
const withCosts = <Shard extends { seconds: number; asksModel: boolean }>(
  shards: readonly Shard[],
  maxCostUsd: number | undefined
): (Omit<Shard, 'asksModel'> & { maxCostUsd: number | null })[] => {
  const spending = shards.reduce((sum, { seconds, asksModel }) => sum + (asksModel ? seconds : 0), 0)
  return shards.map(({ asksModel, ...shard }) => {
    const share = maxCostUsd === undefined || !asksModel ? null : (maxCostUsd * shard.seconds) / spending
    // Rounded down to what people can read, so that the parts never pass the whole.
    return { ...shard, maxCostUsd: share === null ? null : Math.floor(share * 1e4) / 1e4 || share }
  })
}

const titleOf = ({ agent, model, trials }: OpenShard, place: string): string => {
  const who = model === null ? agent : `${agent} with ${model}`
  return `${place}: ${who}, ${plural(trials.length, 'trial')}`
}

const idOf = (plan: Omit<Plan, 'id'>): string =>
  createHash('sha256').update(JSON.stringify(plan)).digest('hex').slice(0, 12)

const checkShards = (shards: number | undefined, agents: readonly PlanAgent[]): void => {
  if (shards !== undefined && shards > MAX_SHARDS) {
    throw new UserError(`${quote(`--shards ${shards}`)}: a matrix takes ${MAX_SHARDS} at most. Name fewer.`)
  }
  const least = agents.length
  if (least <= (shards ?? MAX_SHARDS)) return
  throw new UserError(
    shards === undefined
      ? `There are ${least} agents and models, each with a shard of its own, and a matrix takes ${MAX_SHARDS} at most. Name fewer.`
      : `${quote(`--shards ${shards}`)}: each of the ${least} agents and models needs a shard of its own. Name ${least} or more, or leave it out.`
  )
}

/**
 * Puts every trial on a shard. A shard has one agent and model; the longest is as short as can be found,
 * and trials of one base are together where that costs little. The same trials give the same plan, in
 * whatever order tasks and agents come. Shards are numbered longest first, so that the longest of a
 * matrix starts first.
 * @throws UserError for a number of shards that cannot be
 */
export const makePlan = (request: MakePlanRequest): Plan => {
  const { toolVersion, job, dataset, attempts, tasks } = request
  const agents = tasks.length === 0 ? [] : request.agents
  checkShards(request.shards, agents)
  const taken = new Set<string>()
  const sorted = [...agents].sort(
    (a, b) => compare(a.agent, b.agent) || compare(a.model ?? '', b.model ?? '')
  )
  const groups = sorted.map(agent => loadsOf(agent, request, taken))
  const counts = groups.length === 0 ? [] : countShards(groups, request.shards)
  const limit = request.shards === undefined ? { atMost: USUAL_SECONDS } : {}
  const open = groups.flatMap((loads, index): OpenShard[] => {
    const { agent, model, asksModel } = sorted[index]!
    return pack(loads, counts[index]!, limit).map(({ items }) => {
      const inOrder = [...items].sort(byTask)
      const seconds = Math.round(inOrder.reduce((sum, load) => sum + load.seconds, 0))
      return { agent, model, asksModel, trials: inOrder.map(({ trial }) => trial), seconds }
    })
  })
  open.sort((a, b) => b.seconds - a.seconds || compare(a.trials[0]!.name, b.trials[0]!.name))
  const titled = open.map((shard, index) => ({
    ...shard,
    shard: index + 1,
    title: titleOf(shard, `${index + 1} of ${open.length}`)
  }))
  const plan = {
    schema: PLAN_SCHEMA,
    tool: { name: 'kotlin-bench', version: toolVersion },
    job,
    dataset,
    attempts,
    shards: withCosts(titled, request.maxCostUsd)
  } satisfies Omit<Plan, 'id'>
  const { schema, tool, ...rest } = plan
  return { schema, tool, id: request.id ?? idOf(plan), ...rest }
}
