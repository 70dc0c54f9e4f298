import { parse } from 'dotenv'
import { UserError } from '../contracts/errors.js'

/** Holds the lines of a dotenv file, in a workflow from the secret `agent-env`. */
export const AGENT_ENVIRONMENT = 'KOTLIN_BENCH_AGENT_ENV'

/** Shorter values are no secrets, and masking them would blot out half the log. */
const SHORTEST_SECRET = 8

type Environment = Record<string, string | undefined>

export interface AgentEnvironment {
  /** The host's variables with those of the lines over them; only what reads an agent's keys gets it. */
  variables: Readonly<Environment>
  /** What a log has to mask. */
  secrets: readonly string[]
}

const ASSIGNMENT = /^\s*(?:export\s+)?[\w.-]+\s*[=:]/

/** The number of the first line that says nothing; what it holds may be a key, so it is not shown. */
const idleLine = (text: string, values: readonly string[]): number | undefined => {
  const lines = text.split(/\r\n?|\n/)
  const index = lines.findIndex(line => {
    const trimmed = line.trim()
    if (trimmed === '' || trimmed.startsWith('#') || ASSIGNMENT.test(line)) return false
    // It may go on with a quoted value of several lines, of which the last ends in the quote.
    const part = trimmed.replace(/["'`]\s*(?:#.*)?$/, '')
    return !values.some(value => value.includes('\n') && value.includes(part))
  })
  return index < 0 ? undefined : index + 1
}

const secretsIn = (text: string, values: readonly string[]): string[] => {
  const lines = [...values, text].flatMap(value => value.split(/\r\n?|\n/))
  // The right-hand sides as they are typed too: an unquoted value ends at a `#`.
  const parts = lines.flatMap(line => [line, line.replace(ASSIGNMENT, '')]).map(part => part.trim())
  return [...new Set([...values, ...parts])].filter(part => part.length >= SHORTEST_SECRET)
}

/**
 * Takes the variable out of an environment, so that nothing we start inherits it, and reads its lines.
 * `mask` hears of every secret before anything can be said of a mistake.
 * @throws UserError for a line that is no `NAME=VALUE`
 */
export const takeAgentEnvironment = (
  environment: Environment,
  mask: (secret: string) => void = () => {}
): AgentEnvironment => {
  const text = environment[AGENT_ENVIRONMENT] ?? ''
  delete environment[AGENT_ENVIRONMENT]
  const added = parse(text)
  const values = Object.values(added)
  const secrets = secretsIn(text, values)
  for (const secret of secrets) mask(secret)
  const line = idleLine(text, values)
  if (line !== undefined) {
    throw new UserError(
      `Line ${line} of ${AGENT_ENVIRONMENT} is no \`NAME=VALUE\`, such as \`ANTHROPIC_API_KEY=...\`. Give each variable a line of its own, values of several lines in quotes; in a workflow they stand in the secret \`agent-env\`.`
    )
  }
  return { variables: { ...environment, ...added }, secrets }
}
