import { expect, test } from '@jest/globals'
import { checkOwners, type OwnedFlag } from '../../src/agent/flag-owners.js'
import { UserError } from '../../src/contracts/errors.js'

const given = (...flags: OwnedFlag[]) => {
  const none = {
    '--predictions': false,
    '--agent-command': false,
    '--agent-install': false,
    '--provider': false,
    '--model': false,
    '--agent-env': false,
    '--agent-variable': false
  }
  return { ...none, ...Object.fromEntries(flags.map(flag => [flag, true])) }
}

test.each<[string, OwnedFlag, string]>([
  ['nop', '--agent-command', '`--agent-command` is for agent `command`, and the agent is `nop`'],
  ['claude-code', '--predictions', 'Say `--agent patch`, or leave `--predictions` out'],
  ['oracle', '--agent-env', '`--agent-env` is for agents that ask a model, and `oracle` asks none']
])('agent %s is not told %s', (agent, flag, message) => {
  expect(() => checkOwners(agent, given(flag))).toThrow(UserError)
  expect(() => checkOwners(agent, given(flag))).toThrow(message)
})

test('an agent is told what it takes', () => {
  expect(() => checkOwners('patch', given('--predictions'))).not.toThrow()
  expect(() => checkOwners('command', given('--agent-command', '--provider', '--model'))).not.toThrow()
  expect(() => checkOwners('claude-code', given('--model', '--agent-variable'))).not.toThrow()
})
