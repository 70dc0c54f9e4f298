import { expect, test } from '@jest/globals'
import { readHunkHeader } from '../../src/text/hunk-header.js'

test.each([
  ['@@ -12,7 +14,9 @@ fun total()', [12, 7, 14, 9, 'fun total()']],
  ['@@ -1 +0,0 @@', [1, 1, 0, 0, '']],
  ['@@ -0,0 +1,3 @@', [0, 0, 1, 3, '']]
])('%s is where a hunk begins', (line, [oldStart, oldCount, newStart, newCount, heading]) => {
  expect(readHunkHeader(line)).toEqual({ oldStart, oldCount, newStart, newCount, heading })
})

test.each(['@@ -a +1 @@', '@@ -1,2 @@', '+@@ -1 +1 @@', ''])('%j is no hunk', line => {
  expect(readHunkHeader(line)).toBeNull()
})
