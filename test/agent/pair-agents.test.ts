import { describe, expect, test } from '@jest/globals'
import { checkPair, pairAgents } from '../../src/agent/pair-agents.js'

describe('pairs of agents and models', () => {
  test('are every agent with every model, and an agent alone where there is none', () => {
    expect(pairAgents(['codex', 'aider'], ['openai/a', 'openai/b'])).toEqual([
      { agent: 'codex', model: 'openai/a' },
      { agent: 'codex', model: 'openai/b' },
      { agent: 'aider', model: 'openai/a' },
      { agent: 'aider', model: 'openai/b' }
    ])
    expect(pairAgents(['codex'], [])).toEqual([{ agent: 'codex', model: null }])
  })

  test('leave an agent with a model of its own to that one, and one that asks none without', () => {
    expect(pairAgents(['oracle', 'codex=openai/own', 'aider'], ['openai/a'])).toEqual([
      { agent: 'oracle', model: null },
      { agent: 'codex', model: 'openai/own' },
      { agent: 'aider', model: 'openai/a' }
    ])
  })

  test('are each there once', () => {
    expect(pairAgents(['nop', 'nop', 'codex=m', 'codex'], ['m', 'm'])).toEqual([
      { agent: 'nop', model: null },
      { agent: 'codex', model: 'm' }
    ])
  })

  test.each([
    [['codx'], [], 'There is no agent `codx`. Did you mean `codex`?'],
    [['codex='], [], '`--agent codex=` has no model after the `=`'],
    [['oracle=openai/a'], [], '`oracle` asks no model'],
    [['oracle'], ['openai/a'], '`--model openai/a`: no agent takes it, since `oracle` asks none'],
    [
      ['oracle', 'codex=openai/b'],
      ['openai/a'],
      'since `oracle`, `codex=openai/b` ask none or have their own'
    ]
  ])('%j with %j is a mistake that is explained', (agents, models, message) => {
    expect(() => pairAgents(agents, models)).toThrow(message)
  })
})

test('a pair that could never start is told without any key', () => {
  expect(() => checkPair({ agent: 'codex', model: 'anthropic/x' })).toThrow(
    '`--model anthropic/x`: agent `codex` cannot ask anthropic.'
  )
  expect(() => checkPair({ agent: 'mini-swe-agent', model: null })).toThrow(
    'Agent `mini-swe-agent` has no model of its own.'
  )
  for (const agent of ['oracle', 'patch', 'command', 'cursor-cli']) {
    expect(() => checkPair({ agent, model: null })).not.toThrow()
  }
})
