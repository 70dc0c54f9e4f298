import { z } from 'zod'
import type { AgentDeclaration } from './declaration.js'
import { addUsage, count, foldEvents, withError } from './said.js'

const VERSION = '0.171.0'

const eventSchema = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('turn.completed'),
    usage: z.object({ input_tokens: count, cached_input_tokens: count, output_tokens: count })
  }),
  z.object({ type: z.literal('turn.failed'), error: z.object({ message: z.string() }) }),
  z.object({ type: z.literal('error'), message: z.string() })
])

/** A turn says what it used when it is over; there is one for each instruction. */
export const codexEvents = () =>
  foldEvents(eventSchema, (said, event) => {
    switch (event.type) {
      case 'turn.completed': {
        const { input_tokens: input, cached_input_tokens: cached, output_tokens: output } = event.usage
        return { ...said, usage: addUsage(said.usage, { input, cached, output }) }
      }
      case 'turn.failed':
        return { ...said, errors: withError(said.errors, event.error.message) }
      case 'error':
        return { ...said, errors: withError(said.errors, event.message) }
    }
  })

/** TOML has JSON's strings. */
const text = (value: string): string => JSON.stringify(value)

/**
 * Its own settings for a provider try a WebSocket first, and wait without end for a server that is
 * gone; so ours has settings of its own. A login shell would put the system's PATH in the image's place.
 */
const config = (baseUrl: string): string => `
model_provider = "gateway"
check_for_update_on_startup = false
allow_login_shell = false

[model_providers.gateway]
name = "gateway"
base_url = ${text(baseUrl)}
env_key = "OPENAI_API_KEY"
wire_api = "responses"
request_max_retries = 4
stream_max_retries = 4

[analytics]
enabled = false

[feedback]
enabled = false

[otel]
exporter = "none"

[features]
plugins = false
remote_plugin = false
apps = false
unbounded_connection_retries = false
`

const vendored: Readonly<Record<string, string>> = {
  'linux-x64': 'x86_64-unknown-linux-musl',
  'linux-arm64': 'aarch64-unknown-linux-musl'
}

export const codex: AgentDeclaration = {
  name: 'codex',
  version: VERSION,
  installation: {
    kind: 'npm',
    packages: platform => [`@openai/codex@${VERSION}-${platform}`],
    native: platform => `@openai/codex/vendor/${vendored[platform]}/bin/codex`,
    libc: 'static'
  },
  program: (prefix, platform) => [
    `${prefix}/node_modules/@openai/codex/vendor/${vendored[platform]}/bin/codex`
  ],
  check: ['--version'],
  // It asks by the Responses protocol, which the others do not answer.
  providers: ['openai', 'openrouter', 'xai', 'groq'],
  hasOwnModel: true,
  ownKeys: [],
  hosts: [],
  shown: true,
  launch: ({ model, workdir }) => ({
    words: [
      ...['exec', '--json', '--skip-git-repo-check', '--dangerously-bypass-approvals-and-sandbox'],
      ...['-C', workdir, ...(model?.name ? ['--model', model.name] : []), '-']
    ],
    instruction: 'stdin',
    env: { ...(model && { OPENAI_API_KEY: model.token }) },
    files: { ...(model && { '.codex/config.toml': config(model.baseUrl) }) }
  }),
  output: 'codex.jsonl',
  events: codexEvents,
  keeps: ['.codex/sessions']
}
