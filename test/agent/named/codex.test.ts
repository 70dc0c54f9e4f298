import { describe, expect, test } from '@jest/globals'
import { codex, codexEvents } from '../../../src/agent/named/codex.js'
import { findProvider } from '../../../src/agent/providers.js'
import { saidOf } from './events.js'

const SESSION = `
{"type":"thread.started","thread_id":"01a22f01-7de1-7b33-ace4-8bd5f322711f"}
{"type":"item.completed","item":{"id":"item_0","type":"error","message":"Model metadata for \`scripted\` not found."}}
{"type":"turn.started"}
{"type":"item.completed","item":{"id":"item_1","type":"command_execution","command":"sed -i 's/helo/hello/' greet.sh","aggregated_output":"","exit_code":0,"status":"completed"}}
{"type":"turn.completed","usage":{"input_tokens":6000,"cached_input_tokens":300,"cache_write_input_tokens":0,"output_tokens":60,"reasoning_output_tokens":0}}
`

const FAILED = `
{"type":"turn.started"}
{"type":"error","message":"Reconnecting... 1/4"}
{"type":"turn.failed","error":{"message":"unexpected status 401 Unauthorized"}}
`

describe('what codex prints', () => {
  test('tells after each turn what it used', () => {
    expect(saidOf(codexEvents(), SESSION + SESSION)).toEqual({
      usage: { input: 12_000, cached: 600, output: 120 },
      costUsd: null,
      errors: []
    })
  })

  test('tells what went wrong', () => {
    expect(saidOf(codexEvents(), FAILED)).toEqual({
      usage: null,
      costUsd: null,
      errors: ['Reconnecting... 1/4', 'unexpected status 401 Unauthorized']
    })
  })
})

test('codex is told of the gateway by a file, of the token by its environment, and of the task on standard input', () => {
  const launch = codex.launch({
    home: '/home',
    workdir: '/work tree',
    instructionPath: '/instruction.md',
    model: {
      provider: findProvider('openai')!,
      name: 'gpt-5',
      baseUrl: 'http://10.0.0.2:8080/openai/v1',
      token: 'trial-token'
    },
    modelText: 'openai/gpt-5'
  })
  expect(launch).toMatchObject({
    words: [
      'exec',
      '--json',
      '--skip-git-repo-check',
      '--dangerously-bypass-approvals-and-sandbox',
      '-C',
      '/work tree',
      '--model',
      'gpt-5',
      '-'
    ],
    instruction: 'stdin',
    env: { OPENAI_API_KEY: 'trial-token' }
  })
  const config = launch.files?.['.codex/config.toml'] ?? ''
  expect(config).toContain('base_url = "http://10.0.0.2:8080/openai/v1"')
  expect(config).not.toContain('trial-token')
})
