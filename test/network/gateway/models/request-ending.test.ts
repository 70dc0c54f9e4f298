import { describe, expect, test } from '@jest/globals'
import { nothingPassed } from '../../../../src/network/gateway/models/pass-answer.js'
import { leftEnding } from '../../../../src/network/gateway/models/request-ending.js'

describe('a request whose agent has gone', () => {
  test('before anything came is the provider’s silence', () => {
    const silence = { outcome: 'failed', cause: 'no-answer' }
    expect(leftEnding(undefined, nothingPassed())).toMatchObject(silence)
    expect(leftEnding(200, nothingPassed())).toMatchObject(silence)
  })

  test('at a status of failure, as curl --fail goes, has failed as that says, with what had come by then', () => {
    expect(leftEnding(400, nothingPassed())).toEqual({
      outcome: 'failed',
      cause: 'bad-request',
      message: ''
    })
    const errorText = '{"error":{"message":"messages: required"}}'
    expect(leftEnding(400, { ...nothingPassed(), bytes: 42, errorText })).toMatchObject({
      cause: 'bad-request',
      message: 'messages: required'
    })
    expect(leftEnding(401, nothingPassed())).toMatchObject({ cause: 'unauthorized' })
  })

  test('in the middle of an answer has left', () => {
    expect(leftEnding(200, { ...nothingPassed(), bytes: 1 })).toEqual({ outcome: 'left' })
  })
})
