import {
  type AgentFacts,
  agentFacts,
  askedOf,
  keyVariables,
  type ProviderFacts,
  providerFacts
} from '../agent/agent-facts.js'
import { layOutColumns } from '../report/terminal/lay-out-columns.js'

/** Agents and providers, as `agents --json` prints them. */
export interface AgentList {
  agents: readonly AgentFacts[]
  providers: readonly ProviderFacts[]
}

const WIDE = 200

const agentTable = (agents: readonly AgentFacts[]): string[] => {
  const column = (title: string, cell: (agent: AgentFacts) => string) => ({
    title,
    cells: agents.map(cell),
    width: WIDE
  })
  return layOutColumns([
    column('agent', ({ name }) => name),
    column('version', ({ version }) => version ?? 'newest'),
    column('from', ({ from }) => from),
    column('key', agent => keyVariables(agent).join(' or ')),
    column('model', ({ needsModel }) => (needsModel ? 'has to be named' : 'its own, or named')),
    column('run by us', ({ shown }) => (shown ? 'yes' : 'no')),
    column('asks', agent => askedOf(agent).join(', ')),
    column('other hosts', ({ hosts }) => hosts.join(', '))
  ])
}

const providerTable = (providers: readonly ProviderFacts[]): string[] => {
  const column = (title: string, cell: (provider: ProviderFacts) => string) => ({
    title,
    cells: providers.map(cell),
    width: WIDE
  })
  return layOutColumns([
    column('provider', ({ id, aliases }) => [id, ...aliases].join(', ')),
    column('key', ({ keys }) => keys.join(' or ')),
    column('base URL from', ({ baseUrls }) => baseUrls.join(' or ')),
    column('else', ({ defaultBaseUrl }) => defaultBaseUrl)
  ])
}

const NOTES = [
  'Beside these: oracle, nop, patch, and command, which runs a command of yours.',
  'Keys stay with the gateway; where an agent asks its maker with a key of its own, that one is in its container, and it needs the other hosts.'
]

/** The agents that are installed by name, and the providers they ask, as text and as values. */
export const agents = (): { list: AgentList; text: string } => {
  const list = { agents: agentFacts(), providers: providerFacts() }
  const lines = [...agentTable(list.agents), '', ...providerTable(list.providers), '', ...NOTES]
  return { list, text: lines.map(line => line.trimEnd()).join('\n') }
}
