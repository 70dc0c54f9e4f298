import { attributeValue } from './xml-characters.js'
import { isNameChar, isNameStart } from './xml-names.js'

/** A start tag taken apart; names as written, values normalized. */
export interface StartTag {
  readonly name: string
  readonly attributes: readonly Attribute[]
  readonly selfClosing: boolean
}

export interface Attribute {
  readonly name: string
  readonly value: string
}

const COLON = 0x3a

/** The end of a name, or of `prefix:name`, that starts at `at`; `at` itself where there is none. */
const qualifiedNameEnd = (text: string, at: number): number => {
  const end = nameEnd(text, at)
  if (end === at || text.charCodeAt(end) !== COLON) return end
  const local = nameEnd(text, end + 1)
  return local === end + 1 ? at : local
}

const nameEnd = (text: string, at: number): number => {
  if (at >= text.length || !isNameStart(text.charCodeAt(at))) return at
  let end = at + 1
  while (end < text.length && isNameChar(text.charCodeAt(end))) end++
  return end
}

/** Blank, tab, line feed and carriage return: all that XML takes for white space. */
const spaceEnd = (text: string, at: number): number => {
  let end = at
  for (; end < text.length; end++) {
    const code = text.charCodeAt(end)
    if (code !== 0x20 && code !== 0x09 && code !== 0x0a && code !== 0x0d) break
  }
  return end
}

/** The usual case of an element's name, and of an attribute: names in ASCII, which need no table. */
const PLAIN_NAME = /<([A-Za-z_][-.\w]*)(?=[ \t\r\n/>])/y
const PLAIN_ATTRIBUTE = /[ \t\r\n]+([A-Za-z_][-.\w]*)[ \t\r\n]*=[ \t\r\n]*(?:"([^"]*)"|'([^']*)')/y

const matchAt = (pattern: RegExp, text: string, at: number): RegExpExecArray | null => {
  pattern.lastIndex = at
  return pattern.exec(text)
}

/** Takes `<name attribute="value" …>` apart; a phrase where it is malformed. */
export const parseStartTag = (tag: string): StartTag | string => {
  const plain = matchAt(PLAIN_NAME, tag, 0)
  let at = plain ? plain[0].length : qualifiedNameEnd(tag, 1)
  if (at === 1) return 'a malformed start tag'
  const name = tag.slice(1, at)
  const selfClosing = tag[tag.length - 2] === '/'
  const end = tag.length - (selfClosing ? 2 : 1)
  const attributes: Attribute[] = []
  while (spaceEnd(tag, at) < end) {
    const found = matchAt(PLAIN_ATTRIBUTE, tag, at)
    const next = found
      ? { name: found[1]!, raw: found[2] ?? found[3]!, end: at + found[0].length }
      : anyAttribute(tag, at)
    if (typeof next === 'string') return `${next} in <${name.slice(0, 100)}>`
    const value = attributeValue(next.raw)
    if (value === null) return `a reference to no character in <${name.slice(0, 100)}>`
    attributes.push({ name: next.name, value })
    at = next.end
  }
  return { name, attributes, selfClosing }
}

/** An attribute with whatever name, read step by step; a phrase where it is malformed. */
const anyAttribute = (tag: string, at: number): { name: string; raw: string; end: number } | string => {
  const start = spaceEnd(tag, at)
  if (start === at) return 'attributes that are not set apart'
  const end = qualifiedNameEnd(tag, start)
  if (end === start) return 'a malformed attribute name'
  const equals = spaceEnd(tag, end)
  const open = spaceEnd(tag, equals + 1)
  const quote = tag[open]
  if (tag[equals] !== '=' || (quote !== '"' && quote !== "'")) return 'an attribute without value'
  const close = tag.indexOf(quote, open + 1)
  if (close < 0) return 'an attribute without end'
  return { name: tag.slice(start, end), raw: tag.slice(open + 1, close), end: close + 1 }
}

/** The name in `</name >`, or null. It is compared as written, so its form needs no check. */
export const parseEndTag = (tag: string): string | null => {
  let end = 2
  while (end < tag.length && (tag.charCodeAt(end) === COLON || isNameChar(tag.charCodeAt(end)))) end++
  return end > 2 && spaceEnd(tag, end) === tag.length - 1 ? tag.slice(2, end) : null
}
