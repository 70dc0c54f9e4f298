import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { readPatch } from '../../../src/report/html/page/patch.js'

const patch = (...lines: string[]): string => `${lines.join('\n')}\n`

const summary = (text: string) =>
  readPatch(text).map(({ path, change, added, removed }) => ({ path, change, added, removed }))

describe('a patch of git', () => {
  test('has files with lines of either side', () => {
    const [file] = readPatch(
      patch(
        'diff --git a/src/A.kt b/src/A.kt',
        'index 1..2 100644',
        '--- a/src/A.kt',
        '+++ b/src/A.kt',
        '@@ -3,3 +3,4 @@ class A {',
        ' first',
        '-old',
        '+new',
        '+more',
        ' last'
      )
    )
    expect(file).toMatchObject({ path: 'src/A.kt', change: 'changed', added: 2, removed: 1 })
    expect(file?.hunks[0]?.heading).toBe('class A {')
    expect(file?.hunks[0]?.lines).toEqual([
      { kind: 'context', text: 'first', oldLine: 3, newLine: 3 },
      { kind: 'removed', text: 'old', oldLine: 4, newLine: null },
      { kind: 'added', text: 'new', oldLine: null, newLine: 4 },
      { kind: 'added', text: 'more', oldLine: null, newLine: 5 },
      { kind: 'context', text: 'last', oldLine: 5, newLine: 6 }
    ])
  })

  test('may add, delete and move files, and have some without lines', () => {
    const text = patch(
      'diff --git a/new.kt b/new.kt',
      'new file mode 100644',
      '--- /dev/null',
      '+++ b/new.kt',
      '@@ -0,0 +1 @@',
      '+x',
      'diff --git a/old.kt b/old.kt',
      'deleted file mode 100644',
      '--- a/old.kt',
      '+++ /dev/null',
      '@@ -1 +0,0 @@',
      '-x',
      '\\ No newline at end of file',
      'diff --git a/from.kt b/to.kt',
      'similarity index 100%',
      'rename from from.kt',
      'rename to to.kt',
      'diff --git a/logo.png b/logo.png',
      'Binary files a/logo.png and b/logo.png differ',
      'diff --git a/run me.sh b/run me.sh',
      'old mode 100644',
      'new mode 100755'
    )
    expect(summary(text)).toEqual([
      { path: 'new.kt', change: 'added', added: 1, removed: 0 },
      { path: 'old.kt', change: 'deleted', added: 0, removed: 1 },
      { path: 'to.kt', change: 'moved', added: 0, removed: 0 },
      { path: 'logo.png', change: 'binary', added: 0, removed: 0 },
      { path: 'run me.sh', change: 'changed', added: 0, removed: 0 }
    ])
  })

  test('may have lines that look like headers', () => {
    const text = patch(
      'diff --git a/notes.md b/notes.md',
      '--- a/notes.md',
      '+++ b/notes.md',
      '@@ -1,2 +1,2 @@',
      '--- a/not-a-file',
      '+++ b/not-a-file',
      ' same'
    )
    expect(summary(text)).toEqual([{ path: 'notes.md', change: 'changed', added: 1, removed: 1 }])
  })

  test('quotes unusual names', () => {
    const text = patch(
      'diff --git "a/ma\\303\\237.kt" "b/ma\\303\\237.kt"',
      '--- "a/ma\\303\\237.kt"',
      '+++ "b/ma\\303\\237.kt"'
    )
    expect(summary(text)[0]?.path).toBe('maß.kt')
  })

  test('moves files of folders that are called as its prefixes', () => {
    const text = patch('diff --git a/a/x.kt b/b/x.kt', 'rename from a/x.kt', 'rename to b/x.kt')
    expect(readPatch(text)).toMatchObject([{ oldPath: 'a/x.kt', path: 'b/x.kt', change: 'moved' }])
  })

  test('that ends in the middle shows what is there, and a wrong count ends with the next file', () => {
    const text = patch(
      'diff --git a/a b/a',
      '--- a/a',
      '+++ b/a',
      '@@ -1,9 +1,9 @@',
      ' one',
      'diff --git a/b b/b',
      '--- a/b',
      '+++ b/b',
      '@@ -1,9 +1,9 @@',
      '+two'
    )
    expect(summary(text)).toEqual([
      { path: 'a', change: 'changed', added: 0, removed: 0 },
      { path: 'b', change: 'changed', added: 1, removed: 0 }
    ])
  })
})

test('anything at all is read without an error', () => {
  const line = fc.constantFrom(
    'diff --git a/x b/x',
    '--- a/x',
    '+++ b/x',
    '@@ -1,2 +1,2 @@',
    '+a',
    '-b',
    ' c',
    '\\ No',
    '',
    'GIT binary patch'
  )
  fc.assert(
    fc.property(fc.array(fc.oneof(line, fc.string())), lines => {
      readPatch(lines.join('\n'))
    })
  )
})
