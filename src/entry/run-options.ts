import { existsSync } from 'node:fs'
import type { RunOptions } from '../commands/run-options.js'
import { UserError } from '../contracts/errors.js'
import { caBundleOf } from './ca-bundle-of.js'
import type { OptionValues } from './options.js'
import { quote } from './quote.js'
import { readPrices } from './read-prices.js'

/** Where the options were typed, for the wording of what to do next. */
export type Place = 'flags' | 'inputs'

const noTasks = (path: string, place: Place): UserError =>
  place === 'inputs'
    ? new UserError(
        `No dataset: input \`path\` is ${quote(path)}, and nothing is there. Set \`path\` to the folder that ` +
          'holds the tasks, and check the repository out with `actions/checkout` in a step before this one.'
      )
    : new UserError(
        `No dataset: \`--path\` is ${quote(path)}, and nothing is there. ` +
          'Name the folder that holds the tasks, or one task, with `-p`.'
      )

/** The options of `run` as the command takes them. */
export const toRunOptions = (
  values: OptionValues,
  place: Place,
  { environment, folder }: { environment: NodeJS.ProcessEnv; folder: string }
): RunOptions => {
  if (values.resume === undefined && !existsSync(values.path)) throw noTasks(values.path, place)
  const every = values['timeout-multiplier']
  return {
    path: values.path,
    bases: values.bases,
    include: values.include,
    exclude: values.exclude,
    limit: values.limit,
    agent: values.agent,
    predictions: values.predictions,
    agentCommand: values['agent-command'],
    agentEnv: values['agent-env'],
    agentVariables: values['agent-variable'],
    model: values.model,
    providers: values.provider,
    agentInstall: values['agent-install'],
    agentHosts: { allow: values['allow-agent-host'], deny: values['deny-agent-host'] },
    preflight: values.preflight,
    maxCostUsd: values['max-cost'],
    maxTokens: values['max-tokens'],
    prices: values.prices === undefined ? {} : readPrices(values.prices),
    caBundle: caBundleOf(values['ca-bundle'], environment, folder),
    attempts: values.attempts,
    concurrency: values.concurrency,
    jobsDir: values['jobs-dir'],
    jobName: values['job-name'],
    multipliers: {
      environment: values['environment-timeout-multiplier'] ?? every,
      agent: values['agent-timeout-multiplier'] ?? every,
      verifier: values['verifier-timeout-multiplier'] ?? every
    },
    verifierMode: values['verifier-mode'],
    seal: values.seal,
    controls: values.controls,
    maxRetries: values['max-retries'],
    deadlineMinutes: values.deadline,
    seed: values.seed,
    pruneImages: values['prune-images'],
    resume: values.resume,
    failOn: values['fail-on']
  }
}
