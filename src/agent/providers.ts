import type { GatewayProvider, KeyPlace, ProviderApi } from '../contracts/gateway/provider.js'
import { isLoopbackHost } from '../text/loopback.js'

/** A model provider: how it is asked, and which variables hold its key and its address. */
export interface Provider {
  /** The prefix in `--model <id>/<name>`, and its path at the gateway. */
  id: string
  aliases: readonly string[]
  api: ProviderApi
  /** Where no variable says otherwise. */
  baseUrl: string
  /** The first that is set holds the key. */
  keys: readonly KeyVariable[]
  /** The first that is set is the base URL. */
  urls: readonly string[]
}

export interface KeyVariable {
  name: string
  /** Where the provider wants this kind of key; by default as its protocol has it. */
  place?: KeyPlace
}

const openAiLike = (
  id: string,
  baseUrl: string,
  { prefix = id.toUpperCase(), aliases = [] as readonly string[] } = {}
): Provider => ({
  id,
  aliases,
  api: 'openai',
  baseUrl,
  keys: [{ name: `${prefix}_API_KEY` }],
  urls: [`${prefix}_BASE_URL`, `${prefix}_API_BASE`]
})

/** Those that agents have names for; any other is `openai` with a base URL of its own. */
export const PROVIDERS: readonly Provider[] = [
  {
    id: 'anthropic',
    aliases: ['claude'],
    api: 'anthropic',
    baseUrl: 'https://api.anthropic.com',
    keys: [{ name: 'ANTHROPIC_API_KEY' }, { name: 'ANTHROPIC_AUTH_TOKEN', place: 'bearer' }],
    urls: ['ANTHROPIC_BASE_URL']
  },
  openAiLike('openai', 'https://api.openai.com/v1'),
  {
    id: 'gemini',
    aliases: ['google'],
    api: 'gemini',
    baseUrl: 'https://generativelanguage.googleapis.com',
    keys: [{ name: 'GEMINI_API_KEY' }, { name: 'GOOGLE_API_KEY' }],
    urls: ['GOOGLE_GEMINI_BASE_URL', 'GEMINI_BASE_URL']
  },
  openAiLike('openrouter', 'https://openrouter.ai/api/v1'),
  openAiLike('deepseek', 'https://api.deepseek.com/v1'),
  openAiLike('mistral', 'https://api.mistral.ai/v1'),
  openAiLike('xai', 'https://api.x.ai/v1', { aliases: ['x-ai'] }),
  openAiLike('groq', 'https://api.groq.com/openai/v1'),
  openAiLike('qwen', 'https://dashscope-intl.aliyuncs.com/compatible-mode/v1', {
    prefix: 'DASHSCOPE',
    aliases: ['dashscope', 'alibaba']
  })
]

/** The provider of that id or alias. */
export const findProvider = (name: string): Provider | undefined =>
  PROVIDERS.find(({ id, aliases }) => id === name || aliases.includes(name))

type Environment = Readonly<Record<string, string | undefined>>

const firstSet = <Variable extends { name: string }>(
  variables: readonly Variable[],
  environment: Environment
): { variable: Variable; value: string } | undefined => {
  for (const variable of variables) {
    const value = environment[variable.name]?.trim()
    if (value) return { variable, value }
  }
  return undefined
}

/** What was found of a provider in the host's environment. */
export type FoundProvider =
  | { ok: true; provider: GatewayProvider }
  /** No key, and its usual address, which answers nobody without one. */
  | { ok: false; cause: 'no-key' }
  | { ok: false; cause: 'bad-url' | 'bad-key'; variable: string }

/** What can stand in a header, where keys are sent. */
const KEY = /^[\x21-\x7e]+$/

/** A provider as the gateway takes it, with key and base URL from the host's environment. */
export const providerFrom = (provider: Provider, environment: Environment): FoundProvider => {
  const { id, api } = provider
  const given = firstSet(
    provider.urls.map(name => ({ name })),
    environment
  )
  if (given && !/^https?:\/\/[^/]/i.test(given.value))
    return { ok: false, cause: 'bad-url', variable: given.variable.name }
  const baseUrl = given?.value ?? provider.baseUrl
  if (!URL.canParse(baseUrl)) return { ok: false, cause: 'bad-url', variable: given?.variable.name ?? id }
  const key = firstSet(provider.keys, environment)
  // A server of one's own may want no key.
  if (!key && !given) return { ok: false, cause: 'no-key' }
  if (key && !KEY.test(key.value)) return { ok: false, cause: 'bad-key', variable: key.variable.name }
  const place = key?.variable.place
  return {
    ok: true,
    provider: {
      id,
      api,
      baseUrl,
      key: key?.value ?? null,
      ...(place && { keyPlace: place }),
      // No container reaches this machine's own loopback; the gateway is handed its connections.
      relay: isLoopbackHost(new URL(baseUrl).hostname),
      extraPaths: [],
      askForUsage: true,
      timeoutMs: 600_000
    }
  }
}

/** The base URL that programs expect of this protocol: those for OpenAI's want the version in it. */
export const apiBaseUrl = ({ api }: Pick<Provider, 'api'>, gatewayUrl: string): string =>
  api === 'openai' ? `${gatewayUrl}/v1` : gatewayUrl

/** The usual variables of a provider, pointed at the gateway; `token` stands where the key would. */
export const standardVariables = (
  provider: Provider,
  { gatewayUrl, token }: { gatewayUrl: string; token: string }
): Record<string, string> => {
  const url = apiBaseUrl(provider, gatewayUrl)
  return {
    [provider.keys[0]!.name]: token,
    ...Object.fromEntries(provider.urls.map(name => [name, url]))
  }
}
