import { visible } from '../../escape.js'

/** Colours and cursor movements of terminals, titles of windows, and links. */
const TERMINAL = /\u001b(?:\[[0-9;:?]*[ -/]*[@-~]|\][^\u0007\u001b]*(?:\u0007|\u001b\\)|[@-Z\\-_])/g

/**
 * Output of a program as lines to be read: without what only a terminal understands; what overwrote a
 * line (a progress bar) is shown as it was in the end; what cannot be seen is spelled out.
 */
export const readableLines = (text: string): string[] =>
  text
    .replace(TERMINAL, '')
    .replace(/\r+\n/g, '\n')
    .split('\n')
    .map(line => readableLine(line.slice(line.trimEnd().lastIndexOf('\r') + 1)))

/** A line of foreign text; tabs stay. */
export const readableLine = (line: string): string => line.split('\t').map(visible).join('\t')

/** A size of a file: `512 bytes`, `4.2 kB`, `1.3 MB`. */
export const formatBytes = (bytes: number): string => {
  if (bytes < 1000) return `${bytes} bytes`
  if (bytes < 999_950) return `${(bytes / 1000).toFixed(1)} kB`
  return `${(bytes / 1_000_000).toFixed(1)} MB`
}
