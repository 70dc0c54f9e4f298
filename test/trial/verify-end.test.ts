import { describe, expect, it, test } from '@jest/globals'
import { expectedTestsSchema } from '../../src/contracts/expected-tests.js'
import { verdictWithoutReports } from '../../src/score/index.js'
import {
  endedByItself,
  testsOutOfMemory,
  testsTimedOut,
  type VerifyEnd,
  verifierStopped
} from '../../src/trial/verify-end.js'
import { verifyEnd } from './trials.js'

const expected = expectedTestsSchema.parse({ n2p_tests: ['a.b'] })

describe('a verify phase that was stopped', () => {
  it.each([
    [testsTimedOut(900), 'tests-timed-out'],
    [testsOutOfMemory(10240), 'tests-out-of-memory'],
    [testsOutOfMemory(null), 'tests-out-of-memory'],
    [verifierStopped(1), 'verifier-stopped']
  ])('is 0 without a look at partial reports: %j', (reason, code) => {
    const verdict = verdictWithoutReports({ reasons: [reason], expected: expected, containerReward: 0 })
    expect(verdict).toMatchObject({
      reward: 0,
      reasons: [{ code }],
      transitions: { n2p: { expected: 1, passed: 0 } },
      disputed: false
    })
  })
})

describe('tests', () => {
  test.each<[Partial<VerifyEnd>, boolean]>([
    [{}, true],
    [{ exitCode: 1 }, true],
    [{ outOfMemory: true, exitCode: 1 }, true],
    [{ outOfMemory: true, exitCode: 137 }, false],
    [{ timedOut: true }, false]
  ])('that end with %j end by themselves: %s', (end, expected) => {
    expect(endedByItself(verifyEnd(end))).toBe(expected)
  })
})
