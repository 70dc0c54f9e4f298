import { describe, expect, test } from '@jest/globals'
import type { WrittenCalibration } from '../../../src/commands/calibrate/calibrate-task.js'
import { calibrationText } from '../../../src/commands/calibrate-text.js'
import { expectedTestsSchema } from '../../../src/contracts/expected-tests.js'

const calibration = (overrides: Partial<WrittenCalibration> = {}): WrittenCalibration => ({
  task: 'acme_widgets-14',
  repeat: 3,
  runs: [],
  expected: expectedTestsSchema.parse({ f2p_tests: ['a', 'b'], p2p_tests: ['c'] }),
  flaky: [],
  refusal: null,
  excluded: [],
  written: ['/tasks/acme_widgets-14/tests/expected_tests.json'],
  ...overrides
})

describe('what calibrating came to', () => {
  test('is how many tests make which transition, and what was written', () => {
    expect(calibrationText(calibration())).toBe(
      'acme_widgets-14: f2p 2, p2p 1, s2p 0, n2p 0, by 3 runs of each stage.\n' +
        'Written: /tasks/acme_widgets-14/tests/expected_tests.json'
    )
  })

  test('names flaky tests in a line each, with what was seen', () => {
    const seen = new Map([
      ['PASS', 2],
      ['NONE', 1]
    ] as const)
    const text = calibrationText(calibration({ flaky: [{ id: 'a\nb', stage: 'fix', seen }] }))
    expect(text).toContain(
      'Flaky, and in no list:\n  "a\\nb" passed 2 of 3 times, was not there 1 of 3 times with the fix'
    )
  })

  test('names what the fix breaks, as far as anybody reads', () => {
    const tests = Array.from({ length: 25 }, (_, index) => `t${index}`)
    const text = calibrationText(calibration({ refusal: { code: 'fix-breaks-tests', tests }, written: [] }))
    expect(text).toMatch(/nothing was written, since the fix breaks tests that passed before it:\n {2}"t0"\n/)
    expect(text).toMatch(/ {2}"t19"\n {2}and 5 more$/)
  })
})
