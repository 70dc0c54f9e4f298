import { describe, expect, test } from '@jest/globals'
import { claudeEvents } from '../../../src/agent/named/claude-code.js'
import { saidOf } from './events.js'

const START = '{"type":"system","subtype":"init","cwd":"/home/tiny","model":"claude-sonnet-4-5"}'
const ANSWER =
  '{"type":"assistant","message":{"role":"assistant","content":[{"type":"text","text":"Done."}],"usage":{"input_tokens":3000,"output_tokens":30}}}'
const result = (more: string): string =>
  `{"usage":{"input_tokens":6000,"cache_creation_input_tokens":50,"cache_read_input_tokens":300,"output_tokens":60},"num_turns":3,"type":"result","total_cost_usd":0.02526,${more}}`

describe('what claude-code prints', () => {
  test('tells at the end what the session used and cost', () => {
    const end = result('"is_error":false,"result":"Done.","modelUsage":{"claude":{"costBasis":"list"}}')
    expect(saidOf(claudeEvents(), [START, ANSWER, end].join('\n'))).toEqual({
      usage: { input: 6350, cached: 300, output: 60 },
      costUsd: 0.02526,
      errors: []
    })
  })

  test('has a guess for the cost of a model that it does not know', () => {
    const end = result('"is_error":false,"modelUsage":{"scripted":{"costBasis":"unknown"}}')
    expect(saidOf(claudeEvents(), end).costUsd).toBeNull()
  })

  test('tells why the session ended badly', () => {
    const end = result('"is_error":true,"subtype":"success","result":"Invalid API key"')
    expect(saidOf(claudeEvents(), end).errors).toEqual(['Invalid API key'])
  })

  test('says nothing where it was cut short', () => {
    expect(saidOf(claudeEvents(), START)).toEqual({ usage: null, costUsd: null, errors: [] })
  })
})
