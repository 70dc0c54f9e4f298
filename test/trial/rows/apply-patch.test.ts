import { expect, test } from '@jest/globals'
import { testPathsOf } from '../../../src/trial/rows/apply-patch.js'

const touching = (path: string) =>
  `diff --git a/${path} b/${path}\n--- a/${path}\n+++ b/${path}\n@@ -1 +1 @@\n-a\n+b\n`

test('the hidden tests of a row are the files that its test patch touches, within the work tree alone', () => {
  const paths = ['tests/test_a.py', '../../etc/passwd', '/etc/passwd', '.git/config', 'sub/.GIT/hooks/x', 'b']
  expect(testPathsOf({ test_patch: paths.map(touching).join('') })).toEqual(['tests/test_a.py', 'b'])
})
