import { z } from 'zod'
import type { AgentDeclaration } from './declaration.js'
import { count, foldEvents, withError } from './said.js'

const VERSION = '0.61.0'

const eventSchema = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('result'),
    status: z.string().optional(),
    error: z.object({ message: z.string() }).optional().catch(undefined),
    stats: z.object({ input_tokens: count, output_tokens: count, cached: count }).optional().catch(undefined)
  }),
  z.object({ type: z.literal('error'), message: z.string() })
])

/** The last line of its output is the result of the whole session. */
const geminiEvents = () =>
  foldEvents(eventSchema, (said, event) => {
    if (event.type === 'error') return { ...said, errors: withError(said.errors, event.message) }
    const { stats, error } = event
    return {
      ...said,
      ...(stats && {
        usage: { input: stats.input_tokens, cached: stats.cached, output: stats.output_tokens }
      }),
      errors: withError(said.errors, error?.message)
    }
  })

const SETTINGS = {
  security: { auth: { selectedType: 'gemini-api-key' } },
  general: { disableAutoUpdate: true, enableAutoUpdate: false },
  privacy: { usageStatisticsEnabled: false },
  telemetry: { enabled: false }
}

export const geminiCli: AgentDeclaration = {
  name: 'gemini-cli',
  version: VERSION,
  installation: {
    kind: 'npm',
    packages: () => [`@google/gemini-cli@${VERSION}`],
    native: null,
    libc: 'carried'
  },
  program: prefix => [`${prefix}/bin/node`, `${prefix}/node_modules/@google/gemini-cli/bundle/gemini.js`],
  check: ['--version'],
  providers: ['gemini'],
  hasOwnModel: true,
  ownKeys: [],
  hosts: [],
  shown: true,
  launch: ({ model }) => ({
    words: ['--yolo', '--output-format', 'stream-json', ...(model?.name ? ['--model', model.name] : [])],
    instruction: 'stdin',
    env: {
      ...(model && { GEMINI_API_KEY: model.token, GOOGLE_GEMINI_BASE_URL: model.baseUrl }),
      GEMINI_CLI_TRUST_WORKSPACE: 'true'
    },
    files: { '.gemini/settings.json': JSON.stringify(SETTINGS) }
  }),
  output: 'gemini-cli.jsonl',
  events: geminiEvents,
  keeps: ['.gemini/tmp']
}
