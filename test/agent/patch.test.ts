import { describe, expect, it } from '@jest/globals'
import { parseLadder } from '../../src/agent/patch.js'

describe('parseLadder', () => {
  it('reads the rung that worked and what the others said', () => {
    const stdout = 'attempt\texact\t0\t1\terror: a: patch does not apply\napplied\twhitespace\n'
    expect(parseLadder(stdout)).toEqual({
      rung: 'whitespace',
      failed: [{ rung: 'exact', text: 0, exitCode: 1, said: 'error: a: patch does not apply' }]
    })
  })

  it('keeps tabs of a file name that is complained of', () => {
    expect(parseLadder('attempt\texact\t1\t128\terror: a\tb\nnone\n')).toMatchObject({
      rung: null,
      failed: [{ said: 'error: a\tb' }]
    })
  })

  it.each(['', 'attempt\texact\t0\t1\tx\n', 'attempt\texact\t0\t1\tapplied\texact\n', 'applied\tby force\n'])(
    'has no result where the script did not end: %j',
    stdout => {
      expect(parseLadder(stdout)).toBeUndefined()
    }
  )
})
