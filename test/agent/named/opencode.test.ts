import { describe, expect, test } from '@jest/globals'
import type { LaunchModel } from '../../../src/agent/named/declaration.js'
import { opencode, opencodeEvents } from '../../../src/agent/named/opencode.js'
import { findProvider } from '../../../src/agent/providers.js'
import { saidOf } from './events.js'

const SESSION = `
{"type":"step_start","timestamp":1,"sessionID":"ses_1","part":{"id":"prt_1","type":"step-start"}}
{"type":"step_finish","timestamp":2,"sessionID":"ses_1","part":{"id":"prt_2","reason":"tool-calls","type":"step-finish","tokens":{"total":1010,"input":900,"output":10,"reasoning":0,"cache":{"write":0,"read":100}},"cost":0}}
{"type":"text","timestamp":3,"sessionID":"ses_1","part":{"id":"prt_3","type":"text","text":"Done."}}
{"type":"step_finish","timestamp":4,"sessionID":"ses_1","part":{"id":"prt_4","reason":"stop","type":"step-finish","tokens":{"total":2027,"input":1900,"output":20,"reasoning":7,"cache":{"write":5,"read":100}},"cost":0}}
`

describe('what opencode prints', () => {
  test('tells after each step what it used', () => {
    expect(saidOf(opencodeEvents(), SESSION)).toEqual({
      usage: { input: 3005, cached: 200, output: 37 },
      costUsd: null,
      errors: []
    })
  })

  test('tells what went wrong', () => {
    const error =
      '{"type":"error","sessionID":"ses_1","error":{"name":"APIError","data":{"message":"invalid key","statusCode":401}}}'
    expect(saidOf(opencodeEvents(), error).errors).toEqual(['invalid key'])
  })
})

const configFor = (id: string, name: string): Record<string, unknown> => {
  const baseUrl = `http://10.0.0.2:8080/${id}${findProvider(id)!.api === 'openai' ? '/v1' : ''}`
  const model: LaunchModel = { provider: findProvider(id)!, name, baseUrl, token: 'trial-token' }
  const launch = opencode.launch({
    home: '/home',
    workdir: '/work',
    instructionPath: '/instruction.md',
    model,
    modelText: `${id}/${name}`
  })
  return JSON.parse(launch.env.OPENCODE_CONFIG_CONTENT!) as Record<string, unknown>
}

test.each([
  ['openai', 'gpt-5', '@ai-sdk/openai', 'http://10.0.0.2:8080/openai/v1'],
  ['openrouter', 'anthropic/claude', '@ai-sdk/openai-compatible', 'http://10.0.0.2:8080/openrouter/v1'],
  ['anthropic', 'claude', '@ai-sdk/anthropic', 'http://10.0.0.2:8080/anthropic/v1'],
  ['gemini', 'gemini-3-pro', '@ai-sdk/google', 'http://10.0.0.2:8080/gemini/v1beta']
])('opencode asks %s with a client that it has', (id, name, npm, baseURL) => {
  const config = configFor(id, name)
  expect(config).toMatchObject({
    model: `gateway/${name}`,
    provider: { gateway: { npm, options: { baseURL }, models: { [name]: { name } } } }
  })
  expect(JSON.stringify(config)).not.toContain('trial-token')
})
