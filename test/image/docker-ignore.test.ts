import { describe, expect, test } from '@jest/globals'
import { ignoredBy } from '../../src/image/docker-ignore.js'

/** Rules, paths that they leave out, paths that they let in. */
type Row = [rules: string, out: string[], kept: string[]]

describe('a .dockerignore', () => {
  test.each<Row>([
    ['', [], ['a', '.git/x']],
    ['# a\na', ['a'], ['# a', 'b']],
    ['#a\n #b', ['#b'], ['#a', 'a']],
    ['  a  \r\n', ['a'], ['b']],
    ['a', ['a', 'a/b', 'a/b/c'], ['ab', 'b/a']],
    ['/a', ['a', 'a/b'], ['b/a']],
    ['a/', ['a', 'a/b'], ['ab']],
    ['./a', ['a'], ['b/a']],
    ['a//b', ['a/b'], ['a']],
    ['a/../b', ['b'], ['a']],
    ['*/temp*', ['one/temporary.txt', 'one/temp', 'one/temp/x'], ['temp', 'one/two/temp']],
    ['*/*/temp*', ['a/b/temporary'], ['a/temp', 'a/b/c/temp']],
    ['temp?', ['tempa', 'tempb/x'], ['temp', 'tempab']],
    ['*.md', ['README.md', '.md', '.hidden.md'], ['docs/x.md']],
    ['**/*.go', ['x.go', 'a/b/c.go', '.a/b.go'], ['x.gone']],
    ['**/build', ['build', 'a/build', 'a/b/build/x'], ['rebuild']],
    ['a/**', ['a/b', 'a/b/c'], ['b']],
    ['a/**/z', ['a/z', 'a/b/z', 'a/b/c/z'], ['a', 'z']],
    ['*', ['a', 'a/b', '.git', '.git/config'], []],
    ['**', ['a', 'a/b'], []],
    ['*.md\n!README.md', ['x.md'], ['README.md']],
    ['*.md\n!README*.md\nREADME-secret.md', ['x.md', 'README-secret.md'], ['README.md', 'README-2.md']],
    ['*.md\nREADME-secret.md\n!README*.md', ['x.md'], ['README-secret.md']],
    ['*\n!src', ['a', 'other/src'], ['src', 'src/a/b']],
    ['*\n! src ', ['a'], ['src']],
    ['a\n!a/b', ['a', 'a/c'], ['a/b', 'a/b/c']],
    ['[ab].txt', ['a.txt', 'b.txt'], ['c.txt', '[ab].txt']],
    ['[^a].txt', ['b.txt'], ['a.txt']],
    ['\\*.txt', ['*.txt'], ['a.txt']],
    // Shells' braces and extended patterns are plain letters here.
    ['{a,b}.txt', ['{a,b}.txt'], ['a.txt', 'b.txt']],
    ['x+(a)', ['x+(a)'], ['xa', 'xaa']],
    ['@(a)', ['@(a)'], ['a']],
    ['(a|b)', ['(a|b)'], ['a', 'b']],
    ['a b', ['a b'], ['a', 'b']]
  ])('%j', (rules, out, kept) => {
    const isIgnored = ignoredBy(rules)
    expect(out.filter(path => !isIgnored(path))).toEqual([])
    expect(kept.filter(isIgnored)).toEqual([])
  })
})
