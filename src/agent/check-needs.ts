import { UserError } from '../contracts/errors.js'
import { takeAgentEnv } from './command-variables.js'
import { createAgent, noCommand, noPatches } from './create-agent.js'
import type { AgentPair } from './pair-agents.js'

/** What shards are going to be given for their agents, as far as a plan can know. */
export interface GivenToShards {
  command: string | undefined
  predictions: string | undefined
  /** Names of variables of the secret. */
  agentEnv: readonly string[]
  providers: readonly string[]
  /** False where nothing of keys reaches the shards: the secret is empty, and runners have none of their own. */
  hasKeys: boolean
}

const NO_SECRET =
  'The secret `agent-env` of this call is empty, and nothing was built for it: make a secret of the repository with these lines, and name it under `secrets`. Pull requests from forks, and those of Dependabot, get none.'

/** What the agent's start says where it finds no key. */
const checkKeys = ({ agent, model }: AgentPair, { command, agentEnv, providers }: GivenToShards): void => {
  try {
    takeAgentEnv(agentEnv, {})
    createAgent(agent, {
      ...{ predictions: undefined, install: undefined, env: {}, variables: {}, environment: {} },
      ...{ command, providers, model: model ?? undefined }
    })
  } catch (error) {
    if (error instanceof UserError) throw new UserError(`${error.message} ${NO_SECRET}`, { cause: error })
    throw error
  }
}

/**
 * Says of a planned agent what its shards would say at their start, before images are built for them.
 * @throws UserError for what it lacks
 */
export const checkNeeds = (pair: AgentPair, given: GivenToShards): void => {
  if (pair.agent === 'patch') {
    if (given.predictions === undefined) throw noPatches()
    return
  }
  if (pair.agent === 'command' && given.command === undefined) throw noCommand()
  if (!given.hasKeys) checkKeys(pair, given)
}
