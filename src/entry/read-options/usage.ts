import type { OptionRow } from '../options.js'

/** How a row is written on a command line, with a word that stands for its value. */
export const usageOf = (row: OptionRow): string => {
  const value = (row.placeholder ?? 'value').toUpperCase()
  if (row.isBare) return row.type === 'list' ? `${value}...` : value
  return row.type === 'switch' ? `--${row.name}` : `--${row.name} ${value}`
}
