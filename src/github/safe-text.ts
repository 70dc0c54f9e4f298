import { withoutTerminalCodes } from '../text/terminal-codes.js'

/**
 * Text for the step's log. A line that the runner would obey is told apart by a blank, and control
 * characters are dropped: names, reports and agents' output can hold either.
 */
export const safeText = (text: string): string =>
  withoutTerminalCodes(text)
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .replace(/^([^\S\n\u2028\u2029]*):(?=:)/gm, '$1: ')
    .replaceAll('##[', '## [')

/** Cuts text to a number of UTF-8 bytes, at a line's end where there is one. */
export const cutToBytes = (text: string, limit: number): string => {
  const bytes = Buffer.from(text)
  if (bytes.length <= limit) return text
  const lineEnd = bytes.lastIndexOf('\n', limit)
  // A cut inside a character would decode to a replacement character.
  return new TextDecoder().decode(bytes.subarray(0, lineEnd > 0 ? lineEnd + 1 : limit), { stream: true })
}
