import { UserError } from '../contracts/errors.js'
import { quote } from '../text/quote.js'

const NAME = /^[A-Za-z_][A-Za-z0-9_]*$/
/** Ours, as `KOTLIN_BENCH_INSTRUCTION`. */
const RESERVED = /^KOTLIN_BENCH_/

const checkName = (flag: string, name: string): void => {
  if (!NAME.test(name)) {
    throw new UserError(
      `\`${flag}\`: ${quote(name)} cannot name a variable. Letters, digits and \`_\` can, the first no digit.`
    )
  }
  if (RESERVED.test(name))
    throw new UserError(`\`${flag}\`: ${name} is set by kotlin-bench itself. Choose another name.`)
}

/**
 * The variables that `--agent-env` names, with what they are in the host's environment.
 * @throws UserError for one that is not there, or a name that is none
 */
export const takeAgentEnv = (
  names: readonly string[],
  environment: Readonly<Record<string, string | undefined>>
): Record<string, string> => {
  const taken: Record<string, string> = {}
  for (const name of names) {
    if (name.includes('=')) {
      throw new UserError(
        `\`--agent-env\` takes the name of a variable alone, such as ${quote(name.slice(0, name.indexOf('=')))}; its value comes from the environment, so that it stands on no command line. For what is no secret there is \`--agent-variable NAME=VALUE\`.`
      )
    }
    checkName('--agent-env', name)
    const value = environment[name]
    if (value === undefined) {
      throw new UserError(
        `${quote(`--agent-env ${name}`)}: this environment has no variable ${name}. Set it, or leave the option out. In a workflow it is a line \`${name}=…\` of the secret \`agent-env\` of evaluate.yml, or of \`KOTLIN_BENCH_AGENT_ENV\` under \`env\` of the step; pull requests from forks get no secrets.`
      )
    }
    taken[name] = value
  }
  return taken
}

/**
 * Reads the texts of `--agent-variable`.
 * @throws UserError for one that is no `NAME=VALUE`, or that gives a name again
 */
export const readAgentVariables = (
  texts: readonly string[],
  secrets: Readonly<Record<string, string>>
): Record<string, string> => {
  const variables: Record<string, string> = {}
  for (const text of texts) {
    const equals = text.indexOf('=')
    if (equals < 0) {
      throw new UserError(
        `${quote(`--agent-variable ${text}`)} has no value: it is \`NAME=VALUE\`. For the value of this environment's own variable there is ${quote(`--agent-env ${text}`)}.`
      )
    }
    const name = text.slice(0, equals)
    checkName('--agent-variable', name)
    if (Object.hasOwn(variables, name) || Object.hasOwn(secrets, name))
      throw new UserError(`\`--agent-variable\`: ${name} is given twice. Leave one of them out.`)
    variables[name] = text.slice(equals + 1)
  }
  return variables
}
