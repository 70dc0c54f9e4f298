import { describe, expect, test } from '@jest/globals'
import { type AgentOptions, createAgent } from '../../src/agent/create-agent.js'
import { UserError } from '../../src/contracts/errors.js'

const options = (overrides: Partial<AgentOptions> = {}): AgentOptions => ({
  predictions: undefined,
  command: undefined,
  env: {},
  variables: {},
  model: undefined,
  providers: [],
  install: undefined,
  environment: {},
  ...overrides
})

describe('an agent by name', () => {
  test.each(['oracle', 'nop'])('%s needs nothing to be told', name => {
    expect(createAgent(name, options()).name).toBe(name)
  })

  test.each(['gpt', '', 'Oracle', 'toString', '__proto__'])(
    '%j is none, and the message lists those there are',
    name => {
      expect(() => createAgent(name, options())).toThrow(UserError)
      expect(() => createAgent(name, options())).toThrow(
        `There is no agent \`${name}\`. Agents: oracle, nop, patch, command, claude-code,`
      )
    }
  )

  test('that lacks what it works with says which option has it', () => {
    expect(() => createAgent('patch', options())).toThrow('`--predictions`')
    expect(() => createAgent('command', options())).toThrow('`--agent-command`')
  })
})
