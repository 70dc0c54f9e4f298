import type { GrammarName, Parsers, SyntaxCursor } from './syntax.js'
import { Unscorable } from './unscorable.js'

/** Far above sources that people write; beyond it parsers take memory by the hundred megabytes. */
const LONGEST_SOURCE = 2 * 1024 ** 2

/**
 * What `read` makes of the syntax tree of a source.
 * @param until milliseconds since the epoch by which it is to be parsed
 * @throws Unscorable where the source is too long, or takes too long
 */
export const parseSource = <Result>(
  { path, grammar, text }: { readonly path: string; readonly grammar: GrammarName; readonly text: string },
  { parsers, until }: { readonly parsers: Parsers; readonly until: number },
  read: (cursor: SyntaxCursor) => Result
): Result => {
  if (text.length > LONGEST_SOURCE) {
    throw new Unscorable(`${path} has ${text.length} characters; up to ${LONGEST_SOURCE} are parsed`)
  }
  const result = parsers.parse({ grammar, text, until }, read)
  if (result === null) throw new Unscorable(`${path} takes too long to parse`)
  return result
}
