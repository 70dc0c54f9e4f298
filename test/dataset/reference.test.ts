import { describe, expect, test } from '@jest/globals'
import { UserError } from '../../src/contracts/errors.js'
import { parseReference, pinnedText } from '../../src/dataset/reference.js'

const FOLDERS = new Set(['/home/me', '/home/me/bench', '/home/me@work/bench', '/srv/bench.git'])
const parse = (text: string) =>
  parseReference(text, {
    serverUrl: 'https://github.example.com/',
    folder: '/home/me',
    isFolder: path => FOLDERS.has(path)
  })

const URL_OF_BENCH = 'https://github.example.com/acme/bench.git'

describe('what --dataset takes', () => {
  test.each([
    ['acme/bench@v1.2', URL_OF_BENCH, 'acme/bench', 'v1.2', ''],
    ['acme/bench@feature/x:sets/kotlin/', URL_OF_BENCH, 'acme/bench', 'feature/x', 'sets/kotlin'],
    ['acme/bench', URL_OF_BENCH, 'acme/bench', null, ''],
    ['acme/bench:sets', URL_OF_BENCH, 'acme/bench', null, 'sets'],
    ['acme/bench.git@main', URL_OF_BENCH, 'acme/bench', 'main', ''],
    ['acme/.github@main', 'https://github.example.com/acme/.github.git', 'acme/.github', 'main', ''],
    [
      'https://example.com/g/sub/bench.git@main:a',
      'https://example.com/g/sub/bench.git',
      'g/sub/bench',
      'main',
      'a'
    ],
    ['https://me@example.com:8443/a/b@main', 'https://me@example.com:8443/a/b', 'a/b', 'main', ''],
    ['https://[::1]:8443/a/b', 'https://[::1]:8443/a/b', 'a/b', null, ''],
    ['ssh://git@example.com:22/a/b@v1', 'ssh://git@example.com:22/a/b', 'a/b', 'v1', ''],
    ['git@example.com:a/b.git@v1:c', 'git@example.com:a/b.git', 'a/b', 'v1', 'c'],
    ['./bench@main', 'file:///home/me/bench', '/home/me/bench', 'main', ''],
    ['.', 'file:///home/me', '/home/me', null, ''],
    ['/srv/bench.git:sets', 'file:///srv/bench.git', '/srv/bench.git', null, 'sets'],
    ['../me@work/bench@main', 'file:///home/me@work/bench', '/home/me@work/bench', 'main', '']
  ])('%s', (text, url, repository, ref, path) => {
    expect(parse(text)).toMatchObject({ text, url, repository, ref, path })
  })

  test.each([
    ['bench', 'names no repository'],
    ['a/b/c@main', 'names no repository'],
    ['acme/bench@', 'has "" for a ref'],
    ['acme/bench@--upload-pack=x', 'has "--upload-pack=x" for a ref'],
    ['acme/bench@a..b', 'has "a..b" for a ref'],
    ['acme/bench@main:../x', 'has "../x" for a folder'],
    ['acme/bench@main:a//b', 'has "a//b" for a folder'],
    ['--upload-pack/x', 'names no repository'],
    ['ext::sh -c x', 'names no repository'],
    ['ext://sh/x', 'has the scheme ext:'],
    ['https://', 'is no URL'],
    ['./nowhere@main', 'there is no folder /home/me/nowhere']
  ])('%s is the mistake of the user', (text, message) => {
    expect(() => parse(text)).toThrow(UserError)
    expect(() => parse(text)).toThrow(message)
    expect(() => parse(text)).toThrow('It takes `owner/repo@ref`')
  })

  test('a password in a URL is refused, and not told', () => {
    expect(() => parse('https://me:secret@example.com/a/b@main')).toThrow('had a password in its URL')
    expect(() => parse('https://me:secret@example.com/a/b@main')).not.toThrow(/secret/)
    expect(() => parse('https://me:secret@exa mple/a/b')).not.toThrow(/secret/)
  })

  test.each([
    ['acme/bench@main:sets/kotlin', 'acme/bench@c0ffee:sets/kotlin'],
    ['acme/bench', 'acme/bench@c0ffee'],
    ['./bench@main', '/home/me/bench@c0ffee']
  ])('%s at a commit', (text, pinned) => {
    expect(pinnedText(parse(text), 'c0ffee')).toBe(pinned)
  })
})
