import { describe, expect, test } from '@jest/globals'
import { agents } from '../../src/commands/agents.js'

describe('the list of agents', () => {
  test('has each with its key, and says which were run', () => {
    const { list, text } = agents()
    expect(list.agents.map(({ name }) => name)).toEqual([
      'claude-code',
      'codex',
      'gemini-cli',
      'opencode',
      'qwen-coder',
      'aider',
      'mini-swe-agent',
      'copilot-cli',
      'goose',
      'cursor-cli',
      'junie'
    ])
    expect(text).toMatch(/^claude-code +\d+\.\d+\.\d+ +npm +ANTHROPIC_API_KEY or ANTHROPIC_AUTH_TOKEN/m)
    expect(text).toMatch(/^cursor-cli +newest +its maker +CURSOR_API_KEY .* cursor\.com, /m)
  })

  test('has each provider with the variables of its key and address', () => {
    const { list, text } = agents()
    expect(list.providers.find(({ id }) => id === 'openai')).toEqual({
      id: 'openai',
      aliases: [],
      keys: ['OPENAI_API_KEY'],
      baseUrls: ['OPENAI_BASE_URL', 'OPENAI_API_BASE'],
      defaultBaseUrl: 'https://api.openai.com/v1'
    })
    expect(text).toMatch(/^gemini, google +GEMINI_API_KEY or GOOGLE_API_KEY/m)
  })
})
