import { type LogResults, NO_TESTS } from './log-results.js'
import { parseMocha } from './mocha.js'
import { isPythonSpace } from './python-characters.js'
import { parseTap } from './tap.js'

const REPORTER = '--reporter json'
const DIGIT = /^\p{Nd}$/u

/** Whether the first line that starts with `>` and names the JSON reporter has `mocha` before that. */
export const startsMocha = (log: string): boolean => {
  for (let at = log.indexOf(REPORTER); at >= 0; ) {
    const start = log.lastIndexOf('\n', at) + 1
    const lineFeed = log.indexOf('\n', at)
    const line = log.slice(start, lineFeed < 0 ? log.length : lineFeed)
    const end = line.lastIndexOf(REPORTER) + REPORTER.length
    if (line.startsWith('>')) return line.slice(0, end).includes('mocha')
    at = log.indexOf(REPORTER, start + end)
  }
  return false
}

/** Whether a line starts with `TAP version` and a number. */
export const startsTap = (log: string): boolean => {
  for (let at = log.indexOf('version'); at >= 0; at = log.indexOf('version', at + 1)) {
    const start = at - 'TAP '.length
    const number = at + 'version '.length
    if (
      log.startsWith('TAP', start) &&
      (start === 0 || log[start - 1] === '\n') &&
      isPythonSpace(log.charCodeAt(at - 1)) &&
      isPythonSpace(log.charCodeAt(number - 1)) &&
      DIGIT.test(String.fromCodePoint(log.codePointAt(number) ?? 0))
    )
      return true
  }
  return false
}

/**
 * three.js and svelte: Mocha's JSON report where npm's line `> ... mocha ... --reporter json` says that it
 * was run, else TAP where its head is there, else no tests. A report without that line is not looked at.
 */
export const parseMochaOrTap = (log: string): LogResults => {
  if (startsMocha(log)) return parseMocha(log)
  return startsTap(log) ? parseTap(log) : NO_TESTS
}
