import { RESULT_LINE_SCHEMA, type ResultLine } from '../../contracts/result-line.js'
import type { Rewards } from '../../contracts/rewards.js'
import { trialSeconds } from '../../report/summarise.js'

/** What a job's results say of each instance, a line a trial; none of trials that did not run. */
export const resultLines = (rewards: Rewards, date: Date): ResultLine[] =>
  rewards.trials.map(trial => ({
    schema: RESULT_LINE_SCHEMA,
    date: date.toISOString(),
    toolVersion: rewards.tool.version,
    rulesVersion: rewards.rulesVersion,
    benchmark: 'swe-polybench',
    run: rewards.job,
    dataset: rewards.dataset,
    settings: rewards.comparability.rows ?? null,
    instance: trial.task,
    language: trial.row?.language ?? null,
    taskType: trial.row?.taskType ?? null,
    agent: trial.agent,
    agentVersion: trial.version,
    model: trial.model,
    attempt: trial.attempt,
    outcome: trial.outcome,
    gradings: trial.row?.gradings ?? {},
    retrieval: trial.row?.retrieval ?? null,
    costUsd: trial.costUsd,
    seconds: trialSeconds(trial)
  }))
