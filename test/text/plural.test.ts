import { expect, test } from '@jest/globals'
import { plural } from '../../src/text/plural.js'

test.each([
  [plural(0, 'task'), '0 tasks'],
  [plural(1, 'task'), '1 task'],
  [plural(2, 'changed path'), '2 changed paths'],
  [plural(1, 'repository', 'repositories'), '1 repository'],
  [plural(2, 'repository', 'repositories'), '2 repositories']
])('a count has its noun: %s', (text, expected) => {
  expect(text).toBe(expected)
})
