import { z } from 'zod'
import type { AgentDeclaration } from './declaration.js'
import { count, dollars, foldEvents, withError } from './said.js'

const VERSION = '2.1.332'

const resultSchema = z.object({
  type: z.literal('result'),
  is_error: z.boolean().catch(false),
  result: z.string().optional().catch(undefined),
  total_cost_usd: dollars,
  modelUsage: z.record(z.string(), z.object({ costBasis: z.string().optional() })).catch({}),
  usage: z.object({
    input_tokens: count,
    cache_creation_input_tokens: count,
    cache_read_input_tokens: count,
    output_tokens: count
  })
})

/** The last line of its output is the result of the whole session. */
export const claudeEvents = () =>
  foldEvents(resultSchema, (said, { usage, total_cost_usd, modelUsage, is_error, result }) => ({
    usage: {
      // Its protocol counts what came from the cache, or went there, beside the input.
      input: usage.input_tokens + usage.cache_creation_input_tokens + usage.cache_read_input_tokens,
      cached: usage.cache_read_input_tokens,
      output: usage.output_tokens
    },
    // For a model that it does not know it takes another's price.
    costUsd: Object.values(modelUsage).some(({ costBasis }) => costBasis === 'unknown')
      ? null
      : total_cost_usd,
    errors: withError(said.errors, is_error ? result : undefined)
  }))

export const claudeCode: AgentDeclaration = {
  name: 'claude-code',
  version: VERSION,
  installation: {
    kind: 'npm',
    packages: platform => [`@anthropic-ai/claude-code-${platform}@${VERSION}`],
    native: platform => `@anthropic-ai/claude-code-${platform}/claude`,
    // It carries its own code behind the executable's, and no longer finds it once that is changed.
    libc: 'layer'
  },
  program: (prefix, platform) => [`${prefix}/node_modules/@anthropic-ai/claude-code-${platform}/claude`],
  check: ['--version'],
  providers: ['anthropic'],
  hasOwnModel: true,
  ownKeys: [],
  hosts: [],
  shown: true,
  launch: ({ model }) => ({
    words: [
      ...['-p', '--output-format', 'stream-json', '--verbose', '--dangerously-skip-permissions'],
      ...(model?.name ? ['--model', model.name] : [])
    ],
    instruction: 'stdin',
    env: {
      ...(model && { ANTHROPIC_BASE_URL: model.baseUrl, ANTHROPIC_API_KEY: model.token }),
      // What it asks small questions of is the same model: no other need be there.
      ...(model?.name && {
        ANTHROPIC_SMALL_FAST_MODEL: model.name,
        ANTHROPIC_DEFAULT_HAIKU_MODEL: model.name
      }),
      // Else it refuses to work without permissions as root.
      IS_SANDBOX: '1',
      CLAUDE_CODE_DISABLE_NONESSENTIAL_TRAFFIC: '1',
      DISABLE_AUTOUPDATER: '1',
      DISABLE_TELEMETRY: '1',
      DISABLE_ERROR_REPORTING: '1'
    }
  }),
  output: 'claude-code.jsonl',
  events: claudeEvents,
  keeps: ['.claude/projects']
}
