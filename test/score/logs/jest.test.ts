import { describe, expect, it } from '@jest/globals'
import { parsed } from './support/fixtures.js'

const NONE = { passed: [], failed: [] }
const BY_FULL_NAME = {
  passed: [
    '/app/test/sums.test.ts->Sums adds',
    '/app/test/sums.test.ts->More adds',
    '/app/test/more.test.ts->adds'
  ],
  failed: ['/app/test/sums.test.ts->Sums divides']
}

describe('TypescriptJest', () => {
  it('reads full names by their file, and neither pending tests nor those to do', () => {
    expect(parsed('TypescriptJest', 'jest/report')).toEqual(BY_FULL_NAME)
  })

  it.each(['brace-after-report', 'no-full-names', 'suite-without-assertions'])(
    'makes nothing of a log with %s, which counts as no logs',
    name => {
      expect(parsed('TypescriptJest', `jest/${name}`)).toBeNull()
    }
  )

  it('needs no mark of an end', () => {
    expect(parsed('TypescriptJest', 'jest/no-interrupted-key')).toEqual(BY_FULL_NAME)
  })
})

describe('JavascriptJestPR', () => {
  it("ends at Jest's last key, whatever follows", () => {
    expect(parsed('JavascriptJestPR', 'jest/brace-after-report')).toEqual(BY_FULL_NAME)
  })

  it('takes the title where there is no full name', () => {
    expect(parsed('JavascriptJestPR', 'jest/no-full-names')).toEqual({
      passed: ['/app/tests/sums.js->adds'],
      failed: ['/app/tests/sums.js->Sums divides']
    })
  })

  it.each(['no-interrupted-key', 'suite-without-assertions'])(
    'reads nothing of a log with %s, which are logs all the same',
    name => {
      expect(parsed('JavascriptJestPR', `jest/${name}`)).toEqual(NONE)
    }
  )
})

describe('TypescriptJestTW', () => {
  it('takes titles alone, so that tests of one title are one', () => {
    expect(parsed('TypescriptJestTW', 'jest/brace-after-report')).toEqual({
      passed: [
        '/app/test/sums.test.ts->adds',
        '/app/test/sums.test.ts->adds',
        '/app/test/more.test.ts->adds'
      ],
      failed: ['/app/test/sums.test.ts->divides']
    })
  })

  it('reads nothing of a log without the last key, which are logs all the same', () => {
    expect(parsed('TypescriptJestTW', 'jest/no-interrupted-key')).toEqual(NONE)
    expect(parsed('TypescriptJestTW', 'tap/points')).toEqual(NONE)
  })
})
