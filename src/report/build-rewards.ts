import type { PlannedTrial } from '../contracts/plan.js'
import {
  type Group,
  type NotRun,
  type Obstacle,
  REWARDS_SCHEMA,
  type Rewards,
  RULES_VERSION,
  type TrialRecord,
  type WorkflowRun
} from '../contracts/rewards.js'
import { flakesOf } from './flakes.js'
import { summarise } from './summarise.js'

type Comparability = Rewards['comparability']

export interface RewardsRequest {
  readonly toolVersion: string
  /** Of the rules that gave the verdicts, where they are not of now. */
  readonly rulesVersion?: string
  readonly job: string
  readonly dataset: Rewards['dataset']
  /** The plan's id where the job is one of several shards. */
  readonly plan: string | null
  /** Every trial of the job, whether it ran or not. */
  readonly planned: readonly PlannedTrial[]
  /** The trials that ran, in any order. */
  readonly trials: readonly TrialRecord[]
  /** Why trials were not started, by their names, where that is known. */
  readonly leftOut?: ReadonlyMap<string, Obstacle>
  readonly verifierMode: Comparability['verifierMode']
  readonly sealed: Comparability['sealed']
  readonly multipliers: Comparability['multipliers']
  /** Host rules for agents that the run added to the tasks' own. */
  readonly network: { readonly allow: readonly string[]; readonly deny: readonly string[] }
  /** Of rows of SWE-PolyBench alone. */
  readonly rows?: Comparability['rows'] | undefined
  /** The workflow run that the job is of, where it is known. */
  readonly workflow?: WorkflowRun | null
}

interface AgentModel {
  readonly agent: string
  readonly model: string | null
}

const groupKey = ({ agent, model }: AgentModel): string => JSON.stringify([agent, model])

/** One summary for each agent and model, in the order of the plan. */
const buildGroups = (planned: readonly PlannedTrial[], trials: readonly TrialRecord[]): Group[] => {
  const groups = new Map<string, AgentModel>()
  for (const { agent, model } of [...planned, ...trials])
    groups.set(groupKey({ agent, model }), { agent, model })
  return [...groups].map(([key, group]) => {
    const mine = (trial: AgentModel): boolean => groupKey(trial) === key
    return { ...group, ...summarise(planned.filter(mine), trials.filter(mine)) }
  })
}

const inPlannedOrder = (planned: readonly PlannedTrial[], trials: readonly TrialRecord[]): TrialRecord[] => {
  const places = new Map(planned.map(({ name }, place) => [name, place]))
  const placeOf = ({ name }: TrialRecord): number => places.get(name) ?? planned.length
  return [...trials].sort(
    (a, b) => placeOf(a) - placeOf(b) || (a.name < b.name ? -1 : a.name > b.name ? 1 : 0)
  )
}

/** The plan with the models of the trials that ran: patches of others say only then whose they are. */
const withModels = (planned: readonly PlannedTrial[], trials: readonly TrialRecord[]): PlannedTrial[] => {
  const models = new Map(trials.map(({ name, model }) => [name, model]))
  return planned.map(trial => ({ ...trial, model: models.get(trial.name) ?? trial.model }))
}

const withCause = (trial: PlannedTrial, leftOut: RewardsRequest['leftOut']): NotRun => {
  const cause = leftOut?.get(trial.name)
  return cause === undefined ? trial : { ...trial, cause }
}

/** The image of each task, by task: two results with the same ids ran in the same environments. */
const taskImages = (trials: readonly TrialRecord[]): Record<string, string> =>
  Object.fromEntries(
    trials.flatMap(({ task, images }) => (images.task === null ? [] : [[task, images.task] as const])).sort()
  )

const sorted = (rules: readonly string[]): string[] => [...new Set(rules)].sort()

/** `rewards.json` of a job. Equal trials in another order give an equal document. */
export const buildRewards = (request: RewardsRequest): Rewards => {
  const { job, dataset, plan } = request
  const planned = withModels(request.planned, request.trials)
  const trials = inPlannedOrder(planned, request.trials)
  const ran = new Set(trials.map(({ name }) => name))
  return {
    schema: REWARDS_SCHEMA,
    tool: { name: 'kotlin-bench', version: request.toolVersion },
    rulesVersion: request.rulesVersion ?? RULES_VERSION,
    job,
    dataset,
    plan,
    comparability: {
      datasetCommit: dataset.commit,
      verifierMode: request.verifierMode,
      sealed: request.sealed,
      clamped: trials.some(({ limits }) => limits.clamped.length > 0),
      multipliers: request.multipliers,
      network: { allow: sorted(request.network.allow), deny: sorted(request.network.deny) },
      ...(request.rows && { rows: request.rows }),
      images: taskImages(trials)
    },
    ...(request.workflow !== undefined && { workflow: request.workflow }),
    flakes: flakesOf(trials),
    planned: planned.length,
    trials,
    notRun: planned.filter(({ name }) => !ran.has(name)).map(trial => withCause(trial, request.leftOut)),
    groups: buildGroups(planned, trials),
    summary: summarise(planned, trials)
  }
}
