import type { RunOptions } from '../../commands/run/run-options.js'
import type { OptionValues } from '../options.js'
import { caBundleOf } from './ca-bundle-of.js'
import { datasetChoice, type Place, requireDataset } from './dataset-choice.js'
import { readPrices } from './read-prices.js'
import { registryChoice } from './registry-choice.js'

/** The options of `run` as the command takes them. */
export const toRunOptions = (
  values: OptionValues,
  place: Place,
  { environment, folder }: { environment: NodeJS.ProcessEnv; folder: string }
): RunOptions => {
  const choice = datasetChoice(values)
  if (values.resume === undefined) requireDataset(choice, place)
  const every = values['timeout-multiplier']
  return {
    ...choice,
    ...registryChoice(values),
    expectImages: values['expect-images'],
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
    pruneImages: values['prune-images'],
    resume: values.resume,
    failOn: values['fail-on']
  }
}
