import { describe, expect, test } from '@jest/globals'
import {
  chooseModel,
  namedProviders,
  requireProvider,
  splitModel,
  unknownProvider
} from '../../src/agent/choose-model.js'
import { findProvider } from '../../src/agent/providers.js'
import { UserError } from '../../src/contracts/errors.js'

describe('a model text', () => {
  test.each([
    ['anthropic/claude-sonnet-4-5', 'anthropic', 'claude-sonnet-4-5'],
    ['google/gemini-3-pro', 'gemini', 'gemini-3-pro'],
    ['openrouter/anthropic/claude-sonnet-4-5', 'openrouter', 'anthropic/claude-sonnet-4-5'],
    ['Qwen/Qwen3-Coder', undefined, 'Qwen/Qwen3-Coder'],
    ['acme/large', undefined, 'acme/large'],
    ['gpt-5', undefined, 'gpt-5']
  ])('%s is asked of %s as %s', (text, provider, name) => {
    const split = splitModel(text)
    expect([split.provider?.id, split.name]).toEqual([provider, name])
  })
})

describe('a first part that is no provider', () => {
  test('is told of with what becomes of it', () => {
    expect(unknownProvider('antropic/claude', 'anthropic')).toMatch(
      /^`--model antropic\/claude`: `antropic` is no provider, so anthropic is asked for a model of that whole name\. Did you mean `anthropic\/claude`\? Providers: anthropic, openai, /
    )
    expect(unknownProvider('acme/large', undefined)).toContain(
      'so the agent gets that whole name and no provider to ask. Providers: '
    )
  })

  test.each([undefined, 'gpt-5', 'claude/sonnet', 'openrouter/acme/large'])('is not in %s', model => {
    expect(unknownProvider(model, 'openai')).toBeUndefined()
  })
})

describe('the model of an agent', () => {
  const codex = { agent: 'codex', accepts: ['openai', 'openrouter'], hasOwnModel: true }

  test('is asked of its usual provider where none is named', () => {
    expect(chooseModel('gpt-5', codex)).toMatchObject({ provider: { id: 'openai' }, name: 'gpt-5' })
  })

  test('may be its own', () => {
    expect(chooseModel(undefined, codex)).toMatchObject({ provider: { id: 'openai' }, name: null })
  })

  test.each([
    ['anthropic/claude', codex, /`codex` cannot ask anthropic. Its providers: openai, openrouter/],
    ['openai/', codex, /has no name after the provider openai/],
    [
      undefined,
      { ...codex, hasOwnModel: false },
      /`codex` has no model of its own.*`--model openai\/<name>`; its providers: openai, openrouter/
    ]
  ])('%s is refused with what to do', (text, agent, message) => {
    expect(() => chooseModel(text, agent)).toThrow(UserError)
    expect(() => chooseModel(text, agent)).toThrow(message)
  })
})

describe('a provider that has to be there', () => {
  test('lacks a key, which is named with the agent and how it is set', () => {
    const require = () => requireProvider(findProvider('gemini')!, { agent: 'gemini-cli', environment: {} })
    expect(require).toThrow(UserError)
    expect(require).toThrow(
      /`gemini-cli` needs a key for gemini: GEMINI_API_KEY or GOOGLE_API_KEY is not set/
    )
    expect(require).toThrow(/KOTLIN_BENCH_AGENT_ENV \(in a workflow, from the secret `agent-env`\)/)
  })

  test('because its name was mistyped says that first', () => {
    const require = () =>
      requireProvider(findProvider('anthropic')!, {
        agent: 'claude-code',
        model: 'antropic/claude',
        environment: {}
      })
    expect(require).toThrow(
      /^`--model antropic\/claude`: `antropic` is no provider, so anthropic is asked for a model of that whole name\. Did you mean `anthropic\/claude`\? Providers: anthropic, .*\. Agent `claude-code` needs a key/
    )
  })

  test('at an address that is none is told of by its variable, without the value', () => {
    const require = () =>
      requireProvider(findProvider('openai')!, {
        agent: 'codex',
        environment: { OPENAI_BASE_URL: 'user:secret@models' }
      })
    expect(require).toThrow(/OPENAI_BASE_URL is no URL that begins with http/)
    expect(require).not.toThrow(/secret/)
  })
})

test('a provider that nobody knows is refused with those there are', () => {
  expect(namedProviders(['claude', 'x-ai']).map(({ id }) => id)).toEqual(['anthropic', 'xai'])
  expect(() => namedProviders(['acme'])).toThrow(
    /`--provider acme` is not known. Providers: anthropic, openai,/
  )
  expect(() => namedProviders(['opnai'])).toThrow('`--provider opnai` is not known. Did you mean `openai`? ')
})
