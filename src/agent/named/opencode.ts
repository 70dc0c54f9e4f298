import { z } from 'zod'
import type { ProviderApi } from '../../contracts/gateway/provider.js'
import { PROVIDERS } from '../providers.js'
import type { AgentDeclaration, LaunchModel } from './declaration.js'
import { addUsage, count, foldEvents, withError } from './said.js'

const VERSION = '1.18.33'

const eventSchema = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('step_finish'),
    part: z.object({
      tokens: z.object({
        input: count,
        output: count,
        reasoning: count,
        cache: z.object({ read: count, write: count }).catch({ read: 0, write: 0 })
      })
    })
  }),
  z.object({
    type: z.literal('error'),
    error: z.object({
      name: z.string().optional().catch(undefined),
      data: z.object({ message: z.string() }).optional().catch(undefined)
    })
  })
])

/** Each step says what it used; what came from the cache stands beside the input. */
export const opencodeEvents = () =>
  foldEvents(eventSchema, (said, event) => {
    if (event.type === 'error') {
      const { data, name } = event.error
      return { ...said, errors: withError(said.errors, data?.message ?? name) }
    }
    const { tokens } = event.part
    const { read, write } = tokens.cache
    const used = {
      input: tokens.input + read + write,
      cached: read,
      output: tokens.output + tokens.reasoning
    }
    // For a provider of ours it has no prices: its cost of 0 says nothing.
    return { ...said, usage: addUsage(said.usage, used) }
  })

/** Those that are part of the program: any other it would have to download. */
const CLIENTS: Readonly<Record<ProviderApi, string>> = {
  anthropic: '@ai-sdk/anthropic',
  openai: '@ai-sdk/openai-compatible',
  gemini: '@ai-sdk/google'
}

/** What each protocol's client takes as the base URL, with the version that it does not add itself. */
const clientUrl = ({ provider, baseUrl }: LaunchModel): string => {
  switch (provider.api) {
    case 'anthropic':
      return `${baseUrl}/v1`
    case 'gemini':
      return `${baseUrl}/v1beta`
    case 'openai':
      return baseUrl
  }
}

const TOKEN = 'KOTLIN_BENCH_TOKEN'

const config = (model: LaunchModel): string => {
  const { provider } = model
  const npm = provider.id === 'openai' ? '@ai-sdk/openai' : CLIENTS[provider.api]
  const name = model.name ?? ''
  return JSON.stringify({
    provider: {
      gateway: {
        npm,
        name: 'gateway',
        options: { baseURL: clientUrl(model), apiKey: `{env:${TOKEN}}` },
        models: { [name]: { name } }
      }
    },
    model: `gateway/${name}`,
    small_model: `gateway/${name}`,
    permission: { '*': 'allow' },
    autoupdate: false,
    share: 'disabled'
  })
}

export const opencode: AgentDeclaration = {
  name: 'opencode',
  version: VERSION,
  installation: {
    kind: 'npm',
    packages: platform => [`opencode-${platform}@${VERSION}`],
    native: platform => `opencode-${platform}/bin/opencode`,
    // As with claude-code: its own code stands behind the executable's.
    libc: 'layer'
  },
  program: (prefix, platform) => [`${prefix}/node_modules/opencode-${platform}/bin/opencode`],
  check: ['--version'],
  providers: ['anthropic', ...PROVIDERS.map(({ id }) => id).filter(id => id !== 'anthropic')],
  hasOwnModel: false,
  ownKeys: [],
  hosts: [],
  shown: true,
  launch: ({ model }) => ({
    words: [
      'run',
      '--title',
      'task',
      '--format',
      'json',
      ...(model ? ['--model', `gateway/${model.name}`] : [])
    ],
    instruction: 'stdin',
    env: {
      ...(model && { [TOKEN]: model.token, OPENCODE_CONFIG_CONTENT: config(model) }),
      OPENCODE_DISABLE_AUTOUPDATE: '1',
      OPENCODE_DISABLE_MODELS_FETCH: '1',
      OPENCODE_DISABLE_LSP_DOWNLOAD: '1',
      OPENCODE_DISABLE_DEFAULT_PLUGINS: '1',
      OPENCODE_DISABLE_SHARE: '1'
    }
  }),
  output: 'opencode.jsonl',
  events: opencodeEvents,
  // Its session is a database; what it prints has all of it.
  keeps: []
}
