/** A script that is not read; the message goes on after its name: `leaves a block open`. */
export class UnreadableScript extends Error {
  override readonly name = 'UnreadableScript'
  /** From 1. */
  readonly line: number

  constructor(line: number, message: string) {
    super(message)
    this.line = line
  }
}

type Quote = "'" | '"' | null

/** Each character of a line, and whether it stands within quotes or behind a backslash. */
const characters = (
  text: string
): { readonly char: string; readonly quoted: boolean; readonly quote: Quote }[] => {
  let quote: Quote = null
  let escaped = false
  return [...text].map(char => {
    const opens = quote === null && !escaped && (char === "'" || char === '"')
    const closes = quote !== null && !escaped && char === quote
    const result = { char, quoted: escaped || quote !== null || opens, quote }
    if (opens) quote = char as Quote
    else if (closes) quote = null
    escaped = !escaped && char === '\\' && quote !== "'"
    return { ...result, quote }
  })
}

/** Whether a quote of the text is closed only in a later line. */
export const isOpen = (text: string): boolean => characters(text).at(-1)?.quote != null

/** Cuts a text where a separator stands outside of quotes, without blanks around the parts. */
export const splitOutsideQuotes = (text: string, separator: ';' | '&&' | '||'): string[] => {
  const all = characters(text)
  const parts: string[] = []
  let part = ''
  for (let index = 0; index < all.length; index++) {
    const here = all.slice(index, index + separator.length)
    if (here.map(({ char }) => char).join('') === separator && here.every(({ quoted }) => !quoted)) {
      parts.push(part)
      part = ''
      index += separator.length - 1
    } else part += all[index]?.char ?? ''
  }
  return [...parts, part].map(one => one.trim())
}

/** The text up to a comment. */
export const withoutComment = (text: string): string => {
  const all = characters(text)
  const start = all.findIndex(
    ({ char, quoted }, index) => char === '#' && !quoted && /^\s?$/.test(all[index - 1]?.char ?? '')
  )
  return start < 0
    ? text
    : all
        .slice(0, start)
        .map(({ char }) => char)
        .join('')
}

/** The text with what is quoted replaced, so that a pattern finds operators of the shell alone. */
export const unquotedPart = (text: string): string =>
  characters(text)
    .map(({ char, quoted }) => (quoted ? '_' : char))
    .join('')

/** The words of a simple command, without their quotes. */
export const shellWords = (text: string): string[] => {
  const words: string[] = []
  let word: string | null = null
  for (const { char, quoted, quote } of characters(text)) {
    if (!quoted && /\s/.test(char)) {
      if (word !== null) words.push(word)
      word = null
      continue
    }
    const isMark = (char === '"' && quote !== "'") || (char === "'" && quote !== '"') || char === '\\'
    word = (word ?? '') + (isMark ? '' : char)
  }
  return word === null ? words : [...words, word]
}
