import { describe, expect, it } from '@jest/globals'
import { dereference } from '../../../src/score/xml/characters.js'
import { XmlScanner } from '../../../src/score/xml/scanner.js'

/** What a scanner says of content, given in pieces: the events, and why it is malformed. */
const scan = (...pieces: string[]): { events: string; malformation: string | null } => {
  const events: string[] = []
  const scanner = new XmlScanner({
    open: (name, attributes) =>
      events.push(
        `<${[name ?? '?', ...attributes.map(attribute => `${attribute.name}=${JSON.stringify(attribute.value)}`)].join(' ')}>`
      ),
    close: () => events.push('</>'),
    text: text => events.push(text)
  })
  for (const piece of pieces) scanner.push(piece)
  scanner.end()
  return { events: events.join(''), malformation: scanner.malformation }
}

const DOCUMENT = `text <a b="1 &#10; 2" c='"'>&amp; ]] <!-- - > --> <![CDATA[<x> ]] ]]]><?p d ? ?></a ><é/>\r\n<p:x xmlns:p="u" p:y="z"/>`

describe('XmlScanner', () => {
  it('says what a document holds', () => {
    expect(scan(DOCUMENT)).toEqual({
      events: `text <a b="1 \\n 2" c="\\"">&amp; ]]  <x> ]] ]</><é></>\r\n<? xmlns:p="u" p:y="z"></>`,
      malformation: null
    })
  })

  it('says the same however the document is cut', () => {
    const whole = scan(DOCUMENT)
    for (let at = 0; at <= DOCUMENT.length; at++)
      expect(scan(DOCUMENT.slice(0, at), DOCUMENT.slice(at))).toEqual(whole)
    expect(scan(...DOCUMENT)).toEqual(whole)
  })

  it('refuses every document that is cut off inside a tag, a comment or an element', () => {
    const body = '<a b="c"><!-- d --><![CDATA[e]]><?p?>&lt;</a>'
    for (let at = 1; at < body.length; at++) expect(scan(body.slice(0, at)).malformation).not.toBeNull()
  })

  it.each([
    ['fourth edition name', '<a\u0387/>', null],
    ['name of the fifth edition alone', '<\u0370/>', '< that starts no tag'],
    ['astral name', '<\u{10000}/>', '< that starts no tag'],
    ['control character', '\u001b', 'a character that XML does not allow'],
    ['control character by reference', '&#27;', 'a reference to no character'],
    ['DEL', '\u007f&#127;', null],
    ['document type', '<!DOCTYPE a>', 'a document type'],
    ['declaration', '<?xml version="1.0"?>', 'an XML declaration that is not at the start'],
    ['end of the root', '</testsuites>', 'an end tag that matches no start'],
    ['attribute twice', '<a b="" b=""/>', 'a namespace error in <a>'],
    [
      'attribute twice by namespace',
      '<a xmlns:p="u" xmlns:q="u" p:b="" q:b=""/>',
      'a namespace error in <a>'
    ],
    ['unbound prefix', '<p:a/>', 'a namespace error in <p:a>'],
    ['prefix out of scope', '<a xmlns:p="u"/><p:b/>', 'a namespace error in <p:b>'],
    ['prefix unbound', '<a xmlns:p=""/>', 'a namespace error in <a>'],
    ['xml bound again', '<a xmlns:xml="u"/>', 'a namespace error in <a>'],
    ['two colons', '<a:b:c xmlns:a="u"/>', 'attributes that are not set apart in <a:b>'],
    ['no blank between attributes', '<a b=""c=""/>', 'attributes that are not set apart in <a>'],
    ['no value', '<a b/>', 'an attribute without value in <a>'],
    ['no quotes', '<a b=c/>', 'an attribute without value in <a>'],
    ['< in a value', '<a b="<"/>', '< inside a tag'],
    ['bare ampersand', 'a & b', 'a reference to no character'],
    ['undefined entity', '&nbsp;', 'a reference to no character'],
    ['-- in a comment', '<!-- -- -->', '-- inside a comment'],
    ['comment that is too short', '<!-->', 'an end inside a comment'],
    [']]> in text', 'a]]>', ']]> outside CDATA'],
    ['cdata in lower case', '<![cdata[]]>', '<! that starts nothing'],
    ['instruction with a colon', '<?a:b?>', 'a malformed processing instruction']
  ])('judges %s', (_what, content, malformation) => expect(scan(content).malformation).toBe(malformation))
})

describe('dereference', () => {
  it.each([
    ['&lt;', '<'],
    ['&#65;', 'A'],
    ['&#x1F600;', '\u{1f600}'],
    ['&#000000000065;', 'A'],
    ['&#xD7FF;', '\ud7ff'],
    ['&#xD800;', null],
    ['&#xFFFE;', null],
    ['&#x110000;', null],
    ['&#X41;', null],
    ['&#;', null],
    ['&#x;', null],
    ['&LT;', null],
    ['&toString;', null],
    ['&#0;', null],
    ['&#9;', '\t']
  ])('reads %s as %j', (reference, character) => expect(dereference(reference)).toBe(character))
})
