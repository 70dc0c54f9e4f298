import { describe, expect, test } from '@jest/globals'
import { checkNeeds, type GivenToShards } from '../../src/agent/check-needs.js'
import { UserError } from '../../src/contracts/errors.js'

const given = (parts: Partial<GivenToShards> = {}): GivenToShards => ({
  ...{ command: undefined, predictions: undefined, agentEnv: [], providers: [], hasKeys: true, ...parts }
})

const claude = { agent: 'claude-code', model: 'anthropic/claude-sonnet-4-5' }
const command = { agent: 'command', model: null }

describe('a plan says what its shards would say at their start', () => {
  test.each([
    ['a command', command, given(), /`command` has no command: `--agent-command`/],
    ['patches', { agent: 'patch', model: null }, given(), /`patch` has no patches: `--predictions`/],
    ['a key', claude, given({ hasKeys: false }), /needs a key for anthropic.*secret `agent-env`.* is empty/],
    [
      'the key of a model',
      { agent: 'command', model: 'openai/gpt-5' },
      given({ command: 'x', hasKeys: false }),
      /needs a key for openai/
    ],
    [
      'a secret variable',
      command,
      given({ command: 'x', agentEnv: ['TOKEN'], hasKeys: false }),
      /no variable TOKEN.*is empty/
    ]
  ])('%s is missing', (_, pair, toShards, says) => {
    const check = () => checkNeeds(pair, toShards)
    expect(check).toThrow(UserError)
    expect(check).toThrow(says)
  })

  test.each([
    ['an agent that asks no model', { agent: 'oracle', model: null }, given({ hasKeys: false })],
    ['a command that asks none', command, given({ command: 'x', hasKeys: false })],
    ['a secret whose lines nobody here sees', claude, given()],
    ['predictions', { agent: 'patch', model: null }, given({ predictions: 'p.jsonl', hasKeys: false })]
  ])('and nothing of %s', (_, pair, toShards) => expect(() => checkNeeds(pair, toShards)).not.toThrow())
})
