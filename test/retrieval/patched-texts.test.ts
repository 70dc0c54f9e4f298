import { expect, test } from '@jest/globals'
import { createTwoFilesPatch } from 'diff'
import fc from 'fast-check'
import { patchedTexts } from '../../src/retrieval/patched-texts.js'
import { patchPaths } from '../../src/text/patch-paths.js'
import { change } from './support.js'

const lines = fc.array(fc.constantFrom('a', 'b', 'c', '', '-- x', '++ y', '@@ -1 +1 @@'), { maxLength: 12 })

test('lines of a patch put where it says make the file after', () => {
  fc.assert(
    fc.property(lines, lines, fc.nat(2), (old, young, context) => {
      const [before, after] = [old, young].map(text => text.map(line => `${line}\n`).join('')) as [
        string,
        string
      ]
      const patch = createTwoFilesPatch('a/x.py', 'b/x.py', before, after, '', '', { context })
      const files = patchPaths(patch).filter(({ addedLines }) => addedLines.length > 0)
      fc.pre(files.length > 0)
      expect(patchedTexts(files, new Map([['x.py', before]])).get('x.py')).toBe(after)
    })
  )
})

test('of a new file, a renamed one, and one that git says ends without a line end', () => {
  const made = change(
    { 'old.py': 'a\nb\nc\nd\ne\nf\n', 'end.py': 'a\nb', 'gone.py': 'x\n', 'notes.md': 'x\n' },
    { 'new.py': 'a\nb\nc\nd\ne\nF\n', 'end.py': 'a\nc', 'added.py': 'y\nz\n', 'notes.md': 'y\n' }
  )
  expect(Object.fromEntries(patchedTexts(patchPaths(made.patch), made.before))).toEqual({
    'new.py': 'a\nb\nc\nd\ne\nF\n',
    'end.py': 'a\nc',
    'added.py': 'y\nz\n'
  })
})

test('a patch of another base is not put anywhere', () => {
  const { patch } = change({ 'x.py': `${'a\n'.repeat(9)}b\n` }, { 'x.py': `${'a\n'.repeat(9)}c\n` })
  const files = patchPaths(patch)
  expect(() => patchedTexts(files, new Map([['x.py', 'a\n']]))).toThrow('does not fit x.py, which is shorter')
  expect(() => patchedTexts(files, new Map())).toThrow('x.py is not at hand')
})
