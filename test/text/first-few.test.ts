import { expect, test } from '@jest/globals'
import { firstFew } from '../../src/text/first-few.js'

test('names the first few, and says how many more there are', () => {
  const names = ['a', 'b', 'c', 'd']
  expect(firstFew(names, { most: 4 })).toBe('a, b, c, d')
  expect(firstFew(names, { most: 2 })).toBe('a, b and 2 more')
  expect(firstFew(names, { most: 1, show: name => `"${name}"` })).toBe('"a" and 3 more')
  expect(firstFew([], { most: 1 })).toBe('')
})
