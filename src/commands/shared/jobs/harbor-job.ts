import type { Rewards } from '../../../contracts/rewards.js'
import { harborEvalKey, harborId, harborMultipliers } from '../../../trial/harbor/harbor-names.js'
import type { RunOptions } from '../../run/run-options.js'

type Trial = Rewards['trials'][number]
type Group = Rewards['groups'][number]

/** Names of trials by a word of each. */
const namesBy = (trials: readonly Trial[], wordOf: (trial: Trial) => string | null) => {
  const names: Record<string, string[]> = {}
  for (const trial of trials) {
    const word = wordOf(trial)
    if (word !== null) names[word] = [...(names[word] ?? []), trial.name]
  }
  return names
}

/** As Harbor writes the number of a reward: 1 is `1.0`. */
const harborReward = ({ reward }: Trial): string | null => (reward === null ? null : reward.toFixed(1))

const evalOf = (group: Group, trials: readonly Trial[]): object => {
  const own = trials.filter(trial => trial.agent === group.agent && trial.model === group.model)
  return {
    n_trials: own.filter(trial => trial.reward !== null).length,
    n_errors: own.filter(trial => trial.outcome === 'error').length,
    metrics: [{ mean: group.rateAll }],
    pass_at_k: group.passAtK,
    reward_stats: { reward: namesBy(own, harborReward) },
    exception_stats: namesBy(own, ({ fault }) => fault && `${fault.kind}-fault:${fault.code}`)
  }
}

const sumOf = (trials: readonly Trial[], kind: 'input' | 'cached' | 'output'): number | null => {
  const counted = trials.flatMap(({ tokens }) => (tokens === null ? [] : [tokens[kind]]))
  return counted.length === 0 ? null : counted.reduce((sum, count) => sum + count, 0)
}

/** Harbor's `result.json` of a job, as far as we have what it holds. */
export const harborJobResult = (
  rewards: Rewards,
  { jobDir, startedAt }: { readonly jobDir: string; readonly startedAt: Date }
): object => {
  const { dataset, groups, summary, trials } = rewards
  const now = new Date().toISOString()
  return {
    id: harborId(jobDir),
    started_at: startedAt.toISOString(),
    updated_at: now,
    finished_at: now,
    n_total_trials: rewards.planned,
    stats: {
      n_completed_trials: trials.length,
      n_errored_trials: trials.filter(trial => trial.outcome === 'error').length,
      n_running_trials: 0,
      n_pending_trials: 0,
      n_cancelled_trials: summary.notRun,
      n_retries: 0,
      n_input_tokens: sumOf(trials, 'input'),
      n_cache_tokens: sumOf(trials, 'cached'),
      n_output_tokens: sumOf(trials, 'output'),
      cost_usd: summary.costUsd,
      evals: Object.fromEntries(
        groups.map(group => [harborEvalKey(group, dataset.source), evalOf(group, trials)])
      )
    }
  }
}

/** What a job was started with, in the fields of Harbor's `config.json`, which stand beside ours. */
export const harborJobConfig = ({
  name,
  agent,
  options,
  source
}: {
  /** Of its folder. */
  readonly name: string
  readonly agent: { readonly name: string; readonly model: string | null }
  readonly options: Pick<RunOptions, 'jobsDir' | 'attempts' | 'concurrency' | 'multipliers'>
  /** Where the tasks are from, for people. */
  readonly source: string
}): object => ({
  job_name: name,
  jobs_dir: options.jobsDir,
  n_attempts: options.attempts,
  n_concurrent_trials: options.concurrency,
  ...harborMultipliers(options.multipliers),
  environment: { type: 'docker' },
  agents: [{ name: agent.name, model_name: agent.model }],
  datasets: [{ path: source }]
})
