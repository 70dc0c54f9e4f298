import { aptInstall } from '../install/apt-install.js'
import type { AgentDeclaration, LaunchModel } from './declaration.js'

const VERSION = '3110.7'
const TOKEN = 'KOTLIN_BENCH_TOKEN'

/** A profile of its own for a model; the address in it is that of the one endpoint which it asks. */
const profile = ({ provider, name, baseUrl }: LaunchModel): string =>
  JSON.stringify({
    id: name,
    ...(provider.api === 'anthropic'
      ? { apiType: 'Anthropic', baseUrl: `${baseUrl}/v1/messages` }
      : { apiType: 'OpenAIResponses', baseUrl: `${baseUrl}/responses` }),
    apiKey: `\${${TOKEN}}`
  })

export const junie: AgentDeclaration = {
  name: 'junie',
  version: VERSION,
  installation: {
    kind: 'script',
    // npm's package is a script that downloads the same.
    script: `${aptInstall('ca-certificates curl unzip')}
export HOME="$PREFIX" JUNIE_DATA="$PREFIX/data" JUNIE_VERSION=${VERSION}
curl -fsSL https://junie.jetbrains.com/install.sh | bash
`
  },
  program: prefix => ['env', `JUNIE_DATA=${prefix}/data`, `${prefix}/.local/bin/junie`],
  check: ['--version'],
  providers: ['openai', 'anthropic', 'openrouter'],
  hasOwnModel: true,
  ownKeys: ['JUNIE_API_KEY'],
  hosts: ['*.jetbrains.com', '*.jetbrains.ai', '*.grazie.ai'],
  shown: false,
  note: 'Written from its documentation.',
  launch: ({ model, modelText, workdir }) => ({
    words: [
      ...(model ? ['--model', 'custom:gateway'] : modelText === null ? [] : ['--model', modelText]),
      ...['--project', workdir, '--task']
    ],
    instruction: 'last-word',
    env: { ...(model && { [TOKEN]: model.token }), JUNIE_SKIP_UPDATE_CHECK: '1' },
    files: { ...(model && { '.junie/models/gateway.json': profile(model) }) }
  }),
  output: 'junie.txt',
  keeps: ['.junie/sessions', '.junie/logs']
}
