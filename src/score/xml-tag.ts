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

/** Takes `<name attribute="value" …>` apart; a phrase where it is malformed. */
export const parseStartTag = (tag: string): StartTag | string => {
  let at = qualifiedNameEnd(tag, 1)
  if (at === 1) return 'a malformed start tag'
  const name = tag.slice(1, at)
  const attributes: Attribute[] = []
  for (;;) {
    const start = spaceEnd(tag, at)
    const rest = tag.length - start
    if (rest === 1) break
    if (rest === 2 && tag[start] === '/') break
    if (start === at) return `attributes that are not set apart in <${name}>`
    const end = qualifiedNameEnd(tag, start)
    if (end === start) return `a malformed attribute name in <${name}>`
    const equals = spaceEnd(tag, end)
    const open = spaceEnd(tag, equals + 1)
    const quote = tag[open]
    if (tag[equals] !== '=' || (quote !== '"' && quote !== "'"))
      return `an attribute without value in <${name}>`
    const close = tag.indexOf(quote, open + 1)
    if (close < 0) return `an attribute without end in <${name}>`
    const value = attributeValue(tag.slice(open + 1, close))
    if (value === null) return `a reference to no character in <${name}>`
    attributes.push({ name: tag.slice(start, end), value })
    at = close + 1
  }
  return { name, attributes, selfClosing: tag[tag.length - 2] === '/' }
}

/** The name in `</name >`, or null. It is compared as written, so its form needs no check. */
export const parseEndTag = (tag: string): string | null => {
  let end = 2
  while (end < tag.length && (tag.charCodeAt(end) === COLON || isNameChar(tag.charCodeAt(end)))) end++
  return end > 2 && spaceEnd(tag, end) === tag.length - 1 ? tag.slice(2, end) : null
}
