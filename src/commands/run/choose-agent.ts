import { existsSync, statSync } from 'node:fs'
import type { Agent } from '../../agent/agent.js'
import { readAgentVariables, takeAgentEnv } from '../../agent/command-variables.js'
import { AGENT_NAMES, createAgent, noSuchAgent } from '../../agent/create-agent.js'
import { checkOwners } from '../../agent/flag-owners.js'
import { UserError } from '../../contracts/errors.js'
import type { Predictions } from '../../contracts/prediction.js'
import type { DatasetEntry } from '../../dataset/folder.js'
import { loadPredictions } from '../../dataset/predictions.js'
import { nearestNames } from '../../text/nearest-names.js'
import { quote } from '../../text/quote.js'

/** Who solves, as the options say it. */
export interface AgentChoice {
  agent: string
  /** A file of predictions, or a folder of patches; for agent `patch`. Absolute. */
  predictions: string | undefined
  /** For agent `command`. */
  agentCommand: string | undefined
  /** Names of the host's variables that it gets; their values are in no option. */
  agentEnv: readonly string[]
  /** As `NAME=VALUE`. */
  agentVariables: readonly string[]
  /** `provider/name`, or a name alone where the agent has one provider. */
  model: string | undefined
  /** Providers that agent `command` may ask beside the model's own. */
  providers: readonly string[]
  /** A shell script that installs agent `command` into an image on top of the task's. */
  agentInstall: string | undefined
}

/** What was chosen, with the predictions where there are some. */
export interface ChosenAgent {
  agent: Agent
  predictions: Predictions | undefined
}

/** One word with a slash or with the ending of scripts, which is meant as a file and seldom as a program of the image. */
const NAMES_FILE = /^[^\s]*(?:\/[^\s]*|\.(?:ba)?sh)$/

/** A path where a script's text belongs would fail in the container, where the file is not. */
const checkScript = (script: string): void => {
  if (script.trim() === '') {
    throw new UserError('`--agent-install` is empty. Give it the text of a shell script, or leave it out.')
  }
  const path = script.trim()
  if (path.includes('\n')) return
  if (existsSync(path)) {
    const [what, file] = statSync(path).isDirectory() ? ['folder', 'SCRIPT'] : ['file', path]
    throw new UserError(
      `${quote(`--agent-install ${path}`)} is a ${what}, and the option takes a script's text. Write ${quote(`--agent-install "$(cat ${file})"`)}.`
    )
  }
  if (NAMES_FILE.test(path)) {
    throw new UserError(
      `${quote(`--agent-install ${path}`)} names a file that is not there, and the option takes a script's text. Write \`--agent-install "$(cat SCRIPT)"\` with the path of the script, or ${quote(`sh ${path}`)} where the task image has that file.`
    )
  }
}

/** What can be said of the choice alone, before anything that it names is read. */
const checkChoice = (choice: AgentChoice): void => {
  const { agent } = choice
  if (!AGENT_NAMES.includes(agent)) throw noSuchAgent(agent, nearestNames(agent, AGENT_NAMES))
  checkOwners(agent, {
    '--predictions': choice.predictions !== undefined,
    '--agent-command': choice.agentCommand !== undefined,
    '--agent-install': choice.agentInstall !== undefined,
    '--provider': choice.providers.length > 0,
    '--model': choice.model !== undefined,
    '--agent-env': choice.agentEnv.length > 0,
    '--agent-variable': choice.agentVariables.length > 0
  })
  if (choice.agentInstall !== undefined) checkScript(choice.agentInstall)
}

/**
 * The agent that the options name, with all that it needs read and checked.
 * @throws UserError
 */
export const chooseAgent = async (
  choice: AgentChoice,
  context: {
    /** All tasks of the dataset. */
    entries: readonly DatasetEntry[]
    /** Whether these are rows of SWE-PolyBench. */
    ofRows?: boolean
    environment: Readonly<Record<string, string | undefined>>
  }
): Promise<ChosenAgent> => {
  checkChoice(choice)
  const env = takeAgentEnv(choice.agentEnv, context.environment)
  const predictions =
    choice.predictions === undefined
      ? undefined
      : await loadPredictions(choice.predictions, context.entries, { ofRows: context.ofRows ?? false })
  const agent = createAgent(choice.agent, {
    predictions,
    command: choice.agentCommand,
    env,
    variables: readAgentVariables(choice.agentVariables, env),
    model: choice.model,
    providers: choice.providers,
    install: choice.agentInstall,
    environment: context.environment
  })
  return { agent, predictions }
}
