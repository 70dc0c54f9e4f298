import { describe, expect, test } from '@jest/globals'
import type { GradingName, SweRow } from '../../../src/contracts/swe-polybench.js'
import { requireGradable } from '../../../src/trial/rows/require-gradable.js'
import { sweRow } from './row-runs.js'

const check = (row: SweRow, ...gradings: GradingName[]) => requireGradable(row, { gradings, retrieval: null })

const { log_parser: _, ...unparsed } = sweRow()

describe('a row that is graded by its lists', () => {
  test('has a test command, lists and a parser', () => {
    expect(() => check(sweRow(), 'official', 'strict')).not.toThrow()
    expect(() => check({ ...unparsed, repo: 'keras-team/keras' }, 'official')).not.toThrow()
  })

  test.each([
    [sweRow({ test_command: ' ' }), 'row-incomplete', /has no test_command.*--grading simple/],
    [sweRow({ F2P: [], P2P: [] }), 'row-incomplete', /has neither F2P nor P2P/],
    [unparsed, 'no-log-parser', /"calc\/calc".*log_parser/]
  ])('is at fault itself where it lacks one of them', (row, code, message) => {
    for (const grading of ['official', 'strict'] as const) {
      expect(() => check(row, grading, 'simple')).toThrow(
        expect.objectContaining({ kind: 'task', code, message: expect.stringMatching(message) })
      )
    }
  })

  test('needs none of it where the language’s runner decides alone', () => {
    expect(() => check({ ...unparsed, test_command: '', F2P: [], P2P: [] }, 'simple')).not.toThrow()
  })
})
