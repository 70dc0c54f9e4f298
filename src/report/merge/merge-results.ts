import type { Plan, PlannedTrial } from '../../contracts/plan.js'
import type { Obstacle, Rewards, TrialRecord } from '../../contracts/rewards.js'
import { plural } from '../../text/plural.js'
import { buildRewards } from '../build-rewards.js'
import { visible } from '../escape.js'
import { groupBy } from '../group-by.js'
import { chooseTrials } from './choose-trials.js'
import { contradictionOf } from './contradictions.js'
import { differencesOf } from './differences.js'
import { missingShards, secondVerdicts, severalPlans, sharedTasks } from './merge-notices.js'
import type { ResultPart } from './part.js'

export interface MergeRequest<Part extends ResultPart> {
  /** In any order but for two of one attempt that have the same trial. */
  readonly parts: readonly Part[]
  /** What was planned, where it is known: nothing else is counted. */
  readonly plan: Plan | null
  readonly toolVersion: string
}

export interface MergedResults<Part extends ResultPart> {
  readonly rewards: Rewards
  /** The part that each trial in `rewards` is taken from, by the trial's name. */
  readonly partOf: ReadonlyMap<string, Part>
  /** What was left out or does not fit together, a sentence each. */
  readonly notices: readonly string[]
}

/** The parts that are of the plan, and a sentence on those that are not. */
const ofPlan = <Part extends ResultPart>(parts: readonly Part[], plan: Plan) => {
  const others = parts.filter(part => part.plan !== plan.id)
  const notices = [...groupBy(others, part => part.plan)].map(([id, group]) => {
    const verb = group.length === 1 ? 'is' : 'are'
    const whose = id === null ? `${verb} of no plan` : `${verb} of plan ${visible(id)}`
    const where = visible(group[0]!.from)
    return `${plural(group.length, 'result')} (first: ${where}) ${whose} and not of ${visible(plan.id)}; left out.`
  })
  return { parts: parts.filter(part => part.plan === plan.id), notices }
}

const isPlanned = (record: TrialRecord, planned: ReadonlyMap<string, PlannedTrial>): boolean => {
  const plan = planned.get(record.name)
  return (
    plan !== undefined &&
    plan.task === record.task &&
    plan.agent === record.agent &&
    plan.attempt === record.attempt
  )
}

/** The part without records that contradict themselves or what was planned, and a sentence on each kind. */
const withoutUnsound = <Part extends ResultPart>(
  part: Part,
  planned: ReadonlyMap<string, PlannedTrial> | undefined
): { part: Part; notices: string[] } => {
  const whyNot = (record: TrialRecord): string | undefined =>
    contradictionOf(record) ??
    (planned === undefined || isPlanned(record, planned) ? undefined : 'the plan has no such trial')
  const byCause = groupBy(part.trials, whyNot)
  const notices = [...byCause].flatMap(([why, [first, ...others]]) => {
    if (why === undefined || first === undefined) return []
    const more = others.length === 0 ? '' : ` and ${plural(others.length, 'other')}`
    return [
      `${visible(part.from)}: the record of trial ${visible(first.name)}${more} is left out, since ${why}.`
    ]
  })
  return { part: { ...part, trials: byCause.get(undefined) ?? [] }, notices }
}

const plannedBy = (parts: readonly ResultPart[]): PlannedTrial[] => {
  const planned = new Map<string, PlannedTrial>()
  for (const part of parts) for (const trial of part.planned) planned.set(trial.name, trial)
  return [...planned.values()]
}

const SHOWN_JOBS = 3

const jobsOf = (parts: readonly ResultPart[]): string => {
  const jobs = [...new Set(parts.map(({ job }) => job))]
  const more = jobs.length - SHOWN_JOBS
  return more > 0 ? `${jobs.slice(0, SHOWN_JOBS).join(' + ')} and ${more} more` : jobs.join(' + ')
}

/** The one value that all have, else null. */
const common = <Value>(values: readonly Value[]): Value | null => {
  const [first] = values
  return first !== undefined && values.every(value => JSON.stringify(value) === JSON.stringify(first))
    ? first
    : null
}

/** A plan's dataset says more than results do. */
const datasetOf = (dataset: Rewards['dataset'] | undefined): Rewards['dataset'] => ({
  source: dataset?.source ?? '',
  commit: dataset?.commit ?? null
})

const UNKNOWN_SETTINGS: ResultPart['settings'] = {
  verifierMode: 'fresh',
  sealed: null,
  multipliers: { environment: 1, agent: 1, verifier: 1 },
  network: { allow: [], deny: [] }
}

/**
 * Results of several places as one document. Of the same trial, by its name, the record with a verdict
 * of the highest attempt counts; what was planned and has no record is not run. With a plan, whatever is
 * not of it is left out. Jobs of different agents become groups of their own.
 */
export const mergeResults = <Part extends ResultPart>(request: MergeRequest<Part>): MergedResults<Part> => {
  const { plan } = request
  const fitting = plan === null ? { parts: request.parts, notices: [] } : ofPlan(request.parts, plan)
  const planned = plan?.shards.flatMap(({ trials }) => trials)
  const byName = planned && new Map(planned.map(trial => [trial.name, trial]))
  const checked = fitting.parts.map(part => withoutUnsound(part, byName))
  const parts = checked.map(({ part }) => part)
  const chosen = chooseTrials(parts)
  const records = chosen.map(({ record }) => record)
  const [first] = parts
  const settings = first?.settings ?? UNKNOWN_SETTINGS
  const rules = [...new Set(parts.map(({ rulesVersion }) => rulesVersion))].sort()
  const newest = parts.reduce<Part | undefined>(
    (latest, part) => (latest === undefined || part.runAttempt > latest.runAttempt ? part : latest),
    undefined
  )
  const rewards = buildRewards({
    ...settings,
    toolVersion: request.toolVersion,
    ...(rules.length > 0 && { rulesVersion: rules.join(', ') }),
    job: plan?.job ?? jobsOf(parts),
    dataset: datasetOf(plan?.dataset ?? first?.dataset),
    plan: plan?.id ?? common(parts.map(part => part.plan)),
    workflow: newest?.workflow ?? null,
    planned: planned ?? withRecords(plannedBy(parts), records),
    trials: records,
    leftOut: leftOutOf(parts)
  })
  const notices = [
    ...fitting.notices,
    ...checked.flatMap(one => one.notices),
    ...(plan === null ? severalPlans(parts) : missingShards(plan, records)),
    ...secondVerdicts(parts, chosen),
    ...differencesOf(parts),
    ...sharedTasks(chosen)
  ]
  return { rewards, partOf: new Map(chosen.map(({ record, part }) => [record.name, part])), notices }
}

/** Why trials were not started, as the newest attempt says that says so. */
const leftOutOf = (parts: readonly ResultPart[]): ReadonlyMap<string, Obstacle> => {
  const oldestFirst = [...parts].sort((a, b) => a.runAttempt - b.runAttempt)
  return new Map(oldestFirst.flatMap(({ leftOut }) => [...leftOut]))
}

/** A record that no plan names was planned all the same. */
const withRecords = (planned: readonly PlannedTrial[], records: readonly PlannedTrial[]): PlannedTrial[] => {
  const names = new Set(planned.map(({ name }) => name))
  const others = records.filter(({ name }) => !names.has(name))
  return [
    ...planned,
    ...others.map(({ task, agent, model, attempt, name }) => ({ task, agent, model, attempt, name }))
  ]
}
