import { UserError } from '../contracts/errors.js'
import type { Predictions } from '../contracts/prediction.js'
import { didYouMean } from '../text/nearest-names.js'
import { quote } from '../text/quote.js'
import type { Agent } from './agent.js'
import { namedProviders, requireProvider, splitModel } from './choose-model.js'
import { createCommandAgent } from './command.js'
import { NAMED_AGENTS } from './named/all.js'
import { createNamedAgent } from './named-agent.js'
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
    access: requireProvider(provider, { agent: 'command', environment })
  }))
}

/** Says that agent `patch` was given nothing to apply. */
export const noPatches = (): UserError =>
  new UserError(
    'Agent `patch` has no patches: `--predictions` names a file of SWE-bench, SWE-PolyBench or Multi-SWE-bench predictions, or a folder of `<task>.patch` files.'
  )

/** Says that agent `command` was given nothing to run. */
export const noCommand = (): UserError =>
  new UserError(
    'Agent `command` has no command: `--agent-command` is what to run in the task\'s working directory, such as `my-agent --prompt-file "$KOTLIN_BENCH_INSTRUCTION"`.'
  )

const BUILT_IN: Readonly<Record<string, (options: AgentOptions) => Agent>> = {
  oracle: () => oracle,
  nop: () => nop,
  patch: ({ predictions }) => {
    if (predictions) return createPatchAgent(predictions)
    throw noPatches()
  },
  command: options => {
    const { command, env, variables, model, install } = options
    if (command === undefined) throw noCommand()
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

/** Every agent there is, those of ours first. */
export const AGENT_NAMES: readonly string[] = Object.keys(AGENTS)

/**
 * The agent of that name.
 * @throws UserError for an unknown name, and for what the agent lacks
 */
export const createAgent = (name: string, options: AgentOptions): Agent => {
  if (!Object.hasOwn(AGENTS, name)) throw noSuchAgent(name, [])
  return AGENTS[name]!(options)
}

/** Says that there is no such agent, with those most like it and all there are. */
export const noSuchAgent = (name: string, nearest: readonly string[]): UserError => {
  return new UserError(
    `There is no agent ${quote(name)}.${didYouMean(nearest[0])} Agents: ${AGENT_NAMES.join(', ')}.`
  )
}
