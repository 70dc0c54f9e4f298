import type { Agent } from '../agent/agent.js'

export type AgentSecrets = Pick<Agent, 'secrets' | 'providers'>

/** Every value that nothing stored may show: what the agent's container gets, and what the gateway alone does. */
export const secretsOf = ({ secrets = [], providers = [] }: AgentSecrets): string[] => [
  ...secrets,
  ...providers.flatMap(({ key }) => (key === null ? [] : [key]))
]
