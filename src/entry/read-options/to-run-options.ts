import { resolve } from 'node:path'
import { type AgentPair, pairAgents } from '../../agent/pair-agents.js'
import type { RunOptions } from '../../commands/run/run-options.js'
import { UserError } from '../../contracts/errors.js'
import { quote } from '../../text/quote.js'
import { type OptionValues, options } from '../options.js'
import { caBundleOf } from './ca-bundle-of.js'
import { datasetChoice, type Place, requireDataset } from './dataset-choice.js'
import { readGates } from './read-gates.js'
import { readPrices } from './read-prices.js'
import { registryChoice } from './registry-choice.js'
import { rowHandling, rowsChoice } from './rows-choice.js'

const { default: TASKS } = options.find(row => row.name === 'path')!

/** @throws UserError for several agents or models, which only a plan can take */
const onePair = (values: OptionValues): AgentPair => {
  // The job that goes on has its own.
  if (values.resume !== undefined) return { agent: values.agent[0] ?? '', model: values.model[0] ?? null }
  const pairs = pairAgents(values.agent, values.model)
  const [first] = pairs
  if (first !== undefined && pairs.length === 1) return first
  const listed = pairs.map(({ agent, model }) => quote(model === null ? agent : `${agent}=${model}`))
  throw new UserError(
    `\`run\` takes one agent and one model, and these are ${pairs.length}: ${listed.join(', ')}. Name one by \`agent\` and \`model\`, or make a plan of all with \`plan\` and run its shards.`
  )
}

/** @throws UserError for a plan without a shard, or a shard without a plan */
const checkShard = ({ plan, shard }: OptionValues): void => {
  if ((plan === undefined) === (shard === undefined)) return
  throw new UserError(
    plan === undefined
      ? `\`shard\` is ${shard}, and there is no \`plan\` that it could be of. Name the plan, or leave it out.`
      : `\`plan\` is ${quote(plan)}, and no \`shard\` of it is named. Name the number of one.`
  )
}

/** The runner fills in the default; only another path was surely typed by someone. */
const typedPath = ({ path }: OptionValues, folder: string): string | undefined =>
  path === resolve(folder, TASKS) ? undefined : path

/** The options of `run` as the command takes them. */
export const toRunOptions = (
  values: OptionValues,
  place: Place,
  { environment, folder }: { environment: NodeJS.ProcessEnv; folder: string }
): RunOptions => {
  const rows = rowsChoice(values, { place, folder })
  const choice = datasetChoice(values, rows)
  if (values.resume === undefined) {
    checkShard(values)
    // A plan knows what it is of.
    if (values.plan === undefined) requireDataset(choice, place)
  }
  const { agent, model } = onePair(values)
  const every = values['timeout-multiplier']
  return {
    ...choice,
    ...registryChoice(values),
    expectImages: values['expect-images'],
    agent,
    predictions: values.predictions,
    agentCommand: values['agent-command'],
    agentEnv: values['agent-env'],
    agentVariables: values['agent-variable'],
    model: model ?? undefined,
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
    ofRows: rowHandling(values),
    seal: values.seal,
    controls: values.controls,
    maxRetries: values['max-retries'],
    deadlineMinutes: values.deadline,
    pruneImages: values['prune-images'],
    plan: values.plan === undefined ? undefined : resolve(folder, values.plan),
    typedPath: typedPath(values, folder),
    shard: values.shard,
    resume: values.resume,
    failOn: readGates(values['fail-on'])
  }
}
