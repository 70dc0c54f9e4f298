/** Controls, formats (bidirectional marks, zero widths), line and paragraph separators, lone surrogates. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu
const SHORT: Readonly<Record<string, string>> = { '\n': '\\n', '\r': '\\r', '\t': '\\t' }

/**
 * Text in one line in which every character can be seen: whatever could move a cursor, end a line,
 * reverse or hide text is spelled out, such as `\n` or `\u001b`.
 */
export const visible = (text: string): string =>
  text.replace(INVISIBLE, character => {
    const code = character.codePointAt(0)!.toString(16)
    return SHORT[character] ?? (code.length > 4 ? `\\u{${code}}` : `\\u${code.padStart(4, '0')}`)
  })
