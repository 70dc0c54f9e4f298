import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { parsePythonList } from '../../../src/dataset/rows/python-list.js'

const itemsOf = (text: string): readonly string[] => {
  const parsed = parsePythonList(text)
  if (!parsed.ok) throw new Error(`${parsed.message} at ${parsed.at}`)
  return parsed.items
}

const hex = (code: number, digits: number): string => code.toString(16).padStart(digits, '0')

const codePointEscape = (code: number): string => {
  if (code <= 0xff) return `\\x${hex(code, 2)}`
  return code <= 0xffff ? `\\u${hex(code, 4)}` : `\\U${hex(code, 8)}`
}

const NAMED: Readonly<Record<string, string>> = { '\n': '\\n', '\r': '\\r', '\t': '\\t', '\\': '\\\\' }

/**
 * A string by the rules of Python's repr(): single quotes, double ones where it has a single quote and no
 * double one; a character that cannot be printed as an escape, which `isPrinted` decides for all beyond ASCII.
 */
const repr = (text: string, isPrinted: (character: string) => boolean): string => {
  const quote = text.includes("'") && !text.includes('"') ? '"' : "'"
  const body = [...text].map(character => {
    const code = character.codePointAt(0)!
    if (character === quote) return `\\${quote}`
    if (NAMED[character] !== undefined) return NAMED[character]
    if (code < 0x20 || code === 0x7f) return codePointEscape(code)
    return code < 0x7f || isPrinted(character) ? character : codePointEscape(code)
  })
  return quote + body.join('') + quote
}

const texts = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({
    unit: fc.constantFrom(
      "'",
      '"',
      '\\',
      '\n',
      '\r',
      '\t',
      '\x00',
      '\x7f',
      'é',
      '→',
      '🎉',
      'n',
      'x',
      '0',
      ',',
      ']'
    )
  })
)

describe('parsePythonList', () => {
  it('reads back every list of strings that repr() writes', () => {
    fc.assert(
      fc.property(fc.array(texts), fc.func(fc.boolean()), (items, isPrinted) => {
        const text = `[${items.map(item => repr(item, isPrinted)).join(', ')}]`
        expect(itemsOf(text)).toEqual(items)
      })
    )
  })

  it('says of any text whether it is a list, and never throws', () => {
    const pieces = fc.array(
      fc.constantFrom('[', ']', "'", '"', ',', '\\', 'x', 'u', 'U', 'N{', '1', ' ', '\n', 'a')
    )
    fc.assert(
      fc.property(pieces, parts => {
        const text = parts.join('')
        const parsed = parsePythonList(text)
        if (parsed.ok) expect(text.trim()).toMatch(/^\[.*\]$/s)
        else expect(parsed.at).toBeLessThanOrEqual(text.length)
      }),
      { numRuns: 1000 }
    )
  })

  it.each([
    ['an empty list', '[]', []],
    ['blanks around', " [ 'a' , \n\t'b' ] \n", ['a', 'b']],
    ['a comma at the end', "['a', ]", ['a']],
    ['single quotes', '[\'a "b"\']', ['a "b"']],
    ['double quotes round a single one', `["it's"]`, ["it's"]],
    ['both in one', `['it\\'s "b"']`, [`it's "b"`]],
    ['line ends and tabs', "['a\\nb\\tc\\rd']", ['a\nb\tc\rd']],
    ['backslashes', "['C:\\\\new']", ['C:\\new']],
    ['\\x, \\u and \\U', "['\\xe9\\u2192\\U0001f389']", ['é→🎉']],
    ['octal digits, three at most', "['\\0\\101\\1012']", ['\0AA2']],
    ['the other escapes', "['\\a\\b\\f\\v\\\"']", ['\x07\b\f\v"']],
    ['an escape that there is none of', "['\\d\\[']", ['\\d\\[']],
    ['a line that goes on', "['a\\\nb']", ['ab']],
    ['what JSON writes', '["a", "b"]', ['a', 'b']]
  ])('reads %s', (_, text, items) => {
    expect(itemsOf(text)).toEqual(items)
  })

  it.each([
    ['no list', "'a'", 0, 'does not begin with ['],
    ['nothing', '', 0, 'does not begin with ['],
    ['a list within', "['a', ['b']]", 6, 'is no string: the list holds strings only'],
    ['a number', '[1]', 1, 'is no string: the list holds strings only'],
    ['None', "['a', None]", 6, 'is no string: the list holds strings only'],
    ['bytes', "[b'a']", 1, 'is no string: the list holds strings only'],
    ['no comma', "['a' 'b']", 5, 'expected , or ]'],
    ['two commas', "['a',,'b']", 5, 'is no string: the list holds strings only'],
    ['no end', "['a', 'b'", 9, 'the list is not closed'],
    ['no closing quote', "['a', 'b]", 6, 'the string is not closed'],
    ['a line end in a string', "['a\nb']", 1, 'the string is not closed'],
    ['more behind', "['a'] + ['b']", 6, 'there is more after the list'],
    ['too few digits', "['\\x4']", 2, '\\x takes 2 hexadecimal digits'],
    ['no character', "['\\U00110000']", 2, '\\U00110000 is above the last character there is'],
    ['a character by name', "['\\N{BULLET}']", 2, 'characters by name (\\N{…}) are not read']
  ])('refuses %s, and says where', (_, text, at, message) => {
    expect(parsePythonList(text)).toEqual({ ok: false, at, message })
  })

  it('takes a list of megabytes in a moment', () => {
    const items = Array.from({ length: 50_000 }, (_, index) => `tests/test_${index}.py:None:it's "${index}"`)
    expect(itemsOf(`[${items.map(item => repr(item, () => true)).join(', ')}]`)).toEqual(items)
  })
})
