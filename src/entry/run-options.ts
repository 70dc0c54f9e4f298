import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import type { CaBundle, RunOptions } from '../commands/run-options.js'
import { UserError } from '../contracts/errors.js'
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

type Environment = Readonly<Record<string, string | undefined>>

/** The file of certificates: as given, else as programs on this machine are told. */
export const caBundleOf = (
  given: string | undefined,
  environment: Environment,
  folder: string
): CaBundle | undefined => {
  if (given !== undefined) return { path: given, from: '--ca-bundle' }
  for (const from of ['SSL_CERT_FILE', 'NODE_EXTRA_CA_CERTS'] as const) {
    const path = environment[from]
    if (path) return { path: resolve(folder, path), from }
  }
  return undefined
}

/** The options of `run` as the command takes them. */
export const toRunOptions = (
  values: OptionValues,
  place: Place,
  environment: Environment = process.env
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
    caBundle: caBundleOf(values['ca-bundle'], environment, process.cwd()),
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
