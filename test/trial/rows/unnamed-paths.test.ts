import { expect, test } from '@jest/globals'
import { unnamedPaths } from '../../../src/trial/rows/unnamed-paths.js'
import { processorSeconds } from '../../processor-seconds.js'

const PATCH = 'diff --git a/named.txt b/named.txt\n--- a/named.txt\n+++ b/named.txt\n@@ -1 +1 @@\n-a\n+b\n'

test('what git and patch turned to beside what the patch names is told, once each', () => {
  const said = [
    'Checking patch named.txt...',
    "patching file 'with blank.txt' (renamed from old.txt)",
    'patching file ./left.txt using Plan A',
    'patching file left.txt',
    'Hunk #1 succeeded at 2 (offset 1 line).'
  ]
  expect(unnamedPaths(said.join('\n'), PATCH)).toEqual(['with blank.txt', 'left.txt'])
})

test('it is read in linear time, whatever a patch names', () => {
  const start = processorSeconds()
  expect(unnamedPaths(`patching file f${' (.'.repeat(300_000)}\npatching file b\n`, PATCH)).toEqual(['b'])
  expect(processorSeconds() - start).toBeLessThan(5)
})
