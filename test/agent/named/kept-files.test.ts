import { describe, expect, test } from '@jest/globals'
import { aider } from '../../../src/agent/named/aider.js'
import { copilotCli } from '../../../src/agent/named/copilot-cli.js'
import { miniSweAgent } from '../../../src/agent/named/mini-swe-agent.js'

const sayings = (declaration: typeof aider, files: Record<string, string>) =>
  declaration.readKept?.(new Map(Object.entries(files)))

describe('what mini-swe-agent keeps', () => {
  const trajectory = {
    info: { model_stats: { instance_cost: 0.5, api_calls: 2 }, exit_status: 'Submitted' },
    messages: [
      { role: 'system', content: 'You are a helpful assistant.' },
      {
        role: 'assistant',
        extra: {
          response: {
            usage: {
              prompt_tokens: 1000,
              completion_tokens: 10,
              prompt_tokens_details: { cached_tokens: 100 }
            }
          }
        }
      },
      { role: 'tool', content: '', extra: { returncode: 0 } },
      {
        role: 'assistant',
        extra: {
          response: { usage: { prompt_tokens: 2000, completion_tokens: 20, prompt_tokens_details: null } }
        }
      }
    ],
    trajectory_format: 'mini-swe-agent-1.1'
  }

  test('has what each answer used', () => {
    expect(sayings(miniSweAgent, { 'trajectory.json': JSON.stringify(trajectory) })).toEqual({
      usage: { input: 3000, cached: 100, output: 30 },
      costUsd: 0.5,
      errors: []
    })
  })

  test('is nothing where it never got to write', () => {
    expect(sayings(miniSweAgent, {})).toEqual({ usage: null, costUsd: null, errors: [] })
  })
})

describe('what aider keeps', () => {
  test('has each message that it sent', () => {
    const analytics = `
{"event": "launched", "properties": {}, "user_id": "x", "time": 1}
{"event": "message_send", "properties": {"main_model": "openai/REDACTED", "edit_format": "whole", "prompt_tokens": 1000, "completion_tokens": 10, "total_tokens": 1010, "cost": 0.25, "total_cost": 0.25}, "user_id": "x", "time": 2}
{"event": "message_send", "properties": {"main_model": "openai/REDACTED", "edit_format": "whole", "prompt_tokens": 1000, "completion_tokens": 10, "total_tokens": 1010, "cost": 0.25, "total_cost": 0.5}, "user_id": "x", "time": 3}
{"event": "exit", "prop`
    expect(sayings(aider, { 'aider/analytics.jsonl': analytics })).toEqual({
      usage: { input: 2000, cached: 0, output: 20 },
      costUsd: 0.5,
      errors: []
    })
  })
})

describe('what copilot-cli keeps', () => {
  test('has what each answer used, and what went wrong', () => {
    const events = `
{"type":"session.start","data":{"sessionId":"1","version":1}}
{"type":"session.usage_record","data":{"usage":{"model":"gpt-5","inputTokens":1000,"outputTokens":10,"cacheReadTokens":100,"cacheWriteTokens":0,"cost":0.0},"aiCreditsStatus":"unavailable"}}
{"type":"session.error","data":{"errorType":"query","message":"Execution failed: 429"}}
`
    expect(
      sayings(copilotCli, {
        '.copilot/session-state/1/events.jsonl': events,
        '.copilot/session-state/1/workspace.yaml': 'id: 1'
      })
    ).toEqual({
      usage: { input: 1000, cached: 100, output: 10 },
      costUsd: null,
      errors: ['Execution failed: 429']
    })
  })
})
