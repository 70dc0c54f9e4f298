import { z } from 'zod'
import type { AgentDeclaration } from './declaration.js'
import { count, foldEvents, withError } from './said.js'

const VERSION = '0.24.4'

const resultSchema = z.object({
  type: z.literal('result'),
  is_error: z.boolean().catch(false),
  result: z.string().optional().catch(undefined),
  error: z.object({ message: z.string() }).optional().catch(undefined),
  usage: z
    .object({ input_tokens: count, cache_read_input_tokens: count, output_tokens: count })
    .optional()
    .catch(undefined)
})

/** The last line of its output is the result of the whole session. */
const qwenEvents = () =>
  foldEvents(resultSchema, (said, { usage, is_error, error, result }) => ({
    ...said,
    ...(usage && {
      usage: {
        input: usage.input_tokens,
        cached: usage.cache_read_input_tokens,
        output: usage.output_tokens
      }
    }),
    errors: withError(said.errors, is_error ? (error?.message ?? result) : undefined)
  }))

const SETTINGS = {
  security: { auth: { selectedType: 'openai' } },
  general: { disableAutoUpdate: true, enableAutoUpdate: false },
  privacy: { usageStatisticsEnabled: false },
  telemetry: { enabled: false }
}

export const qwenCoder: AgentDeclaration = {
  name: 'qwen-coder',
  version: VERSION,
  installation: {
    kind: 'npm',
    packages: () => [`@qwen-code/qwen-code@${VERSION}`],
    native: null,
    executables: ['@qwen-code/qwen-code/vendor/ripgrep/*/rg'],
    libc: 'carried'
  },
  program: prefix => [`${prefix}/bin/node`, `${prefix}/node_modules/@qwen-code/qwen-code/cli.js`],
  check: ['--version'],
  providers: ['qwen', 'openai', 'openrouter', 'deepseek', 'mistral', 'xai', 'groq'],
  hasOwnModel: false,
  ownKeys: [],
  hosts: [],
  shown: true,
  launch: ({ model }) => ({
    words: ['--yolo', '--output-format', 'stream-json'],
    instruction: 'stdin',
    env: {
      ...(model && {
        OPENAI_API_KEY: model.token,
        OPENAI_BASE_URL: model.baseUrl,
        OPENAI_MODEL: model.name ?? ''
      })
    },
    files: { '.qwen/settings.json': JSON.stringify(SETTINGS) }
  }),
  output: 'qwen-coder.jsonl',
  events: qwenEvents,
  keeps: ['.qwen/projects']
}
