import { describe, expect, test } from '@jest/globals'
import {
  addUsage,
  malformedRequests,
  modelFault,
  modelFlags,
  NO_USAGE,
  usageOf
} from '../../src/trial/model-use.js'
import { gatewayAccount } from './trials.js'

const failure = {
  at: '2026-01-01T00:00:00.000Z',
  provider: 'openai',
  model: 'big',
  cause: 'rate-limited' as const,
  status: 429,
  message: 'slow down'
}

describe('a model', () => {
  test.each([
    ['was never asked', gatewayAccount()],
    ['answered once', gatewayAccount({ requests: 3, succeeded: 1, failed: 2 }, { lastFailure: failure })]
  ])('that %s is no fault', (_, account) => {
    expect(modelFault(account)).toBeUndefined()
  })

  test.each([
    ['rate-limited', 429, 'model-rate-limited'],
    ['unauthorized', 401, 'model-unauthorized'],
    ['bad-request', 404, 'model-not-found'],
    ['no-answer', null, 'model-unreachable']
  ] as const)('that only ever failed as %s (%s) is the fault %s', (cause, status, code) => {
    const account = gatewayAccount({ requests: 2, failed: 2 }, { lastFailure: { ...failure, cause, status } })
    expect(modelFault(account)).toMatchObject({ kind: 'model', code })
  })

  test.each([
    [400, 'API key not valid. Please pass a valid API key', 'model-unauthorized'],
    [400, 'Your credit balance is too low to access the API', 'model-rate-limited'],
    [400, "model 'big' not found", 'model-not-found'],
    [400, 'acme/big is not a valid model ID', 'model-not-found'],
    [402, 'Payment required', 'model-refused'],
    [403, 'forbidden', 'model-unauthorized']
  ] as const)('that answers %d, %j is the fault %s', (status, message, code) => {
    const cause = status === 403 ? ('unauthorized' as const) : ('bad-request' as const)
    const account = gatewayAccount(
      { requests: 1, failed: 1, failures: { [cause]: 1 } },
      { lastFailure: { ...failure, cause, status, message } }
    )
    expect(modelFault(account)).toMatchObject({ kind: 'model', code })
    expect(malformedRequests(account)).toEqual([])
  })

  test('that refuses malformed requests is at no fault: what it said is a reason of the agent’s', () => {
    const lastFailure = {
      ...failure,
      cause: 'bad-request' as const,
      status: 400,
      message: 'messages: required'
    }
    const account = gatewayAccount(
      { requests: 2, failed: 2, failures: { 'bad-request': 2 } },
      { lastFailure }
    )
    expect(modelFault(account)).toBeUndefined()
    expect(malformedRequests(account)).toEqual([
      {
        code: 'model-request-malformed',
        message:
          'The model refused what the agent sent, in all of its 2 requests; the last: openai/big answered 400: messages: required'
      }
    ])
  })

  test('that says nothing with its 400 is at fault: a wrong key is refused so as well', () => {
    const lastFailure = { ...failure, cause: 'bad-request' as const, status: 400, message: '' }
    const account = gatewayAccount(
      { requests: 1, failed: 1, failures: { 'bad-request': 1 } },
      { lastFailure }
    )
    expect(malformedRequests(account)).toEqual([])
    expect(modelFault(account)).toMatchObject({
      code: 'model-refused',
      message: 'None of 1 requests to the model succeeded; the last: openai/big answered 400'
    })
  })

  test('that refuses a body as too large says so by the status alone', () => {
    const lastFailure = { ...failure, cause: 'bad-request' as const, status: 413, message: '' }
    const account = gatewayAccount(
      { requests: 1, failed: 1, failures: { 'bad-request': 1 } },
      { lastFailure }
    )
    expect(malformedRequests(account)).toMatchObject([{ code: 'model-request-malformed' }])
  })

  test('that was not reached as well is at fault, and one that answered once is not', () => {
    const lastFailure = { ...failure, cause: 'bad-request' as const, status: 400 }
    const mixed = { requests: 2, failed: 2, failures: { 'bad-request': 1, unreachable: 1 } }
    expect(modelFault(gatewayAccount(mixed, { lastFailure }))).toMatchObject({ code: 'model-refused' })
    const answered = { requests: 2, failed: 1, succeeded: 1, failures: { 'bad-request': 1 } }
    expect(malformedRequests(gatewayAccount(answered, { lastFailure }))).toEqual([])
  })

  test('is quoted in its fault', () => {
    const account = gatewayAccount({ requests: 2, failed: 2 }, { lastFailure: failure })
    expect(modelFault(account)?.message).toBe(
      'None of 2 requests to the model succeeded; the last: openai/big answered 429: slow down'
    )
  })

  test('is told with what to do where the network inspects TLS', () => {
    const message = 'unable to verify the first certificate'
    const lastFailure = { ...failure, cause: 'tls' as const, status: null, message }
    expect(modelFault(gatewayAccount({ requests: 2, failed: 2 }, { lastFailure }))?.message).toContain(
      `${message}. Where the network inspects TLS, name its certificates by --ca-bundle`
    )
  })
})

test('failed requests among others are a note that counts them', () => {
  const failures = { 'rate-limited': 2, timeout: 1 }
  expect(modelFlags(gatewayAccount({ requests: 9, succeeded: 6, failed: 3, failures }))).toEqual([
    {
      code: 'model-requests-failed',
      level: 'note',
      message:
        '3 of 9 requests to the model failed (2 rate-limited, 1 timeout); with a model that always answers the result may be another.'
    }
  ])
  expect(modelFlags(gatewayAccount({ requests: 9, succeeded: 9 }))).toEqual([])
  expect(modelFlags(null)).toEqual([])
})

describe('what a trial used', () => {
  const said = { usage: { input: 1, cached: 0, output: 1 }, costUsd: 0 }

  test('is what the gateway counted, whatever the agent says', () => {
    const tokens = { input: 100, cached: 40, cacheWrite: 0, output: 10 }
    const account = gatewayAccount({ requests: 1, succeeded: 1, tokens, costUsd: 0.5 })
    expect(usageOf(account, said)).toEqual({ tokens: { input: 100, cached: 40, output: 10 }, costUsd: 0.5 })
  })

  test('is what the agent says, where the gateway served no request', () => {
    expect(usageOf(null, said)).toEqual({ tokens: said.usage, costUsd: 0 })
    expect(usageOf(gatewayAccount(), said)).toEqual({ tokens: said.usage, costUsd: 0 })
  })

  test('is not known where nobody says', () => {
    expect(usageOf(null, undefined)).toEqual({ tokens: null, costUsd: null })
  })
})

test('what several tries used is added up, as far as it is known', () => {
  const first = { tokens: { input: 100, cached: 10, output: 5 }, costUsd: 0.5 }
  const second = { tokens: { input: 1, cached: 0, output: 1 }, costUsd: 0.25 }
  expect(addUsage(first, second)).toEqual({ tokens: { input: 101, cached: 10, output: 6 }, costUsd: 0.75 })
  expect(addUsage(NO_USAGE, second)).toEqual(second)
  expect(addUsage(first, { ...NO_USAGE, tokens: second.tokens }).costUsd).toBe(0.5)
  expect(addUsage(NO_USAGE, NO_USAGE)).toEqual(NO_USAGE)
})
