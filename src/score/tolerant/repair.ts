import { dereference, withoutForbidden } from '../xml/characters.js'

/** A report's text with its recoverable damage mended, and each damage named. */
interface Repaired {
  readonly text: string
  readonly damages: string[]
}

/** Mends what can be mended without guessing: nothing is added, only what XML does not allow is dropped. */
export const repair = (text: string): Repaired => {
  const damages: string[] = []
  let repaired = text
  for (const { damage, mend } of MENDERS) {
    const mended = mend(repaired)
    if (mended !== repaired) damages.push(damage)
    repaired = mended
  }
  return { text: repaired, damages }
}

interface Mender {
  readonly damage: string
  readonly mend: (text: string) => string
}

const dropForbiddenReferences = (text: string): string =>
  text.replace(/&#(?:x[0-9a-fA-F]+|[0-9]+);/g, reference =>
    dereference(reference) === null ? '' : reference
  )

const COMMENT_OR_CDATA = /<!--|<!\[CDATA\[/g

/**
 * Cuts comments out wherever they are not in CDATA; one that nothing closes is left. They are no damage
 * unless the document does not parse with them.
 */
export const withoutComments = (text: string): string => {
  const kept: string[] = []
  let at = 0
  let from = 0
  for (;;) {
    COMMENT_OR_CDATA.lastIndex = from
    const open = COMMENT_OR_CDATA.exec(text)
    if (!open) break
    const isComment = open[0] === '<!--'
    const close = text.indexOf(isComment ? '-->' : ']]>', open.index + open[0].length)
    if (close < 0) break
    from = close + 3
    if (!isComment) continue
    kept.push(text.slice(at, open.index))
    at = from
  }
  kept.push(text.slice(at))
  return kept.join('')
}

/** Cuts out a document type with its internal subset, and so every entity it declares. */
const dropDocumentType = (text: string): string => {
  const start = text.indexOf('<!DOCTYPE')
  if (start < 0) return text
  const bracket = text.indexOf('[', start)
  const close = text.indexOf('>', start)
  if (close < 0) return text
  if (bracket < 0 || bracket > close) return text.slice(0, start) + text.slice(close + 1)
  const subset = text.indexOf(']', bracket)
  const end = subset < 0 ? -1 : text.indexOf('>', subset)
  return end < 0 ? text : text.slice(0, start) + text.slice(end + 1)
}

const dropLeadingText = (text: string): string => {
  const start = text.indexOf('<')
  return start > 0 && text.slice(0, start).trim() !== '' ? text.slice(start) : text
}

const MENDERS: readonly Mender[] = [
  { damage: 'a byte order mark', mend: text => (text.startsWith('\ufeff') ? text.slice(1) : text) },
  { damage: 'characters that XML does not allow', mend: withoutForbidden },
  { damage: 'references to characters that XML does not allow', mend: dropForbiddenReferences },
  { damage: 'a document type', mend: dropDocumentType },
  { damage: 'text before the first tag', mend: dropLeadingText }
]
