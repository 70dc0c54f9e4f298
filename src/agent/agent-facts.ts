import { NAMED_AGENTS } from './named/all.js'
import { findProvider, PROVIDERS } from './providers.js'

/** What is told of an agent, for whoever chooses one. */
export interface AgentFacts {
  name: string
  /** Pinned; null where the installer gives what is newest. */
  version: string | null
  /** Where its programs come from. */
  from: 'npm' | 'PyPI' | 'its maker'
  /** Those it can ask through the gateway, the usual one first. */
  providers: readonly string[]
  /** Variables of which one has the key that goes into its own container. */
  ownKeys: readonly string[]
  /** What it reaches beside the gateway, with a key of its own. */
  hosts: readonly string[]
  needsModel: boolean
  /** Whether it was run by us against a model server; else it is written from its documentation. */
  shown: boolean
  note: string | null
}

const SOURCES = { npm: 'npm', python: 'PyPI', script: 'its maker' } as const

/** All agents that are installed by name. */
export const agentFacts = (): AgentFacts[] =>
  NAMED_AGENTS.map(agent => ({
    name: agent.name,
    version: agent.version,
    from: SOURCES[agent.installation.kind],
    providers: agent.providers,
    ownKeys: agent.ownKeys,
    hosts: agent.hosts,
    needsModel: !agent.hasOwnModel,
    shown: agent.shown,
    note: agent.note ?? null
  }))

export interface ProviderFacts {
  id: string
  aliases: readonly string[]
  /** The first that is set is used. */
  keys: readonly string[]
  baseUrls: readonly string[]
  defaultBaseUrl: string
}

/** All providers that `--model` and `--provider` know. */
export const providerFacts = (): ProviderFacts[] =>
  PROVIDERS.map(({ id, aliases, keys, urls, baseUrl }) => ({
    id,
    aliases,
    keys: keys.map(({ name }) => name),
    baseUrls: urls,
    defaultBaseUrl: baseUrl
  }))

/** Whom an agent asks, the usual one first. */
export const askedOf = ({ providers, ownKeys }: AgentFacts): readonly string[] =>
  ownKeys.length > 0 ? ['its maker', ...providers] : providers

/** The variables that the key for the usual one can be in. */
export const keyVariables = ({ providers, ownKeys }: AgentFacts): readonly string[] =>
  ownKeys.length > 0 ? ownKeys : (findProvider(providers[0] ?? '')?.keys.map(({ name }) => name) ?? [])
