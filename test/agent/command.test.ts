import { describe, expect, it } from '@jest/globals'
import { withoutCanary } from '../../src/agent/command-instruction.js'
import { readAgentVariables, takeAgentEnv } from '../../src/agent/command-variables.js'
import { createAgent } from '../../src/agent/create-agent.js'
import { UserError } from '../../src/contracts/errors.js'

const none = {
  predictions: undefined,
  command: undefined,
  env: {},
  variables: {},
  model: undefined,
  providers: [],
  install: undefined,
  environment: {}
}
const predictions = { source: 'p', byTask: new Map(), model: 'acme-1' }

describe('createAgent', () => {
  it('makes each agent there is', () => {
    expect(createAgent('oracle', none).name).toBe('oracle')
    expect(createAgent('nop', none).name).toBe('nop')
    expect(createAgent('command', { ...none, command: 'x', env: { A: 'b' } }).name).toBe('command')
    expect(createAgent('patch', { ...none, predictions })).toMatchObject({ name: 'patch', model: 'acme-1' })
  })

  it.each([
    ['gold', none, /no agent `gold`.*oracle, nop, patch, command/],
    ['constructor', none, /no agent `constructor`/],
    ['patch', none, /has no patches: `--predictions`/],
    ['command', none, /has no command: `--agent-command`/]
  ])('refuses %s, which is none or lacks something', (name, options, message) => {
    expect(() => createAgent(name, options)).toThrow(UserError)
    expect(() => createAgent(name, options)).toThrow(message)
  })
})

describe('takeAgentEnv', () => {
  it('takes what is named, also when it is empty', () => {
    expect(takeAgentEnv(['KEY', 'EMPTY'], { KEY: 'value', EMPTY: '', OTHER: 'x' })).toEqual({
      KEY: 'value',
      EMPTY: ''
    })
  })

  it.each([
    ['MISSING', /`--agent-env MISSING`: this environment has no variable MISSING/],
    ['KEY=secret', /takes the name of a variable alone, such as `KEY`;/],
    ['a-b', /`a-b` cannot name a variable/],
    ['KOTLIN_BENCH_INSTRUCTION', /is set by kotlin-bench itself/]
  ])('refuses %s, and repeats no value', (name, message) => {
    const take = () => takeAgentEnv([name], { KEY: 'value' })
    expect(take).toThrow(UserError)
    expect(take).toThrow(message)
    expect(take).not.toThrow(/secret'|=secret/)
  })
})

describe('readAgentVariables', () => {
  it('splits at the first equals sign', () => {
    expect(readAgentVariables(['A=b=c', 'EMPTY=', 'PATH=/x'], {})).toEqual({
      A: 'b=c',
      EMPTY: '',
      PATH: '/x'
    })
  })

  it.each([
    [['A'], /`--agent-variable A` has no value/],
    [['=x'], /`` cannot name a variable/],
    [['A=1', 'A=2'], /A is given twice/],
    [['KEY=1'], /KEY is given twice/]
  ])('refuses %j', (texts, message) => {
    expect(() => readAgentVariables(texts, { KEY: 'secret' })).toThrow(message)
  })
})

describe('withoutCanary', () => {
  it.each([
    ['Do it.\n', 'Do it.\n'],
    ['<!-- terminal-bench-canary GUID 1 -->\n\nDo it.\n', 'Do it.\n'],
    ['# Canary: do not train on this\n  <!-- x CANARY y -->  \n\n\n# Title\n', '# Title\n'],
    ['# Title\n# canary\n', '# Title\n# canary\n'],
    ['<!-- a comment -->\nDo it.\n', '<!-- a comment -->\nDo it.\n'],
    ['The canary sings.\n', 'The canary sings.\n'],
    ['# canary', ''],
    ['<!-- canary\nDo it. -->', '<!-- canary\nDo it. -->'],
    ['', '']
  ])('of %j leaves %j', (text, left) => {
    expect(withoutCanary(text)).toBe(left)
  })
})
