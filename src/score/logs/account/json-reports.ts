import { parseJson } from '../../../text/parse-json.js'
import { objectStarts } from '../json-reports.js'
import type { LogResults } from '../log-results.js'
import { type Account, objection } from './account.js'
import { ReadingBudget } from './budget.js'

const QUOTE = 0x22
const BACKSLASH = 0x5c
const OPENING = 0x7b
const CLOSING = 0x7d

/** The end of the object that starts at a place, its braces in strings passed over; the log's where it has none. */
const objectEnd = (log: string, start: number): number => {
  let depth = 0
  let inString = false
  for (let at = start; at < log.length; at++) {
    const code = log.charCodeAt(at)
    if (inString) {
      if (code === BACKSLASH) at++
      else if (code === QUOTE) inString = false
    } else if (code === QUOTE) inString = true
    else if (code === OPENING) depth++
    else if (code === CLOSING && --depth === 0) return at + 1
  }
  return log.length
}

/** How a runner's reports are told from other text. */
export interface ReportKind {
  /** The first key of a report. */
  readonly key: string
  /** Its tests; null where an object is none of its reports. */
  read(report: unknown): LogResults | null
}

/**
 * A runner that prints one report of JSON. Each is read for itself, wherever it stands: also where one
 * before it is all that the parser looks at, or where it was made a part of another.
 */
export const reportsAccount = (log: string, { key, read }: ReportKind): Account => {
  const budget = new ReadingBudget(log)
  const failed: string[] = []
  let readable = 0
  for (const start of objectStarts(log, key)) {
    const end = objectEnd(log, start)
    if (!budget.take(end - start)) return objection('more reports begin in the log than any runner prints')
    const report = parseJson(log.slice(start, end))
    if (report === undefined) return objection('a report begins in the log that cannot be read')
    const results = read(report)
    if (results === null) continue
    readable++
    failed.push(...results.failed)
  }
  const problem = readable > 0 ? null : 'no report in the log can be read for itself'
  return { failed, problem }
}
