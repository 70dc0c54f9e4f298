import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { patchPaths, touchedPaths, verifierLoopPaths } from '../../src/text/patch-paths.js'

const summary = (text: string): string[] =>
  patchPaths(text).map(({ change, oldPath, newPath }) => `${change}: ${oldPath ?? '-'} > ${newPath ?? '-'}`)

describe('paths of patches that git itself writes', () => {
  let dir = ''
  const git = (...args: string[]): string => execFileSync('git', ['-C', dir, ...args], { encoding: 'utf8' })
  const write = (name: string, text: string): void => {
    mkdirSync(dirname(join(dir, name)), { recursive: true })
    writeFileSync(join(dir, name), text)
  }
  const NAMES = [
    'plain.kt',
    'with blank.kt',
    'x b/y.kt',
    'ä/ö.kt',
    'quo"te.kt',
    'tab\there',
    'new\nline',
    'back\\slash',
    'b/b/b'
  ]

  beforeAll(() => {
    dir = mkdtempSync(join(tmpdir(), 'kotlin-bench-patch-'))
    git('init', '--quiet')
    git('config', 'core.filemode', 'true')
    for (const name of NAMES) write(name, `${name}\n-- a/removed\n++ b/added\n`)
    write('moved from', 'many\nlines\nof\ntext\nto\nrecognise\n')
    write('gone.kt', 'x\n')
    write('mode.sh', 'x\n')
    git('add', '-A')
    for (const name of NAMES) write(name, `${name}\n++ b/added\nmore\n`)
    renameSync(join(dir, 'moved from'), join(dir, 'moved "to"'))
    rmSync(join(dir, 'gone.kt'))
    execFileSync('chmod', ['+x', join(dir, 'mode.sh')])
    write('empty new', '')
    write('image.png', '\0\u0001\0')
    symlinkSync('/etc/passwd', join(dir, 'link'))
  })
  afterAll(() => rmSync(dir, { recursive: true, force: true }))

  test.each([['core.quotePath=true'], ['core.quotePath=false'], ['diff.noprefix=false']])('%s', setting => {
    git('add', '--intent-to-add', '-A')
    const text = git('-c', setting, 'diff', '--binary', '-M')
    const expected = git('diff', '--name-status', '-z', '-M')
      .split('\0')
      .filter(part => part !== '')
    const lines: string[] = []
    const words: Record<string, string> = { A: 'added', D: 'deleted', M: 'modified', R: 'renamed' }
    while (expected.length > 0) {
      const kind = expected.shift()!
      const oldPath = expected.shift()!
      const newPath = kind.startsWith('R') ? expected.shift()! : oldPath
      const word = words[kind[0]!]!
      lines.push(`${word}: ${word === 'added' ? '-' : oldPath} > ${word === 'deleted' ? '-' : newPath}`)
    }
    expect(lines.length).toBeGreaterThanOrEqual(14)
    expect(summary(text).sort()).toEqual(lines.sort())
    const byName = new Map(patchPaths(text).map(file => [file.newPath, file]))
    expect(byName.get('mode.sh')?.mode).toBe('100755')
    expect(byName.get('link')?.mode).toBe('120000')
    expect(byName.get('image.png')?.binary).toBe(true)
  })
})

describe('paths of other patches', () => {
  test('without git headers', () => {
    expect(
      summary(
        '--- a/x.kt\t2020-01-01\n+++ b/x.kt\n@@ -1 +1 @@\n-a\n+b\n--- /dev/null\n+++ b/new.kt\n@@ -0,0 +1 @@\n+c\n'
      )
    ).toEqual(['modified: x.kt > x.kt', 'added: - > new.kt'])
  })

  test('with line ends of Windows', () => {
    expect(summary('diff --git a/x b/x\r\n--- a/x\r\n+++ b/x\r\n@@ -1 +1 @@\r\n-a\r\n+b\r\n')).toEqual([
      'modified: x > x'
    ])
  })

  test('of a rename with blanks, an empty file, a deleted, a quoted and a binary one', () => {
    const text = `diff --git a/old name.kt b/new name.kt
similarity index 90%
rename from old name.kt
rename to new name.kt
diff --git a/empty file b/empty file
new file mode 100644
diff --git a/gone.kt b/gone.kt
deleted file mode 100644
--- a/gone.kt
+++ /dev/null
@@ -1 +0,0 @@
-x
diff --git "a/caf\\303\\251\\n.kt" "b/caf\\303\\251\\n.kt"
--- "a/caf\\303\\251\\n.kt"
+++ "b/caf\\303\\251\\n.kt"
@@ -1 +1 @@
-x
+y
\\ No newline at end of file
diff --git a/image.png b/image.png
Binary files a/image.png and b/image.png differ
`
    expect(patchPaths(text).map(file => touchedPaths([file]))).toEqual([
      ['old name.kt', 'new name.kt'],
      ['empty file'],
      ['gone.kt'],
      ['caf\u00e9\n.kt'],
      ['image.png']
    ])
  })

  test('an added line that looks like a header is a line', () => {
    const added = ['++ b/gradlew', 'diff --git a/gradlew b/gradlew', '@@ -1 +1 @@']
    const head = 'diff --git a/a.kt b/a.kt\n--- a/a.kt\n+++ b/a.kt\n@@ -1,1 +1,4 @@\n context\n'
    const files = patchPaths(head + added.map(line => `+${line}\n`).join(''))
    expect(files).toMatchObject([{ newPath: 'a.kt', addedLines: added }])
  })

  test('each changed line has its number in the file that it is a line of', () => {
    const text =
      '--- a/a.py\n+++ b/a.py\n@@ -3,4 +3,4 @@ def f\n a\n-b\n-c\n+B\n+C\n\n@@ -20 +20,0 @@\n-x\n@@ -29,0 +29,2 @@\n+y\n+z\n'
    expect(patchPaths(text)).toMatchObject([
      { removedAt: [4, 5, 20], addedAt: [4, 5, 29, 30], addedLines: ['B', 'C', 'y', 'z'] }
    ])
  })

  test('what stands in a hunk is no header, even without its blank', () => {
    const text =
      'diff --git a/x b/x\n--- a/x\n+++ b/x\n@@ -1,4 +1,3 @@\n-- a/y\n+++ b/z\n\n diff --git a/q b/q\n-\n'
    expect(summary(text)).toEqual(['modified: x > x'])
  })

  test('a cut hunk does not hide the next file', () => {
    expect(
      summary(
        'diff --git a/x b/x\n@@ -1,9 +1,9 @@\n a\ndiff --git a/y b/y\nold mode 100644\nnew mode 100755\n'
      )
    ).toEqual(['modified: x > x', 'modified: y > y'])
  })

  test('a copy reads one path and writes another', () => {
    const files = patchPaths(
      'diff --git a/one two b/three\nsimilarity index 100%\ncopy from one two\ncopy to three\n'
    )
    expect(files).toMatchObject([{ change: 'copied', oldPath: 'one two', newPath: 'three' }])
    expect(touchedPaths(files)).toEqual(['one two', 'three'])
  })

  test('names that lead out are named as they are, for the caller to refuse', () => {
    expect(summary('diff --git a/../../etc/x b/../../etc/x\nnew file mode 100644\n')).toEqual([
      'added: - > ../../etc/x'
    ])
  })

  test.each([
    '',
    'text',
    'diff --git ',
    'diff --git "a/x',
    'diff --git a b',
    '--- \n+++ \n',
    'diff --git a/ b/'
  ])('nothing in %j', text => {
    expect(patchPaths(text)).toEqual([])
  })

  test('any text is read to its end', () => {
    const line = fc.constantFrom(
      'diff --git a/x b/x',
      '--- a/x',
      '+++ b/x',
      '@@ -1,2 +1 @@',
      '-',
      '+',
      ' ',
      'rename to "a',
      '"\\303'
    )
    fc.assert(
      fc.property(fc.array(fc.oneof(line, fc.string())), lines => {
        patchPaths(lines.join('\n'))
        verifierLoopPaths(lines.join('\n'))
      })
    )
  })
})

describe("the reference loop's paths", () => {
  test.each([
    ['diff --git a/x.kt b/x.kt', ['x.kt']],
    ['diff --git a/old.kt b/new.kt', ['old.kt', 'new.kt']],
    ['diff --git "a/\\303\\266.kt" "b/\\303\\266.kt"', []],
    ['diff --git a/x b/y.kt b/x b/y.kt', ['x', 'y.kt b/x b/y.kt']],
    ['diff --git a/with blank.kt b/with blank.kt', ['with blank.kt']],
    [' diff --git a/x b/x', []]
  ])('of %j', (line, paths) => {
    expect(verifierLoopPaths(`${line}\n`)).toEqual(paths)
  })
})
