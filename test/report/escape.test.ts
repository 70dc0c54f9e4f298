import { describe, expect, test } from '@jest/globals'
import { escapeMarkdown, markdownCode, markdownLines, shorten, visible } from '../../src/report/escape.js'

describe('text in which everything can be seen', () => {
  test.each([
    ['plain ä 漢', 'plain ä 漢'],
    ['a\nb\r\tc', 'a\\nb\\r\\tc'],
    ['\u001b[31mred', '\\u001b[31mred'],
    ['\u202Eabc\u2028', '\\u202eabc\\u2028'],
    ['\u{e0041}', '\\u{e0041}'],
    ['\ud800', '\\ud800'],
    ['🙂', '🙂']
  ])('%j', (text, expected) => {
    expect(visible(text)).toBe(expected)
  })
})

describe('text as Markdown', () => {
  test.each([
    ['sample-org_ledger-1', 'sample-org_ledger-1'],
    ['a|b', 'a&#124;b'],
    ['`x`', '&#96;x&#96;'],
    ['<b>', '&#60;b&#62;'],
    ['_x_ a_b', '&#95;x&#95; a_b'],
    ['@you', '@<!-- -->you'],
    ['https://x', 'https:<!-- -->//x'],
    ['WWW.x', 'WWW<!-- -->.x'],
    ['a\nb', 'a&#92;nb']
  ])('%j', (text, expected) => {
    expect(escapeMarkdown(text)).toBe(expected)
  })

  test('as code it is cut, and nothing is said to be nothing', () => {
    expect(markdownCode('abcdef', { maxLength: 4 })).toBe('<code>abc…</code>')
    expect(markdownCode('')).toBe('<code>(empty)</code>')
  })
})

test('a message keeps its lines, the first and the last', () => {
  const lines = Array.from({ length: 20 }, (_, index) => `<line ${index}>`)
  const shown = markdownLines(`${lines.join('\n')}\n\n`)
  expect(shown.split('<br>')).toHaveLength(11)
  expect(shown).toMatch(/^<code>&#60;line 0&#62;<\/code><br>.*<code>&#60;line 19&#62;<\/code>$/)
  expect(markdownLines('\n \n')).toBe('<code>(empty)</code>')
})

test.each([
  ['abc', 3, 'abc'],
  ['abcd', 3, 'ab…'],
  ['🙂🙂🙂', 3, '🙂🙂🙂'],
  ['🙂🙂🙂🙂', 3, '🙂🙂…'],
  ['', 0, '']
])('%j cut to %d', (text, length, expected) => {
  expect(shorten(text, length)).toBe(expected)
})
