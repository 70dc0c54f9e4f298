import type { FaultKind } from '../contracts/outcome.js'
import type { PlannedTrial } from '../contracts/plan.js'
import type { Summary, TrialRecord } from '../contracts/rewards.js'
import type { Reward } from '../contracts/verdict.js'
import { sumSeconds } from './durations.js'
import { passTables } from './statistics/pass-at-k.js'
import { estimateRate, meanOverTasks, type TaskScores } from './statistics/rate.js'

/** Whether a flag is on a trial that counts it out of `rateUnflagged`; a note does not. */
export const isSuspect = ({ flags }: TrialRecord): boolean => flags.some(({ level }) => level === 'suspect')

/** Seconds of all phases of a trial; null where none has begun. */
export const trialSeconds = ({ seconds }: TrialRecord): number | null => {
  const known = [seconds.environment, seconds.agent, seconds.verify].filter(value => value !== null)
  return known.length === 0 ? null : sumSeconds(known)
}

/** Scored rewards by task; tasks without any are left out. */
const scoresByTask = (
  trials: readonly TrialRecord[],
  rewardOf: (trial: TrialRecord) => Reward
): TaskScores[] => {
  const tasks = new Map<string, Reward[]>()
  for (const trial of trials) {
    if (trial.outcome === 'error') continue
    const scores = tasks.get(trial.task) ?? []
    scores.push(rewardOf(trial))
    tasks.set(trial.task, scores)
  }
  return [...tasks.values()]
}

const rewardOf = ({ outcome }: TrialRecord): Reward => (outcome === 'resolved' ? 1 : 0)

const count = <Item>(items: readonly Item[], holds: (item: Item) => boolean): number =>
  items.filter(holds).length

/** To the billionth of a dollar, less than any token costs: binary fractions add a little of their own. */
const totalCost = (trials: readonly TrialRecord[]): number | null => {
  const costs = trials.map(({ costUsd }) => costUsd).filter(cost => cost !== null)
  if (costs.length === 0) return null
  return Math.round(costs.reduce((sum, cost) => sum + cost, 0) * 1e9) / 1e9
}

/** A reward that test.sh in the container wrote and no report here confirms. */
export const isUnverified = ({ evidence }: TrialRecord): boolean => evidence === 'container'

/**
 * The trials that make the rates: those whose reward rests on reports or logs. Unverified rewards make
 * rates only where there are no others, never one with them.
 */
const ratedTrials = (trials: readonly TrialRecord[]): readonly TrialRecord[] => {
  const verified = trials.filter(trial => !isUnverified(trial))
  return verified.some(({ outcome }) => outcome !== 'error') ? verified : trials
}

/** The mean over tasks of each task's mean, as in a summary; null where nothing was scored. */
export const rateOf = (trials: readonly TrialRecord[]): number | null =>
  meanOverTasks(scoresByTask(ratedTrials(trials), rewardOf))

/**
 * Counts and rates over trials that ran and those that were planned. `trials = resolved + unresolved +
 * errors`; trials not run count like those without a verdict in `rateAll` and `bounds`. `flagged` and
 * `rateUnflagged` go by suspect flags alone. `seconds` is the sum over phases, not the time that
 * passed. pass@k and pass^k are only given where all trials are of one agent and model.
 */
export const summarise = (planned: readonly PlannedTrial[], trials: readonly TrialRecord[]): Summary => {
  const resolved = count(trials, ({ outcome }) => outcome === 'resolved')
  const unresolved = count(trials, ({ outcome }) => outcome === 'unresolved')
  const errorsOf = (kind: FaultKind): number =>
    count(trials, ({ outcome, fault }) => outcome === 'error' && fault?.kind === kind)
  const ran = new Set(trials.map(({ name }) => name))
  const notRun = count(planned, ({ name }) => !ran.has(name))
  const rated = ratedTrials(trials)
  const all = rated.length + notRun
  const ratedResolved = count(rated, ({ outcome }) => outcome === 'resolved')
  const ratedUnresolved = count(rated, ({ outcome }) => outcome === 'unresolved')
  const scores = scoresByTask(rated, rewardOf)
  const unflagged = scoresByTask(rated, trial => (isSuspect(trial) ? 0 : rewardOf(trial)))
  const { rate, interval95, method } = estimateRate(scores)
  const tasks = new Set([...planned, ...trials].map(({ task }) => task)).size
  const oneAgent = new Set(trials.map(({ agent, model }) => JSON.stringify([agent, model]))).size <= 1
  return {
    tasks,
    trials: trials.length,
    resolved,
    unresolved,
    errors: {
      infrastructure: trials.length - resolved - unresolved - errorsOf('model') - errorsOf('task'),
      model: errorsOf('model'),
      task: errorsOf('task')
    },
    notRun,
    unverified: count(trials, isUnverified),
    rate,
    interval95: interval95 === null ? null : [...interval95],
    intervalMethod: method,
    rateAll: all === 0 ? null : ratedResolved / all,
    bounds: all === 0 ? null : [ratedResolved / all, (all - ratedUnresolved) / all],
    rateUnflagged: meanOverTasks(unflagged),
    disputed: count(trials, ({ disputed }) => disputed),
    flagged: count(trials, isSuspect),
    ...passTables(oneAgent ? scores : [], { allTasks: tasks }),
    costUsd: totalCost(trials),
    seconds: sumSeconds(trials.map(trial => trialSeconds(trial) ?? 0))
  }
}
