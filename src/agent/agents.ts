import { UserError } from '../contracts/errors.js'
import type { Predictions } from '../contracts/prediction.js'
import type { Agent } from './agent.js'
import { createCommandAgent } from './command.js'
import { nop } from './nop.js'
import { oracle } from './oracle.js'
import { createPatchAgent } from './patch.js'

/** What an agent can be told; each takes some of it. */
export interface AgentOptions {
  predictions: Predictions | undefined
  command: string | undefined
  /** Secrets of the host's environment, by name. */
  env: Readonly<Record<string, string>>
  variables: Readonly<Record<string, string>>
  /** `provider/name`, or a name alone. */
  model: string | undefined
  /** Ids of providers. */
  providers: readonly string[]
  /** A shell script that makes a layer on the task image. */
  install: string | undefined
  /** The host's, in which the providers' keys are. */
  environment: Readonly<Record<string, string | undefined>>
}

const AGENTS: Readonly<Record<string, (options: AgentOptions) => Agent>> = {
  oracle: () => oracle,
  nop: () => nop,
  patch: ({ predictions }) => {
    if (predictions) return createPatchAgent(predictions)
    throw new UserError(
      'Agent `patch` has no patches: `--predictions` names a file of SWE-bench or Multi-SWE-bench predictions, or a folder of <task>.patch files.'
    )
  },
  command: ({ command, env, variables }) => {
    if (command !== undefined) return createCommandAgent({ command, env, variables })
    throw new UserError(
      'Agent `command` has no command: `--agent-command` is what to run in the task\'s working directory, such as `my-agent --prompt-file "$KOTLIN_BENCH_INSTRUCTION"`.'
    )
  }
}

/**
 * Says that there is no such agent, before anything is read for it.
 * @throws UserError that lists the names there are
 */
export const checkAgentName = (name: string): void => {
  if (Object.hasOwn(AGENTS, name)) return
  throw new UserError(`There is no agent "${name}". Agents: ${Object.keys(AGENTS).join(', ')}.`)
}

/** Agents by what is of use to them alone; given to another, it is a slip. */
const OWNERS: readonly (readonly [flag: string, agent: string, isGiven: (o: AgentOptions) => boolean])[] = [
  ['--predictions', 'patch', ({ predictions }) => predictions !== undefined],
  ['--agent-command', 'command', ({ command }) => command !== undefined],
  ['--agent-env', 'command', ({ env }) => Object.keys(env).length > 0],
  ['--agent-variable', 'command', ({ variables }) => Object.keys(variables).length > 0]
]

/**
 * The agent of that name.
 * @throws UserError for an unknown name, for what it lacks, and for what only another one takes
 */
export const createAgent = (name: string, options: AgentOptions): Agent => {
  checkAgentName(name)
  for (const [flag, owner, isGiven] of OWNERS) {
    if (owner !== name && isGiven(options)) {
      throw new UserError(
        `\`${flag}\` is for agent \`${owner}\`, and the agent is \`${name}\`. Say \`--agent ${owner}\`, or leave \`${flag}\` out.`
      )
    }
  }
  return AGENTS[name]!(options)
}
