import stringWidth from 'string-width'
import { shorten, visible } from './escape.js'

/** Combining marks add no width, so width alone would not bound a cell. */
const POINTS_PER_COLUMN = 4

/** One line of at most `width` columns as a terminal counts them, wide letters as two. */
export const fitColumns = (text: string, width: number): string => {
  const safe = shorten(visible(text.slice(0, POINTS_PER_COLUMN * width)), POINTS_PER_COLUMN * width)
  const whole = text.length <= POINTS_PER_COLUMN * width
  if (whole && stringWidth(safe) <= width) return safe
  let fitted = ''
  for (const { segment } of new Intl.Segmenter().segment(safe)) {
    if (stringWidth(fitted) + stringWidth(segment) > width - 1) break
    fitted += segment
  }
  return `${fitted}…`
}

export interface Column {
  readonly title: string
  readonly cells: readonly string[]
  /** The most columns of the terminal that it takes. */
  readonly width: number
  readonly align?: 'left' | 'right'
}

const GAP = '  '

/** Columns side by side under their titles, each as wide as its widest cell needs. */
export const layOutColumns = (columns: readonly Column[]): string[] => {
  const fitted = columns.map(({ title, cells, width, align }) => {
    const lines = [title, ...cells].map(cell => fitColumns(cell, width))
    const widest = lines.reduce((most, line) => Math.max(most, stringWidth(line)), 0)
    return lines.map(line => {
      const blanks = ' '.repeat(widest - stringWidth(line))
      return align === 'right' ? blanks + line : line + blanks
    })
  })
  const rows = fitted[0]?.length ?? 0
  return Array.from({ length: rows }, (_, row) =>
    fitted
      .map(lines => lines[row])
      .join(GAP)
      .trimEnd()
  )
}
