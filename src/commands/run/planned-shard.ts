import { resolve } from 'node:path'
import { type OwnedFlag, takesFlag } from '../../agent/flag-owners.js'
import { errorMessage, UserError } from '../../contracts/errors.js'
import { PLAN_MAX_BYTES, type Plan, type PlannedShard } from '../../contracts/plan.js'
import type { ProgressListener } from '../../contracts/progress.js'
import { readSoundPlan } from '../../contracts/sound-plan.js'
import type { DatasetEntry, LoadedDataset } from '../../dataset/folder.js'
import { parseJson } from '../../text/parse-json.js'
import { quote } from '../../text/quote.js'
import { readNamedFile } from '../shared/files/named-file.js'
import type { RunOptions } from './run-options.js'

/** A shard, and the plan that it is of. */
export interface ShardOfPlan {
  readonly plan: Plan
  readonly shard: PlannedShard
}

const readPlan = async (path: string): Promise<Plan> => {
  const { text } = await readNamedFile(path, { maxBytes: PLAN_MAX_BYTES }).catch((error: unknown) => {
    throw new UserError(
      `${quote(`--plan ${path}`)} cannot be read: ${errorMessage(error)}. Name the file that \`kotlin-bench plan\` wrote.`
    )
  })
  try {
    const value = parseJson(text)
    if (value === undefined) throw new Error('it is no JSON')
    return readSoundPlan(value)
  } catch (error) {
    throw new UserError(
      `${quote(`--plan ${path}`)} is no plan: ${errorMessage(error)}. Name the file that \`kotlin-bench plan\` wrote.`
    )
  }
}

const shardNumbers = ({ shards }: Plan): string =>
  shards.length === 0 ? 'none' : shards.length === 1 ? '1 alone' : `1 to ${shards.length}`

/**
 * The shard of that number in a plan's file.
 * @throws UserError where there is no plan, or no such shard in it
 */
export const readShard = async (path: string, number: number): Promise<ShardOfPlan> => {
  const plan = await readPlan(path)
  const shard = plan.shards.find(one => one.shard === number)
  if (shard !== undefined) return { plan, shard }
  throw new UserError(
    `${quote(`--shard ${number}`)} is not in plan ${plan.id}, which has ${shardNumbers(plan)}. Name one of these, or make a new plan.`
  )
}

type OfAgents = Pick<
  RunOptions,
  'predictions' | 'agentCommand' | 'agentInstall' | 'providers' | 'agentEnv' | 'agentVariables'
>

/**
 * What the call says of agents: all shards of a plan are started alike, so what is for an agent of
 * another shard is left out. What no agent of the plan takes stays, and is refused as a slip.
 */
const optionsOfAgent = (call: OfAgents, { plan, shard }: ShardOfPlan): OfAgents => {
  const isForOthers = (flag: OwnedFlag): boolean =>
    !takesFlag(shard.agent, flag) && plan.shards.some(({ agent }) => takesFlag(agent, flag))
  return {
    predictions: isForOthers('--predictions') ? undefined : call.predictions,
    agentCommand: isForOthers('--agent-command') ? undefined : call.agentCommand,
    agentInstall: isForOthers('--agent-install') ? undefined : call.agentInstall,
    providers: isForOthers('--provider') ? [] : call.providers,
    agentEnv: isForOthers('--agent-env') ? [] : call.agentEnv,
    agentVariables: isForOthers('--agent-variable') ? [] : call.agentVariables
  }
}

/** The plan's rows, where it has some, with what of them is the call's. */
const rowsOfShard = ({ ofRows }: RunOptions, { dataset: { rows } }: Plan): RunOptions['rows'] =>
  rows && {
    file: resolve(rows.file),
    split: rows.split ?? undefined,
    language: rows.language ?? undefined,
    hints: rows.hints,
    repoPath: ofRows.repoPath,
    publishedImages: ofRows.publishedImages
  }

/** What to run is the plan's, how to run the call's. */
export const shardOptions = (call: RunOptions, { plan, shard }: ShardOfPlan): RunOptions => ({
  ...call,
  ...optionsOfAgent(call, { plan, shard }),
  dataset: plan.dataset.pinned ?? undefined,
  rows: rowsOfShard(call, plan),
  include: [],
  exclude: [],
  repository: [],
  limit: undefined,
  sample: undefined,
  changedSince: undefined,
  agent: shard.agent,
  model: shard.model ?? undefined,
  attempts: plan.attempts,
  maxCostUsd: shard.maxCostUsd ?? undefined,
  jobName: plan.job,
  // The other gates are about all shards together.
  failOn: call.failOn.some(({ kind }) => kind === 'never') ? call.failOn : [{ kind: 'error' }]
})

/** A folder need not be what it was when the plan was made; a fetched dataset is. */
const checkCommit = ({ dataset, tasksDir }: LoadedDataset, plan: Plan, listener: ProgressListener): void => {
  const planned = plan.dataset.commit
  if (planned === null || planned === dataset.commit) return
  if (plan.dataset.rows !== undefined) {
    throw new UserError(
      `The rows in ${quote(resolve(plan.dataset.rows.file))} have sha256 ${dataset.commit}, and plan ${plan.id} is of ${planned}. Put the file there that the plan was made of, or make a new plan.`
    )
  }
  if (dataset.commit === null) {
    const message = `${tasksDir} is not as commit ${planned} has it, which the plan is of.`
    listener({ type: 'warning', message })
    return
  }
  throw new UserError(
    `${quote(tasksDir)} is at commit ${dataset.commit}, and plan ${plan.id} is of ${planned}. Check that one out, or make a new plan.`
  )
}

/**
 * The shard's tasks in the dataset that was opened.
 * @throws UserError where it is not the plan's
 */
export const tasksOfShard = (
  loaded: LoadedDataset,
  { plan, shard }: ShardOfPlan,
  listener: ProgressListener
): DatasetEntry[] => {
  checkCommit(loaded, plan, listener)
  const wanted = new Set(shard.trials.map(({ task }) => task))
  const found = loaded.entries.filter(({ name }) => wanted.delete(name))
  const [missing] = wanted
  if (missing === undefined) return found
  throw new UserError(
    `${quote(loaded.tasksDir)} has no task ${missing}, which plan ${plan.id} names. Name the dataset that the plan was made of by \`--path\`, or make a new plan.`
  )
}
