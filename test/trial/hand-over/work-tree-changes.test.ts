import { describe, expect, test } from '@jest/globals'
import type { Change } from '../../../src/engine/changes.js'
import {
  copyUnits,
  type WorkTreeChanges,
  workTreeChanges
} from '../../../src/trial/hand-over/work-tree-changes.js'

/** Changes as `A /path`, `C /path`, `D /path`. */
const changes = (...lines: string[]): Change[] =>
  lines.map(line => ({
    kind: line.startsWith('A') ? 'added' : line.startsWith('C') ? 'changed' : 'deleted',
    path: line.slice(2)
  }))

const sorted = (lines: readonly string[], root = '/w'): WorkTreeChanges =>
  workTreeChanges(changes(...lines), root)

describe('what changed in the work tree', () => {
  test('is what the engine lists below it, by paths within it', () => {
    expect(
      sorted(['C /w', 'C /w/src', 'A /w/src/new', 'C /w/src/old', 'D /w/gone', 'A /wide', 'C /etc'])
    ).toEqual({
      leaves: [
        { path: 'src/new', kind: 'added' },
        { path: 'src/old', kind: 'changed' }
      ],
      folders: new Map([['src', 'changed']]),
      deleted: ['gone'],
      outside: ['/wide', '/etc'],
      treeDeleted: false,
      perhapsReplaced: []
    })
  })

  test('leaves out repository data, at the top and nested', () => {
    const { leaves, deleted } = sorted([
      'C /w/.git',
      'C /w/.git/index',
      'A /w/n/.git/config',
      'D /w/m/.git',
      'A /w/.github/x'
    ])
    expect(leaves.map(leaf => leaf.path)).toEqual(['.github/x'])
    expect(deleted).toEqual([])
  })

  test('of the whole file system is all of it', () => {
    const { leaves, outside, treeDeleted } = sorted(['C /a', 'A /a/b'], '/')
    expect(leaves.map(leaf => leaf.path)).toEqual(['a/b'])
    expect({ outside, treeDeleted }).toEqual({ outside: [], treeDeleted: false })
  })

  test.each([
    [['D /home/w'], true],
    [['D /home'], true],
    [['D /home/w/x'], false],
    [['D /home/wx'], false]
  ])('%j deletes /home/w itself: %s', (lines, expected) => {
    expect(sorted(lines, '/home/w').treeDeleted).toBe(expected)
  })

  test.each<[string[], string[]]>([
    [
      ['C /home', 'C /home/w'],
      ['/home', '/home/w']
    ],
    [['C /home', 'C /home/w', 'A /home/w/x'], []],
    [['C /home', 'A /home/other'], ['/home']],
    [['C /tmp'], []]
  ])('%j may have put something else in the place of %j', (lines, expected) => {
    expect(sorted(lines, '/home/w').perhapsReplaced).toEqual(expected)
  })
})

describe('what is copied out', () => {
  const units = (lines: readonly string[], unwanted: readonly string[] = []) =>
    copyUnits(sorted(lines), path => !unwanted.includes(path)).map(unit => `${unit.kind} ${unit.path}`)

  test('is an added folder as a whole', () => {
    expect(units(['A /w/a', 'A /w/a/b', 'A /w/a/b/f', 'A /w/a/g'])).toEqual(['added a'])
  })

  test('is file by file where an added folder holds something unwanted', () => {
    expect(units(['A /w/a', 'A /w/a/b', 'A /w/a/b/f', 'A /w/a/c', 'A /w/a/c/o'], ['a/c/o'])).toEqual([
      'added a/b'
    ])
  })

  test('is file by file in a folder that was there before', () => {
    expect(units(['C /w/a', 'A /w/a/f', 'C /w/a/g'])).toEqual(['added a/f', 'changed a/g'])
  })

  test('is nothing where nothing is wanted', () => {
    expect(units(['A /w/a', 'A /w/a/f'], ['a/f'])).toEqual([])
  })

  test('is an empty added folder, which has no files', () => {
    expect(units(['A /w/a'])).toEqual(['added a'])
  })
})
