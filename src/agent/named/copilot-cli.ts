import { z } from 'zod'
import type { AgentDeclaration, LaunchModel } from './declaration.js'
import { addUsage, count, foldEvents, withError } from './said.js'

const VERSION = '1.0.102'

const eventSchema = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('assistant.usage'),
    data: z.object({ inputTokens: count, outputTokens: count, cacheReadTokens: count })
  }),
  z.object({ type: z.literal('session.error'), data: z.object({ message: z.string() }) })
])

export const copilotEvents = () =>
  foldEvents(eventSchema, (said, { type, data }) =>
    type === 'session.error'
      ? { ...said, errors: withError(said.errors, data.message) }
      : {
          ...said,
          usage: addUsage(said.usage, {
            input: data.inputTokens,
            cached: data.cacheReadTokens,
            output: data.outputTokens
          })
        }
  )

const ownProvider = ({ provider, name, baseUrl, token }: LaunchModel): Record<string, string> => ({
  COPILOT_PROVIDER_TYPE: provider.api === 'anthropic' ? 'anthropic' : 'openai',
  COPILOT_PROVIDER_BASE_URL: baseUrl,
  COPILOT_PROVIDER_API_KEY: token,
  COPILOT_MODEL: name ?? '',
  // Nothing of GitHub is asked then.
  COPILOT_OFFLINE: 'true'
})

export const copilotCli: AgentDeclaration = {
  name: 'copilot-cli',
  version: VERSION,
  installation: {
    kind: 'npm',
    packages: platform => [`@github/copilot-${platform}@${VERSION}`],
    native: platform => `@github/copilot-${platform}/copilot`,
    libc: 'carried'
  },
  program: (prefix, platform) => [`${prefix}/node_modules/@github/copilot-${platform}/copilot`],
  check: ['--version'],
  providers: ['openai', 'anthropic', 'openrouter', 'deepseek', 'mistral', 'xai', 'groq', 'qwen'],
  hasOwnModel: true,
  ownKeys: ['COPILOT_GITHUB_TOKEN'],
  hosts: ['github.com', 'api.github.com', '*.githubcopilot.com'],
  shown: true,
  launch: ({ model, modelText }) => ({
    words: [
      ...(model === null && modelText !== null ? ['--model', modelText] : []),
      ...['--allow-all-tools', '--allow-all-paths', '--disable-builtin-mcps', '--disable-client-telemetry'],
      ...['--output-format', 'json', '--prompt']
    ],
    instruction: 'last-word',
    env: { ...(model && ownProvider(model)), COPILOT_AUTO_UPDATE: 'false' }
  }),
  output: 'copilot-cli.jsonl',
  events: copilotEvents,
  keeps: ['.copilot/session-state']
}
