import { z } from 'zod'
import type { AgentDeclaration } from './declaration.js'
import { liteLlmModel, liteLlmVariables } from './lite-llm.js'
import { addUsage, count, dollars, foldEvents, readLines } from './said.js'

const VERSION = '0.86.2'
const ANALYTICS = 'aider/analytics.jsonl'
const HISTORY = 'aider/chat.md'

const sentSchema = z.object({
  event: z.literal('message_send'),
  properties: z.object({ prompt_tokens: count, completion_tokens: count, cost: dollars })
})

/** Its log of events has each message that it sent. */
const aiderEvents = () =>
  foldEvents(
    sentSchema,
    (said, { properties: { prompt_tokens: input, completion_tokens: output, cost } }) => ({
      ...said,
      usage: addUsage(said.usage, { input, cached: 0, output }),
      // It counts 0 for a model whose price it does not know.
      costUsd: cost ? (said.costUsd ?? 0) + cost : said.costUsd
    })
  )

const QUIET = [
  '--no-analytics',
  '--analytics-disable',
  '--no-check-update',
  '--no-show-model-warnings',
  '--no-show-release-notes',
  '--no-pretty',
  '--no-fancy-input',
  '--no-stream'
]

export const aider: AgentDeclaration = {
  name: 'aider',
  version: VERSION,
  installation: { kind: 'python', packages: [`aider-chat==${VERSION}`], complete: false },
  program: prefix => [`${prefix}/bin/python3`, '-I', '-m', 'aider'],
  check: ['--version'],
  providers: ['openai', 'anthropic', 'openrouter', 'deepseek', 'mistral', 'xai', 'groq', 'qwen'],
  hasOwnModel: false,
  ownKeys: [],
  hosts: [],
  shown: true,
  note: 'It edits by answers in text and runs no commands.',
  launch: ({ model, home, instructionPath }) => ({
    words: [
      ...(model ? ['--model', liteLlmModel(model), '--weak-model', liteLlmModel(model)] : []),
      ...['--yes-always', '--no-gitignore', '--no-auto-commits', '--no-detect-urls'],
      ...['--no-suggest-shell-commands', ...QUIET],
      ...['--analytics-log', `${home}/${ANALYTICS}`, '--chat-history-file', `${home}/${HISTORY}`],
      ...['--input-history-file', '/dev/null', '--message-file', instructionPath]
    ],
    instruction: 'in-words',
    env: { ...(model && liteLlmVariables(model)) },
    files: { [ANALYTICS]: '' }
  }),
  output: 'aider.txt',
  keeps: ['aider'],
  readKept: files => readLines(files.get(ANALYTICS) ?? '', aiderEvents()),
  // Its map of the repository, which it puts nowhere else.
  leavings: ['.aider.tags.cache.v4']
}
