import { UserError } from '../contracts/errors.js'
import type { Predictions } from '../contracts/prediction.js'
import type { Agent } from './agent.js'
import { namedProviders, requireProvider, splitModel } from './choose-model.js'
import { createCommandAgent } from './command.js'
import { createNamedAgent } from './named-agent.js'
import { NAMED_AGENTS } from './named-agents.js'
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

/** The providers of agent `command`: that of its model, and those it was given beside. */
const commandProviders = ({ model, providers, environment }: AgentOptions) => {
  const ofModel = model === undefined ? undefined : splitModel(model).provider
  const wanted = new Set([...(ofModel ? [ofModel] : []), ...namedProviders(providers)])
  return [...wanted].map(provider => ({
    provider,
    access: requireProvider(provider, 'command', environment)
  }))
}

const BUILT_IN: Readonly<Record<string, (options: AgentOptions) => Agent>> = {
  oracle: () => oracle,
  nop: () => nop,
  patch: ({ predictions }) => {
    if (predictions) return createPatchAgent(predictions)
    throw new UserError(
      'Agent `patch` has no patches: `--predictions` names a file of SWE-bench or Multi-SWE-bench predictions, or a folder of <task>.patch files.'
    )
  },
  command: options => {
    const { command, env, variables, model, install } = options
    if (command === undefined) {
      throw new UserError(
        'Agent `command` has no command: `--agent-command` is what to run in the task\'s working directory, such as `my-agent --prompt-file "$KOTLIN_BENCH_INSTRUCTION"`.'
      )
    }
    return createCommandAgent({
      command,
      env,
      variables,
      model,
      install,
      providers: commandProviders(options)
    })
  }
}

const AGENTS: Readonly<Record<string, (options: AgentOptions) => Agent>> = {
  ...BUILT_IN,
  ...Object.fromEntries(
    NAMED_AGENTS.map(declaration => [
      declaration.name,
      (options: AgentOptions) => createNamedAgent(declaration, options)
    ])
  )
}

/**
 * Says that there is no such agent, before anything is read for it.
 * @throws UserError that lists the names there are
 */
export const checkAgentName = (name: string): void => {
  if (Object.hasOwn(AGENTS, name)) return
  throw new UserError(`There is no agent "${name}". Agents: ${Object.keys(AGENTS).join(', ')}.`)
}

/** Those that ask a model. */
const ASKING: readonly string[] = ['command', ...NAMED_AGENTS.map(({ name }) => name)]

/** Agents by what is of use to them alone; given to another, it is a slip. */
const OWNERS: ReadonlyArray<{
  flag: string
  agents: readonly string[]
  isGiven: (options: AgentOptions) => boolean
}> = [
  { flag: '--predictions', agents: ['patch'], isGiven: ({ predictions }) => predictions !== undefined },
  { flag: '--agent-command', agents: ['command'], isGiven: ({ command }) => command !== undefined },
  { flag: '--agent-install', agents: ['command'], isGiven: ({ install }) => install !== undefined },
  { flag: '--provider', agents: ['command'], isGiven: ({ providers }) => providers.length > 0 },
  { flag: '--model', agents: ASKING, isGiven: ({ model }) => model !== undefined },
  { flag: '--agent-env', agents: ASKING, isGiven: ({ env }) => Object.keys(env).length > 0 },
  { flag: '--agent-variable', agents: ASKING, isGiven: ({ variables }) => Object.keys(variables).length > 0 }
]

/**
 * The agent of that name.
 * @throws UserError for an unknown name, for what it lacks, and for what only another one takes
 */
export const createAgent = (name: string, options: AgentOptions): Agent => {
  checkAgentName(name)
  for (const { flag, agents, isGiven } of OWNERS) {
    if (agents.includes(name) || !isGiven(options)) continue
    const owner = agents[0]!
    throw new UserError(
      agents.length === 1
        ? `\`${flag}\` is for agent \`${owner}\`, and the agent is \`${name}\`. Say \`--agent ${owner}\`, or leave \`${flag}\` out.`
        : `\`${flag}\` is for agents that ask a model, and \`${name}\` asks none. Leave it out, or choose one of: ${agents.join(', ')}.`
    )
  }
  return AGENTS[name]!(options)
}
