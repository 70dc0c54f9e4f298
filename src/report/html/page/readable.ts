import { withoutTerminalCodes } from '../../../text/terminal-codes.js'
import { visible } from '../../escape.js'

/** What a line shows in the end: what stands behind its last carriage return that is followed by something. */
const lastShown = (line: string): string => {
  let end = line.length
  while (line[end - 1] === '\r') end--
  const start = line.slice(0, end).trimEnd().lastIndexOf('\r') + 1
  return line.slice(start, end)
}

/**
 * Output of a program as lines to be read: without what only a terminal understands; what overwrote a
 * line (a progress bar) is shown as it was in the end; what cannot be seen is spelled out.
 */
export const readableLines = (text: string): string[] =>
  withoutTerminalCodes(text)
    .split('\n')
    .map(line => readableLine(lastShown(line)))

/** A line of foreign text; tabs stay. */
export const readableLine = (line: string): string => line.split('\t').map(visible).join('\t')

/** A size of a file: `512 bytes`, `4.2 kB`, `1.3 MB`. */
export const formatBytes = (bytes: number): string => {
  if (bytes < 1000) return `${bytes} bytes`
  if (bytes < 999_950) return `${(bytes / 1000).toFixed(1)} kB`
  return `${(bytes / 1_000_000).toFixed(1)} MB`
}
