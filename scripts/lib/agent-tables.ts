import { agentFacts, askedOf, keyVariables, providerFacts } from '../../src/agent/agent-facts.js'

const code = (words: readonly string[]): string => words.map(word => `\`${word}\``).join(', ')

const table = (titles: readonly string[], rows: ReadonlyArray<readonly string[]>): string =>
  [titles, titles.map(() => '---'), ...rows].map(cells => `| ${cells.join(' | ')} |`).join('\n')

/** The agents that are installed by name. */
export const agentTable = (): string =>
  table(
    ['Agent', 'Version', 'Key in', 'Asks', 'Run by us'],
    agentFacts().map(agent => [
      `\`${agent.name}\``,
      agent.version === null ? `newest, from ${agent.from}` : `${agent.version}, from ${agent.from}`,
      code(keyVariables(agent)),
      askedOf(agent)
        .map(name => (agent.providers.includes(name) ? `\`${name}\`` : name))
        .join(', '),
      agent.shown ? 'yes' : 'no'
    ])
  )

/** The providers that models are asked of. */
export const providerTable = (): string =>
  table(
    ['Provider', 'Key in', 'Base URL in', 'Else'],
    providerFacts().map(({ id, aliases, keys, baseUrls, defaultBaseUrl }) => [
      code([id, ...aliases]),
      code(keys),
      code(baseUrls),
      defaultBaseUrl
    ])
  )
