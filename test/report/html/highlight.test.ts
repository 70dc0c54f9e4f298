import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { highlightHunk, highlightLines, languageOf } from '../../../src/report/html/page/highlight.js'
import { readPatch } from '../../../src/report/html/page/patch.js'

const textOf = (tokens: readonly (readonly { readonly text: string }[])[]): string[] =>
  tokens.map(line => line.map(({ text }) => text).join(''))

describe('lines of code', () => {
  test('get scopes, also over several lines', () => {
    const lines = ['/* one', 'two */', 'fun parse(text: String) = "<a & \'b\'>"']
    const tokens = highlightLines(lines, 'kotlin')
    expect(textOf(tokens)).toEqual(lines)
    expect(tokens[1]).toEqual([{ scope: 'hljs-comment', text: 'two */' }])
    expect(tokens[2]?.[0]).toEqual({ scope: 'hljs-keyword', text: 'fun' })
    expect(tokens[2]?.at(-1)).toEqual({ scope: 'hljs-string', text: '"<a & \'b\'>"' })
  })

  test('keep their text whatever it is', () => {
    const language = fc.constantFrom('kotlin', 'xml', 'gradle', 'markdown', 'yaml', null)
    const line = fc.string({ unit: 'binary' }).map(text => text.replace(/[\r\n]/g, ''))
    fc.assert(
      fc.property(fc.array(line, { minLength: 1 }), language, (lines, name) => {
        expect(textOf(highlightLines(lines, name))).toEqual(lines)
      })
    )
  })
})

test('each line of a hunk is read in the code of its side', () => {
  const [file] = readPatch(
    `diff --git a/A.kt b/A.kt\n--- a/A.kt\n+++ b/A.kt\n@@ -1,3 +1,3 @@\n-/* gone\n+val a = 1\n text\n-*/\n+val b = 2\n`
  )
  const tokens = highlightHunk(file!.hunks[0]!, 'kotlin')
  expect(textOf(tokens)).toEqual(['/* gone', 'val a = 1', 'text', '*/', 'val b = 2'])
  expect(tokens[0]?.[0]?.scope).toBe('hljs-comment')
  // Unchanged lines are shown as they are afterwards.
  expect(tokens[2]).toEqual([{ scope: '', text: 'text' }])
})

test.each([
  ['src/A.kt', 'kotlin'],
  ['build.gradle.kts', 'kotlin'],
  ['a/b.PROPERTIES', 'properties'],
  ['libs.versions.toml', 'ini'],
  ['gradlew', null],
  ['x.constructor', null]
])('the language of %s is %s', (path, language) => {
  expect(languageOf(path)).toBe(language)
})
