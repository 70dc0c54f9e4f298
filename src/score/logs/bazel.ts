import { linesOf } from '../../text/lines.js'
import { pythonStrip } from '../reports/python-text.js'
import type { LogResults } from './log-results.js'

/** The colours that are taken off; others stay in the ids. */
const COLOURS = ['\u001b[0m', '\u001b[32m', '\u001b[31m', '\u001b[1m']

const PASSED = 'PASSED'
const FAILED = 'FAILED'

/**
 * Bazel's summary in angular, and any other line that has PASSED or FAILED in it: the test is what stands
 * before the word, such as `(cached)`, without the first of two slashes. A line with both has passed.
 */
export const parseBazel = (log: string): LogResults => {
  const passed: string[] = []
  const failed: string[] = []
  for (const line of linesOf(log)) {
    const isPassed = line.includes(PASSED)
    if (!isPassed && !line.includes(FAILED)) continue
    const clean = COLOURS.reduce((text, colour) => text.replaceAll(colour, ''), line)
    const name = clean.slice(0, clean.indexOf(clean.includes(PASSED) ? PASSED : FAILED))
    const test = pythonStrip(name.startsWith('//') ? name.slice(1) : name)
    if (isPassed) passed.push(test)
    else failed.push(test)
  }
  return { passed, failed }
}
