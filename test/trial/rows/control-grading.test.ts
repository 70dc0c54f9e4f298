import { expect, test } from '@jest/globals'
import type { GradingName } from '../../../src/contracts/swe-polybench.js'
import { controlGrading } from '../../../src/trial/rows/control-grading.js'

test.each<[GradingName[], GradingName, GradingName]>([
  [['simple', 'strict', 'official'], 'official', 'strict'],
  [['simple', 'strict'], 'strict', 'strict'],
  [['simple'], 'simple', 'simple']
])('a run that asks for %j grades gold by %s and an untouched tree by %s', (gradings, gold, nop) => {
  const grading = { gradings, retrieval: null }
  expect(controlGrading('gold', grading).gradings).toEqual([gold])
  expect(controlGrading('nop', grading).gradings).toEqual([nop])
})
