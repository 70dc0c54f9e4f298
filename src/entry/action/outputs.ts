import type { RunResult } from '../../commands/run/run-options.js'
import type { Rewards } from '../../contracts/rewards.js'

/** Each output of the action with its sentence, as action.yml and docs/options.md have it. */
export const outputSentences = {
  resolved: 'How many trials were resolved.',
  unresolved: 'How many trials were not.',
  errors: 'How many trials have no verdict.',
  rate: 'resolved / (resolved + unresolved), from 0 to 1; empty when nothing was scored.',
  'rewards-path': 'Absolute path of `rewards.json`.',
  'jobs-dir': "Absolute path of the job's folder.",
  count:
    'How many shards a plan has, or how many legs `check` wants for its tasks; 0 where there is nothing to run.',
  shards: 'Their numbers, as JSON.',
  matrix:
    'A matrix of them for `strategy`, as JSON: `{"include": [{"shard": 1, "title": "…"}]}`, of `check` `{"include": [{"leg": 1, "title": "…", "tasks": "…"}]}`.',
  bases:
    'A matrix of the base images that the tasks of a plan need, as JSON: `{"include": [{"base": "…"}]}`.',
  plan: "Name of the plan's artifact, for input `plan`; its file where no artifact was uploaded.",
  'plan-id': 'What its results are known by.',
  'artifact-name': 'Name of the artifact; empty when none was uploaded.',
  'artifact-id': 'Its id.',
  'artifact-url': 'Where to download it.',
  'report-url': 'Where to download the report; of `run` and `report` the artifact that holds it.',
  'trend-url': 'The page that shows the trend of the results on the branch, of `publish`.',
  'check-errors': 'How many findings of level error `check` has.',
  'check-warnings': 'How many of level warning.',
  'check-path': 'Absolute path of the findings as JSON.',
  'sarif-path': 'Absolute path of the findings as SARIF.'
} as const

export type OutputName = keyof typeof outputSentences

/** The counts and the rate of results. */
export const reportOutputs = ({
  summary: { resolved, unresolved, errors, rate }
}: Rewards): Partial<Record<OutputName, string>> => ({
  resolved: String(resolved),
  unresolved: String(unresolved),
  errors: String(errors.infrastructure + errors.model + errors.task),
  rate: rate === null ? '' : String(rate)
})

/** What is known as soon as the job has ended. */
export const runOutputs = ({
  rewards,
  rewardsPath,
  jobDir
}: RunResult): Partial<Record<OutputName, string>> => ({
  ...reportOutputs(rewards),
  'rewards-path': rewardsPath,
  'jobs-dir': jobDir
})
