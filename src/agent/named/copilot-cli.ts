import { z } from 'zod'
import type { AgentDeclaration, LaunchModel } from './declaration.js'
import { addUsage, count, foldEvents, readLines, withError } from './said.js'

const VERSION = '1.0.102'

const eventSchema = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('session.usage_record'),
    data: z.object({
      usage: z.object({ inputTokens: count, outputTokens: count, cacheReadTokens: count })
    })
  }),
  z.object({ type: z.literal('session.error'), data: z.object({ message: z.string() }) })
])

/** Its session has a record of each answer; what it prints has none. */
const copilotEvents = () =>
  foldEvents(eventSchema, (said, event) => {
    if (event.type === 'session.error') return { ...said, errors: withError(said.errors, event.data.message) }
    const { inputTokens: input, cacheReadTokens: cached, outputTokens: output } = event.data.usage
    return { ...said, usage: addUsage(said.usage, { input, cached, output }) }
  })

const EVENTS = /^\.copilot\/session-state\/[^/]+\/events\.jsonl$/

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
  keeps: ['.copilot/session-state'],
  readKept: files =>
    readLines(
      [...files].flatMap(([path, text]) => (EVENTS.test(path) ? [text] : [])).join('\n'),
      copilotEvents()
    )
}
