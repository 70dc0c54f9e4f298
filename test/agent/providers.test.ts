import { describe, expect, test } from '@jest/globals'
import { findProvider, PROVIDERS, providerFrom, standardVariables } from '../../src/agent/providers.js'
import { gatewayProviderSchema } from '../../src/contracts/gateway/provider.js'

const provider = (id: string) => findProvider(id)!

describe('a provider from the environment', () => {
  test('is its usual address with the key that is set', () => {
    expect(providerFrom(provider('openai'), { OPENAI_API_KEY: ' sk-1 \n' })).toEqual({
      ok: true,
      provider: {
        id: 'openai',
        api: 'openai',
        baseUrl: 'https://api.openai.com/v1',
        key: 'sk-1',
        relay: false,
        extraPaths: [],
        askForUsage: true,
        timeoutMs: 600_000
      }
    })
  })

  test('has the first of several keys, in the place that this kind is wanted in', () => {
    expect(providerFrom(provider('gemini'), { GOOGLE_API_KEY: 'b' })).toMatchObject({
      provider: { key: 'b' }
    })
    expect(providerFrom(provider('gemini'), { GEMINI_API_KEY: 'a', GOOGLE_API_KEY: 'b' })).toMatchObject({
      provider: { key: 'a' }
    })
    expect(providerFrom(provider('anthropic'), { ANTHROPIC_AUTH_TOKEN: 't' })).toMatchObject({
      provider: { key: 't', keyPlace: 'bearer' }
    })
  })

  test.each(['sk-abc\ndef', 'sk abc', 'schlüssel'])(
    'is refused with a key that no header can hold: %j',
    key => {
      expect(providerFrom(provider('openai'), { OPENAI_API_KEY: key })).toEqual({
        ok: false,
        cause: 'bad-key',
        variable: 'OPENAI_API_KEY'
      })
    }
  )

  test.each([
    ['http://localhost:11434/v1', true],
    ['http://127.0.0.2:8000', true],
    ['http://[::1]:8000/v1', true],
    ['http://models.localhost/v1', true],
    ['https://models.example.com/v1', false],
    ['http://127.0.0.1.example.com/v1', false]
  ])('at %s wants no key; on this machine alone: %s', (url, relay) => {
    expect(providerFrom(provider('openai'), { OPENAI_BASE_URL: url })).toMatchObject({
      ok: true,
      provider: { baseUrl: url, key: null, relay }
    })
  })

  test('without a key at its usual address is none', () => {
    expect(providerFrom(provider('openai'), { OPENAI_API_KEY: '' })).toEqual({ ok: false, cause: 'no-key' })
  })

  test.each(['models.example.com/v1', 'ftp://models.example.com', 'https://'])('%s is no base URL', url => {
    expect(providerFrom(provider('openai'), { OPENAI_API_BASE: url, OPENAI_API_KEY: 'k' })).toEqual({
      ok: false,
      cause: 'bad-url',
      variable: 'OPENAI_API_BASE'
    })
  })

  test.each(PROVIDERS.map(one => [one.id, one] as const))('%s is what the gateway takes', (_, one) => {
    const found = providerFrom(one, { [one.keys[0]!.name]: 'k' })
    expect(found.ok && gatewayProviderSchema.parse(found.provider)).toMatchObject({ id: one.id, key: 'k' })
  })
})

describe('the usual variables', () => {
  test.each([
    ['anthropic', { ANTHROPIC_API_KEY: 'token', ANTHROPIC_BASE_URL: 'http://10.0.0.2:8080/anthropic' }],
    [
      'openai',
      {
        OPENAI_API_KEY: 'token',
        OPENAI_BASE_URL: 'http://10.0.0.2:8080/openai/v1',
        OPENAI_API_BASE: 'http://10.0.0.2:8080/openai/v1'
      }
    ],
    [
      'dashscope',
      {
        DASHSCOPE_API_KEY: 'token',
        DASHSCOPE_BASE_URL: 'http://10.0.0.2:8080/qwen/v1',
        DASHSCOPE_API_BASE: 'http://10.0.0.2:8080/qwen/v1'
      }
    ]
  ])('of %s point at the gateway, with the token for a key', (name, variables) => {
    const one = provider(name)
    const gatewayUrl = `http://10.0.0.2:8080/${one.id}`
    expect(standardVariables(one, { gatewayUrl, token: 'token' })).toEqual(variables)
  })
})
