import { linesOf } from '../../text/lines.js'
import type { LogResults } from './log-results.js'

const OK = 'ok '
const NOT_OK = 'not ok '

/**
 * TAP: every line at the left margin that starts with `ok` or `not ok`, by the rest of the line with its
 * number and any directive. A skipped test is so a passed one, and one to be done may be a failed one.
 */
export const parseTap = (log: string): LogResults => {
  const passed: string[] = []
  const failed: string[] = []
  for (const line of linesOf(log)) {
    if (line.startsWith(OK)) passed.push(line.slice(OK.length))
    else if (line.startsWith(NOT_OK)) failed.push(line.slice(NOT_OK.length))
  }
  return { passed, failed }
}
