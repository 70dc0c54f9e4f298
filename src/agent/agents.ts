import { UserError } from '../contracts/errors.js'
import type { Agent } from './agent.js'
import { nop } from './nop.js'
import { oracle } from './oracle.js'

const AGENTS: readonly Agent[] = [oracle, nop]

/**
 * The agent of that name.
 * @throws UserError that lists the names there are
 */
export const findAgent = (name: string): Agent => {
  const agent = AGENTS.find(candidate => candidate.name === name)
  if (agent) return agent
  const names = AGENTS.map(candidate => candidate.name).join(', ')
  throw new UserError(`There is no agent "${name}". Agents: ${names}.`)
}
