import { describe, expect, test } from '@jest/globals'
import { hasLookalikes, parseChanges } from '../../src/engine/changes.js'

describe('the engine’s list of changes', () => {
  test.each<[string, string, Array<[string, string]>]>([
    ['is empty', '', []],
    [
      'has three kinds',
      'C /w\nA /w/new\nD /w/old\n',
      [
        ['changed', '/w'],
        ['added', '/w/new'],
        ['deleted', '/w/old']
      ]
    ],
    ['keeps blanks, also at the ends', 'A / w/ x \n', [['added', '/ w/ x ']]],
    ['joins a name with a line break', 'A /w/one\ntwo\n', [['added', '/w/one\ntwo']]],
    ['joins a name with empty lines', 'A /w/one\n\n\ntwo\n', [['added', '/w/one\n\n\ntwo']]],
    [
      'joins a name that ends in a line break',
      'A /w/one\n\nC /x\n',
      [
        ['added', '/w/one\n'],
        ['changed', '/x']
      ]
    ],
    ['keeps a carriage return', 'A /w/one\r\n', [['added', '/w/one\r']]],
    ['takes no relative name for an entry', 'A /w/one\nA two\n', [['added', '/w/one\nA two']]],
    [
      'cannot tell a name that looks like an entry',
      'A /w/one\nD /etc/passwd\n',
      [
        ['added', '/w/one'],
        ['deleted', '/etc/passwd']
      ]
    ],
    ['passes over what stands before the first entry', 'warning\nA /w\n', [['added', '/w']]]
  ])('%s', (_, text, expected) => {
    expect(parseChanges(text).map(change => [change.kind, change.path])).toEqual(expected)
  })
})

test.each([
  ['A /w/y\nD \nA /w/y\nD /w\n', true],
  ['A /w/y\nD  \nA /w/z\n', false],
  ['A /w/y\nD x\n', false],
  ['A /w/D \n', false],
  ['C /w\nD /w/y\n', false]
])('in %j an entry may be the rest of a name: %s', (text, expected) => {
  expect(hasLookalikes(parseChanges(text))).toBe(expected)
})
