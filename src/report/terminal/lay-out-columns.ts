import stringWidth from 'string-width'
import { shorten, visible } from '../escape.js'

/** Combining marks add no width, so width alone would not bound a cell. */
const POINTS_PER_COLUMN = 4

/** Which end of a text stays where it is too long. */
type Kept = 'beginning' | 'end'

/** As many of the letters, from the first, as have room. */
const fitting = (letters: readonly string[], width: number): string[] => {
  let used = 0
  const excess = letters.findIndex(letter => {
    used += stringWidth(letter)
    return used > width
  })
  return excess < 0 ? [...letters] : letters.slice(0, excess)
}

/** One line of at most `width` columns as a terminal counts them, wide letters as two. */
export const fitColumns = (text: string, width: number, keep: Kept = 'beginning'): string => {
  const points = POINTS_PER_COLUMN * width
  const near = visible(keep === 'end' ? text.slice(-points) : text.slice(0, points))
  const safe = keep === 'end' ? near : shorten(near, points)
  if (text.length <= points && stringWidth(safe) <= width) return safe
  const letters = Array.from(new Intl.Segmenter().segment(safe), ({ segment }) => segment)
  return keep === 'end'
    ? `…${fitting(letters.reverse(), width - 1)
        .reverse()
        .join('')}`
    : `${fitting(letters, width - 1).join('')}…`
}

export interface Column {
  readonly title: string
  readonly cells: readonly string[]
  /** The most columns of the terminal that it takes. */
  readonly width: number
  readonly align?: 'left' | 'right'
  /** Of a cell that is too long; by default its beginning. */
  readonly keep?: Kept
}

const GAP = '  '

/** Columns side by side under their titles, each as wide as its widest cell needs. */
export const layOutColumns = (columns: readonly Column[]): string[] => {
  const fitted = columns.map(({ title, cells, width, align, keep }) => {
    const lines = [fitColumns(title, width), ...cells.map(cell => fitColumns(cell, width, keep))]
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
