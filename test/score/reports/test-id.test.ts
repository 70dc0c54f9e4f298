import { describe, expect, it } from '@jest/globals'
import { pythonStrip } from '../../../src/score/reports/python-text.js'
import {
  hasParameters,
  stripIdentityHash,
  stripPlatformSuffix,
  testId
} from '../../../src/score/reports/test-id.js'

describe('pythonStrip', () => {
  it.each([
    ['\x1c\x1d\x1e\x1f', 'separators that trim keeps'],
    ['\u0085', 'next line, which trim keeps'],
    ['\u00a0\u3000\u2028\u2029\u202f\u205f\u1680\u2000\u200a', 'wide blanks'],
    [' \t\n\v\f\r', 'ASCII blanks']
  ])('removes %j (%s)', blanks => {
    expect(pythonStrip(`${blanks}a${blanks}b${blanks}`)).toBe(`a${blanks}b`)
  })

  it.each(['\ufeff', '\u200b', '\u180e'])('keeps %j, which is no blank to Python', mark => {
    expect(pythonStrip(`${mark}a${mark}`)).toBe(`${mark}a${mark}`)
  })

  it('leaves nothing of blanks alone', () => expect(pythonStrip(' \u0085\n')).toBe(''))
})

describe('hasParameters', () => {
  it.each([
    'a[1]',
    '[1] value = "x"',
    'x[]]',
    'a[\u2028]',
    'a[\r]',
    'a[\u0085]',
    'x\n[y]',
    '[ ]',
    '[[]',
    'a[b\n[c]',
    'a[]b[]'
  ])('finds some in %j', name => expect(hasParameters(name)).toBe(true))

  it.each(['', 'map[]', '[', ']', '][', '[\n]', '[a\nb]', '[]\n]'])('finds none in %j', name =>
    expect(hasParameters(name)).toBe(false)
  )

  it('takes linear time', () => {
    expect(hasParameters('['.repeat(2_000_000))).toBe(false)
    expect(hasParameters('[\n'.repeat(1_000_000))).toBe(false)
  })
})

describe('stripIdentityHash', () => {
  it.each([
    ['Foo@1f', 'Foo'],
    ['Foo@Add', 'Foo'],
    ['Foo @1f', 'Foo '],
    [' Foo@1f\n', 'Foo'],
    ['Foo@1f@2e', 'Foo@1f'],
    ['Foo@', 'Foo@'],
    ['Foo@xyz', 'Foo@xyz'],
    ['Foo@1f x', 'Foo@1f x'],
    ['@1f', ''],
    ['1f', '1f'],
    ['', '']
  ])('makes %j %j', (part, stripped) => expect(stripIdentityHash(part)).toBe(stripped))
})

describe('stripPlatformSuffix', () => {
  it.each([
    ['write read[jvm]', 'write read'],
    ['a[desktop]', 'a'],
    ['a[jvm]\n', 'a\n'],
    ['a[jvm] ', 'a[jvm] '],
    ['a[jvm][jvm]', 'a[jvm]'],
    ['a[js, node]', 'a[js, node]'],
    ['a[linuxX64]', 'a[linuxX64]'],
    ['[jvm]', ''],
    ['a[jvm]\n\n', 'a[jvm]\n\n']
  ])('makes %j %j', (name, stripped) => expect(stripPlatformSuffix(name)).toBe(stripped))
})

describe('testId', () => {
  it.each([
    ['a.B', 'c', 'common', 'a.B.c'],
    [undefined, 'c', 'common', 'c'],
    ['a.B', undefined, 'common', 'a.B.<unnamed>'],
    [undefined, undefined, 'common', '<unnamed>'],
    ['a.B', '@1f', 'common', 'a.B.<unnamed>'],
    ['a.B', 'c[1]', 'common', null],
    ['a.B[1]', 'c', 'common', null],
    ['a.B', 'c[jvm]', 'common', null],
    ['a.B', 'c[jvm]', 'platform-suffix', 'a.B.c'],
    ['a.B', 'c[jvm]\n', 'platform-suffix', 'a.B.c'],
    ['a.B', 'c[jvm]\n@1f', 'platform-suffix', null],
    ['a.B', 'c[js, node]', 'platform-suffix', null],
    ['a.B[jvm]', 'c', 'platform-suffix', null],
    ['a.B[jvm]', 'c[jvm]', 'platform-suffix', null],
    ['a.B', '[jvm]', 'platform-suffix', 'a.B.<unnamed>'],
    ['a.B', 'one\ntwo', 'common', 'a.B.one\ntwo']
  ] as const)('of %j and %j in shape %s is %j', (classname, name, shape, id) =>
    expect(testId({ classname, name }, shape)).toBe(id)
  )
})
