import { z } from 'zod'
import { aptInstall } from '../install/apt-install.js'
import type { AgentDeclaration } from './declaration.js'
import { count, foldEvents, withError } from './said.js'

const resultSchema = z.object({
  type: z.literal('result'),
  is_error: z.boolean().catch(false),
  result: z.string().optional().catch(undefined),
  usage: z
    .object({ inputTokens: count, outputTokens: count, cacheReadTokens: count, cacheWriteTokens: count })
    .optional()
    .catch(undefined)
})

/** Folds the lines of `--output-format stream-json` into what the agent said of its run. */
const cursorEvents = () =>
  foldEvents(resultSchema, (said, { usage, is_error, result }) => ({
    ...said,
    ...(usage && {
      usage: {
        input: usage.inputTokens + usage.cacheReadTokens + usage.cacheWriteTokens,
        cached: usage.cacheReadTokens,
        output: usage.outputTokens
      }
    }),
    errors: withError(said.errors, is_error ? result : undefined)
  }))

export const cursorCli: AgentDeclaration = {
  name: 'cursor-cli',
  version: null,
  installation: {
    kind: 'script',
    script: `${aptInstall('ca-certificates curl')}
export HOME="$PREFIX"
curl -fsSL https://cursor.com/install | bash
"$PREFIX/.local/bin/cursor-agent" --version > "$PREFIX/version"
`
  },
  program: prefix => [`${prefix}/.local/bin/cursor-agent`],
  check: ['--version'],
  providers: [],
  hasOwnModel: true,
  ownKeys: ['CURSOR_API_KEY'],
  hosts: ['cursor.com', '*.cursor.com', '*.cursor.sh'],
  shown: false,
  note: 'It asks its maker’s service alone; written from its documentation.',
  launch: ({ modelText }) => ({
    words: [
      ...['--print', '--force', '--trust', '--output-format', 'stream-json'],
      ...(modelText === null ? [] : ['--model', modelText]),
      '--'
    ],
    instruction: 'last-word',
    env: {}
  }),
  output: 'cursor-cli.jsonl',
  events: cursorEvents,
  keeps: ['.cursor/projects', '.cursor/chats']
}
