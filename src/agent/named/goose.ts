import { aptInstall } from '../install/apt-install.js'
import type { AgentDeclaration, LaunchModel } from './declaration.js'

const VERSION = '1.9.3'

const provider = ({ provider: { api }, name, baseUrl, token }: LaunchModel): Record<string, string> => ({
  GOOSE_MODEL: name ?? '',
  ...(api === 'anthropic'
    ? { GOOSE_PROVIDER: 'anthropic', ANTHROPIC_HOST: baseUrl, ANTHROPIC_API_KEY: token }
    : {
        GOOSE_PROVIDER: 'openai',
        // It wants host and path apart.
        OPENAI_HOST: new URL(baseUrl).origin,
        OPENAI_BASE_PATH: `${new URL(baseUrl).pathname.slice(1)}/chat/completions`,
        OPENAI_API_KEY: token
      })
})

export const goose: AgentDeclaration = {
  name: 'goose',
  version: VERSION,
  installation: {
    kind: 'script',
    script: `${aptInstall('ca-certificates curl bzip2')}
export GOOSE_VERSION=v${VERSION} GOOSE_BIN_DIR="$PREFIX/bin" CONFIGURE=false
curl -fsSL https://github.com/block/goose/releases/download/stable/download_cli.sh | bash
`
  },
  program: prefix => [`${prefix}/bin/goose`],
  check: ['--version'],
  providers: ['anthropic', 'openai', 'openrouter', 'deepseek', 'mistral', 'xai', 'groq', 'qwen'],
  hasOwnModel: false,
  ownKeys: [],
  hosts: [],
  shown: false,
  note: 'Written from its documentation.',
  launch: ({ model, instructionPath }) => ({
    words: ['run', '--no-session', '--output-format', 'stream-json', '--instructions', instructionPath],
    instruction: 'in-words',
    env: { ...(model && provider(model)), GOOSE_MODE: 'auto', GOOSE_DISABLE_KEYRING: '1' }
  }),
  output: 'goose.jsonl',
  keeps: ['.local/state/goose/logs']
}
