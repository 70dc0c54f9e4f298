import { visible } from '../text/visible.js'

// Text in one line, which every way out begins with.
export { visible }

/** Cuts text to so many code points, the last of them an ellipsis. */
export const shorten = (text: string, length: number): string => {
  // A code point has at most two units, so nothing longer needs to be looked at.
  const points = [...text.slice(0, 2 * length + 2)]
  return points.length <= length && text.length <= 2 * length + 2
    ? text
    : `${points.slice(0, Math.max(0, length - 1)).join('')}…`
}

const ENTITIES = /[&<>"'`*~|\\$[\]]|(?<![A-Za-z0-9])_|_(?![A-Za-z0-9])/g

/**
 * Text as Markdown that shows it as it is, also in a cell of a table: no markup, HTML, formula, link
 * or mention comes of it. A comment that shows nothing keeps apart what GitHub would make a link.
 */
export const escapeMarkdown = (text: string): string =>
  visible(text)
    .replace(ENTITIES, character => `&#${character.charCodeAt(0)};`)
    .replace(/@/g, '@<!-- -->')
    .replace(/:(?=\/\/)/g, ':<!-- -->')
    .replace(/\bwww\./gi, match => `${match.slice(0, -1)}<!-- -->.`)

/** Foreign text as code in Markdown: an element, since no run of backticks is safe for every text. */
export const markdownCode = (
  text: string,
  { maxLength = 200 }: { readonly maxLength?: number } = {}
): string =>
  text === '' ? '<code>(empty)</code>' : `<code>${escapeMarkdown(shorten(text, maxLength))}</code>`

const FIRST_LINES = 2
const LAST_LINES = 8

/**
 * A message of several lines, such as one that ends in the last lines of a log, as code that keeps
 * its lines: the first two and the last eight.
 */
export const markdownLines = (text: string): string => {
  const lines = text.split('\n').filter(line => line.trim() !== '')
  const isLong = lines.length > FIRST_LINES + LAST_LINES + 1
  const shown = isLong ? [...lines.slice(0, FIRST_LINES), '…', ...lines.slice(-LAST_LINES)] : lines
  return shown.length === 0
    ? markdownCode('')
    : shown.map(line => markdownCode(line.trimEnd(), { maxLength: 400 })).join('<br>')
}
