import { expect, test } from '@jest/globals'
import { fileAddress, webAddress } from '../../../src/report/html/links.js'
import { formatBytes, readableLines } from '../../../src/report/html/page/readable.js'
import { processorSeconds } from '../../processor-seconds.js'

test.each([
  [
    'colours go',
    '\u001b[1;31mFAILED\u001b[0m \u001b]8;;https://example.com\u0007link\u001b]8;;\u0007',
    ['FAILED link']
  ],
  ['what overwrote a line stays', '10%\r50%\r100%\nnext', ['100%', 'next']],
  ['lines may end as on Windows', 'a\r\nb\r\n', ['a', 'b', '']],
  ['blanks at a line’s end stay', '1%\r  2% \r\r', ['  2% ']],
  ['tabs stay, other controls can be seen', 'a\tb\u0000\u202ec', ['a\tb\\u0000\\u202ec']],
  ['a lone escape can be seen', '\u001b', ['\\u001b']]
])('of a log %s', (_, text, lines) => {
  expect(readableLines(text)).toEqual(lines)
})

test('a log is read in linear time, of carriage returns alone as well', () => {
  const begin = processorSeconds()
  expect(readableLines(`a${'\r'.repeat(1_000_000)}b`)).toEqual(['b'])
  expect(processorSeconds() - begin).toBeLessThan(5)
})

test.each([
  ['../jobs/a', 'agent/out.txt', '../jobs/a/agent/out.txt'],
  ['../jobs/50% of #1?', 'a b.txt', '../jobs/50%25%20of%20%231%3F/a%20b.txt'],
  ['javascript:alert(1)', '"x', 'javascript%3Aalert(1)/%22x'],
  ['', 'x', './x'],
  ['https://example.com/runs/1/', 'a', 'https://example.com/runs/1/a'],
  ['..\\jobs', 'lone\ud800', '../jobs/lone%EF%BF%BD']
])('the file in %s called %s is at %s', (folder, path, address) => {
  expect(fileAddress(folder, path)).toBe(address)
})

test.each([
  ['https://example.com/a', 'https://example.com/a'],
  ['javascript:alert(1)', null],
  ['data:text/html,x', null],
  ['https://example.com/ x', null],
  [null, null]
])('the address %s is linked as %s', (url, address) => {
  expect(webAddress(url)).toBe(address)
})

test.each([
  [512, '512 bytes'],
  [48_213, '48.2 kB'],
  [999_990, '1.0 MB']
])('%s bytes are %s', (bytes, text) => {
  expect(formatBytes(bytes)).toBe(text)
})
