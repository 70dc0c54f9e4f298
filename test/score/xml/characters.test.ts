import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { attributeValue } from '../../../src/score/xml/characters.js'

describe('attributeValue', () => {
  it.each([
    ['a\tb\nc\rd\r\ne', 'a b c d e'],
    ['&#9;&#10;&#13;', '\t\n\r'],
    ['&lt;&gt;&amp;&quot;&apos;', '<>&"\''],
    ['&amp;lt;', '&lt;'],
    ['a&b', null],
    ['&nbsp;', null],
    ['&#65', null]
  ])('of %j is %j', (raw, value) => expect(attributeValue(raw)).toBe(value))

  it('of a long value is that of its parts', () => {
    const part = fc.constantFrom('\r', '\n', '\r\n', '\t', 'a', 'é', '\u{1f600}', '&#10;')
    fc.assert(
      fc.property(fc.array(part, { minLength: 1, maxLength: 7 }), fc.nat(3), (parts, offset) => {
        const raw = 'x'.repeat(offset) + parts.join('').repeat(100_000 / parts.length)
        const value = raw.replace(/\r\n|\r|\n|\t/g, ' ').replaceAll('&#10;', '\n')
        // Compared as a whole: a difference of long texts would be printed.
        expect(attributeValue(raw) === value).toBe(true)
      }),
      { numRuns: 60 }
    )
  })
})
