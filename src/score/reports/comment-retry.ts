/*
 * The comparer's second try at a document that does not parse: everything from `<!--` to the next
 * `-->` is cut out of the text, also inside CDATA and attributes, and across files.
 */

const OPEN = '<!--'
const CLOSE = '-->'

/** Where the last `-->` of a text in chunks starts, or -1. */
export const lastCommentClose = (chunks: Iterable<string>): number => {
  let offset = 0
  let last = -1
  let carry = ''
  for (const chunk of chunks) {
    const text = carry + chunk
    const found = text.lastIndexOf(CLOSE)
    if (found >= 0) last = offset + found
    const kept = Math.max(0, text.length - (CLOSE.length - 1))
    carry = text.slice(kept)
    offset += kept
  }
  return last
}

/**
 * The text without its comments, as `re.sub("<!--.*?-->", "", text)` with DOTALL leaves it. A `<!--`
 * that nothing closes stays, which is why the place of the last `-->` has to be known.
 */
export function* withoutComments(chunks: Iterable<string>, lastClose: number): Generator<string> {
  let offset = 0
  let carry = ''
  let inside = false
  for (const chunk of chunks) {
    const text = carry + chunk
    const kept: string[] = []
    let at = 0
    for (;;) {
      const mark = inside ? CLOSE : OPEN
      const found = text.indexOf(mark, at)
      if (found < 0) break
      if (!inside && offset + found + OPEN.length > lastClose) break
      if (!inside) kept.push(text.slice(at, found))
      at = found + mark.length
      inside = !inside
    }
    const held = Math.max(at, text.length - (OPEN.length - 1))
    if (!inside) kept.push(text.slice(at, held))
    carry = text.slice(held)
    offset += held
    yield kept.join('')
  }
  if (!inside) yield carry
}
