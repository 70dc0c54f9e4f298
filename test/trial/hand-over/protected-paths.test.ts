import { describe, expect, test } from '@jest/globals'
import { foldersAbove, isBelowAny, nulList, splitNul } from '../../../src/engine/paths.js'
import { protects } from '../../../src/trial/hand-over/protected-paths.js'

describe('the paths of a task’s tests', () => {
  const isProtected = protects(['src/test/ATest.kt', 'top.txt'])

  test.each([
    ['src/test/ATest.kt', true],
    ['src/test/ATest.kt/below', true],
    ['src/test', true],
    ['src', true],
    ['top.txt', true],
    ['src/test/BTest.kt', false],
    ['src/test/ATest.kt2', false],
    ['sr', false],
    ['test/ATest.kt', false],
    ['top', false]
  ])('%s is one of them: %s', (path, expected) => {
    expect(isProtected(path)).toBe(expected)
  })
})

test('folders above a path come nearest first', () => {
  expect(foldersAbove('a/b/c')).toEqual(['a/b', 'a'])
  expect(foldersAbove('a')).toEqual([])
  expect(foldersAbove('/a/b')).toEqual(['/a'])
})

test('a path is below a folder, not below itself', () => {
  const isBelow = isBelowAny(['a/b'])
  expect(['a/b/c', 'a/b/c/d', 'a/b', 'a/bc', 'a'].map(isBelow)).toEqual([true, true, false, false, false])
})

test('lists for scripts keep line breaks', () => {
  expect(splitNul(nulList(['a\nb', '', 'ü']))).toEqual(['a\nb', '', 'ü'])
  expect(nulList([]).length).toBe(0)
})
