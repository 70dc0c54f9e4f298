/*
 * What Python's patterns take for a blank and for a word, where JavaScript's take something else: `\s`
 * is `str.isspace`, and `\w` a letter or number of any alphabet, or an underscore.
 */

export { isPythonSpace } from '../reports/python-text.js'

const WORD = /^[\p{L}\p{N}_]$/u

const isAsciiWord = (code: number): boolean =>
  (code >= 0x61 && code <= 0x7a) ||
  (code >= 0x41 && code <= 0x5a) ||
  (code >= 0x30 && code <= 0x39) ||
  code === 0x5f

/** How many code units the word character has that starts at a place; 0 where there is none. */
export const wordCharacterAt = (text: string, at: number): number => {
  const code = text.codePointAt(at)
  if (code === undefined) return 0
  if (code < 0x80) return isAsciiWord(code) ? 1 : 0
  const character = String.fromCodePoint(code)
  return WORD.test(character) ? character.length : 0
}

/** How many code units the word character has that ends at a place; 0 where there is none. */
const wordCharacterBefore = (text: string, at: number): number => {
  if (at <= 0) return 0
  const code = text.charCodeAt(at - 1)
  if (code < 0x80) return isAsciiWord(code) ? 1 : 0
  const isTail = code >= 0xdc00 && code <= 0xdfff
  if (isTail && wordCharacterAt(text, at - 2) === 2) return 2
  return wordCharacterAt(text, at - 1) === 1 ? 1 : 0
}

/** Where the characters end that are words' or one of `others`, from a place on. */
export const wordEnd = (text: string, from: number, others = ''): number => {
  let at = from
  for (;;) {
    const length = wordCharacterAt(text, at) || (isOneOf(others, text[at]) ? 1 : 0)
    if (length === 0) return at
    at += length
  }
}

/** Where the characters start that are words' or one of `others` and end at a place, not before `from`. */
export const wordStart = (text: string, end: number, { from = 0, others = '' } = {}): number => {
  let at = end
  for (;;) {
    const length = wordCharacterBefore(text, at) || (isOneOf(others, text[at - 1]) ? 1 : 0)
    if (length === 0 || at - length < from) return at
    at -= length
  }
}

const isOneOf = (characters: string, character: string | undefined): boolean =>
  character !== undefined && characters.includes(character)
