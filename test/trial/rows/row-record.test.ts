import { expect, test } from '@jest/globals'
import { logVerdict } from '../../../src/score/index.js'
import { rowRecord } from '../../../src/trial/rows/row-record.js'
import { material } from '../trials.js'
import { listRun, simpleRun, sweRow } from './row-runs.js'

const ofRow = material({ row: sweRow() })
const grading = { gradings: ['official', 'simple'] as const, retrieval: null }

test('a record says what the row is, and what each grading says', () => {
  const verdict = logVerdict({
    row: sweRow(),
    gradings: {
      official: listRun({ resolved: true }).grading,
      simple: simpleRun({ passed: false }).grading
    }
  })
  expect(rowRecord(ofRow, verdict, grading)).toEqual({
    row: { language: 'python', taskType: 'feature', gradings: { official: 1, simple: 0 }, retrieval: null }
  })
})

test('a change that came to no grading is 0 by each that was asked for', () => {
  const verdict = logVerdict({ row: sweRow(), gradings: {} })
  expect(rowRecord(ofRow, verdict, grading).row?.gradings).toEqual({ official: 0, simple: 0 })
})

test('a trial without a verdict has no grading, and one of another task no row', () => {
  expect(rowRecord(ofRow, undefined, grading).row?.gradings).toEqual({})
  expect(rowRecord(material(), undefined, grading)).toEqual({})
  expect(rowRecord(undefined, undefined, grading)).toEqual({})
})
