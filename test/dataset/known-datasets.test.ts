import { expect, test } from '@jest/globals'
import { countWarning } from '../../src/dataset/known-datasets.js'

const whole = { tasks: 106, repositories: 9, bases: 13 }

test('the Kotlin Benchmark is known by its name, and what it has', () => {
  expect(countWarning('Kotlin/kotlin-swe-bench/tasks', whole)).toBeUndefined()
  expect(countWarning('kotlin/kotlin-swe-bench/tasks', { ...whole, tasks: 105, bases: 1 })).toMatch(
    /^kotlin\/kotlin-swe-bench has 105 tasks instead of 106, 1 base instead of 13: rates over all/
  )
})

test.each([
  'Kotlin/other/tasks',
  'Kotlin/kotlin-swe-bench/tasks/one',
  'constructor',
  '/srv/kotlin-swe-bench'
])('nothing is expected of %s', source => {
  expect(countWarning(source, { tasks: 1, repositories: 1, bases: 1 })).toBeUndefined()
})
