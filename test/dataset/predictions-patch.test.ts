import { describe, expect, it } from '@jest/globals'
import { preparePatch } from '../../src/dataset/predictions-patch.js'

const edit = [
  'diff --git a/a.kt b/a.kt',
  'index 111..222 100644',
  '--- a/a.kt',
  '+++ b/a.kt',
  '@@ -1,5 +1,5 @@',
  ' one',
  '-two',
  '+TWO',
  ' three',
  ' ',
  ' ',
  ''
].join('\n')

const image = [
  'diff --git a/logo.png b/logo.png',
  'index 111..222 100644',
  'Binary files a/logo.png and b/logo.png differ',
  ''
].join('\n')

const crlf = (text: string) => text.replaceAll('\n', '\r\n')
const added = 'diff --git a/n b/n\nnew file mode 100644\n--- /dev/null\n+++ b/n\n@@ -0,0 +1 @@\n+x\n'

describe('preparePatch', () => {
  it('leaves a sound patch as it is', () => {
    expect(preparePatch(edit)).toEqual({ texts: [edit], paths: ['a.kt'], warnings: [] })
  })

  it.each([
    ['only its final newline', edit.slice(0, -1)],
    // bug-reports 17: the last context line was blank, and went with the newline
    ['one blank context line', edit.slice(0, -3)],
    ['all that is blank at its end', edit.trimEnd()]
  ])('mends a patch that lost %s', (_what, text) => {
    const { texts, warnings } = preparePatch(text)
    expect(texts[0]).toBe(edit)
    expect(warnings[0]).toBe('Its final newline was put back.')
  })

  it('tries a hunk whose count may be wrong as it stands, too', () => {
    expect(preparePatch(edit.trimEnd()).texts).toEqual([edit, `${edit.trimEnd()}\n`])
  })

  it('puts no lines back where a count is absurd or the sides differ', () => {
    for (const counts of ['-1,5000000 +1,5000000', '-1,9 +1,5']) {
      const text = edit.replace('-1,5 +1,5', counts)
      expect(preparePatch(text).texts).toEqual([text])
    }
  })

  it('leaves out binary files without data, and says so', () => {
    const { texts, paths, warnings } = preparePatch(image + edit + image.replaceAll('logo', 'icon'))
    expect(texts).toEqual([edit])
    expect(paths).toEqual(['a.kt'])
    expect(warnings).toEqual([
      'Left out, since the patch has no data for binary files: "logo.png", "icon.png".'
    ])
  })

  it('keeps a line of a file that reads like the mark of a binary one', () => {
    const text = edit
      .replace(' one', ' Binary files a/x and b/x differ')
      .replace('+TWO', '+Binary files c and d differ')
    expect(preparePatch(text).texts).toEqual([text])
  })

  it('gives binary data the blank line that ends it', () => {
    const data =
      'diff --git a/b b/b\nindex 0..1\nGIT binary patch\nliteral 1\nIcmZPo000310RR91\n\nliteral 0\nHcmV?d00001'
    expect(preparePatch(data).texts).toEqual([`${data}\n\n`])
  })

  it('tries a patch of CRLF lines with the content as it is, then with LF throughout', () => {
    const { texts } = preparePatch(crlf(edit))
    expect(texts).toHaveLength(2)
    expect(texts[0]).toContain('--- a/a.kt\n+++ b/a.kt\n@@ -1,5 +1,5 @@\n one\r\n-two\r\n+TWO\r\n')
    expect(texts[1]).toBe(edit)
  })

  it('takes LF where a patch of CRLF lines only adds files', () => {
    expect(preparePatch(crlf(added)).texts).toEqual([added])
  })

  it('keeps CRLF that is content alone', () => {
    const text = edit.replace('-two\n+TWO', '-two\r\n+TWO\r').replace(' one', ' one\r')
    expect(preparePatch(text).texts).toEqual([text])
  })

  it.each([
    ['', 'empty-patch'],
    [' \n\n', 'empty-patch'],
    [image, 'empty-patch'],
    ['I could not solve this.\n', 'patch-does-not-apply'],
    [edit.replaceAll('a.kt', '../a.kt'), 'patch-does-not-apply'],
    [edit.replaceAll('a.kt', '.git/hooks/pre-commit'), 'patch-does-not-apply'],
    [edit.replaceAll('a.kt', 'sub/.GIT/config'), 'patch-does-not-apply'],
    ['--- /etc/passwd\n+++ //etc/passwd\n@@ -1 +1 @@\n-a\n+b\n', 'patch-does-not-apply']
  ])('refuses %j: %s', (text, code) => {
    expect(preparePatch(text)).toMatchObject({ texts: [], refusal: { code } })
  })

  it('refuses more than a change may have', () => {
    expect(preparePatch(`${added}${' '.repeat(64 * 1024 * 1024)}`).refusal?.code).toBe('patch-too-large')
  })

  it('finds names that are quoted, and names in UTF-8', () => {
    const quoted = edit
      .replaceAll('a/a.kt', '"a/caf\\303\\251.kt"')
      .replaceAll('b/a.kt', '"b/caf\\303\\251.kt"')
    expect(preparePatch(quoted).paths).toEqual(['café.kt'])
    const raw = Buffer.from(edit.replaceAll('a.kt', 'café.kt'), 'utf8').toString('latin1')
    expect(preparePatch(raw).paths).toEqual(['café.kt'])
  })
})
