import { expect, test } from '@jest/globals'
import { dottedPath, lineOfPath } from '../../src/task/toml-lines.js'
import { processorSeconds } from '../processor-seconds.js'

const toml = [
  'a = 1',
  '[b]',
  'c.d = 2',
  "'e f' = 3",
  '[[g]]',
  'h = 1',
  '[[g]]',
  'h = 2',
  '[b.i]',
  'j = { k = 1 }'
].join('\n')

test.each([
  [['a'], 1],
  [['b'], 2],
  [['b', 'c', 'd'], 3],
  [['b', 'e f'], 4],
  [['g', 0, 'h'], 6],
  [['g', 1, 'h'], 8],
  [['b', 'i', 'j', 'k'], 10],
  [['nowhere'], null]
])('line of %j', (path, line) => {
  expect(lineOfPath(toml, path)).toBe(line)
})

test('paths quote names that are not plain', () => {
  expect(dottedPath(['a', 2, 'b\nc', 'd'])).toBe('a[2]."b\\nc".d')
})

test('a text of a hundred thousand keys is read once, however often it is asked about', () => {
  const keys = Array.from({ length: 100_000 }, (_, index) => `a${index} = 1`).join('\n')
  const begin = processorSeconds()
  for (let count = 0; count < 100; count++) lineOfPath(keys, [`a${count}`])
  expect(processorSeconds() - begin).toBeLessThan(5)
})

test('what looks like a table and has no end is read in linear time', () => {
  const begin = processorSeconds()
  expect(lineOfPath(`x = """\n["${'\\"'.repeat(500_000)}]\n"""\ny = 1\n`, ['y'])).toBe(4)
  expect(processorSeconds() - begin).toBeLessThan(5)
})
