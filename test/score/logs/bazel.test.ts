import { describe, expect, it } from '@jest/globals'
import { parsed } from './support/fixtures.js'

describe('TypescriptBazelAngular', () => {
  it('takes any line with PASSED or FAILED, and what stands before it', () => {
    expect(parsed('TypescriptBazelAngular', 'bazel/summary')).toEqual({
      passed: [
        '/packages/core/test:test',
        // A result from the cache has another id.
        '/packages/common/test:test          (cached)',
        // A line of both words has passed.
        'Executed 2 out of 4 tests: 2 tests'
      ],
      failed: [
        '/packages/router/test:test_web',
        // Only four colours are taken off.
        '/packages/forms/test:test  \u001b[35m',
        ''
      ]
    })
  })
})
