import { linesOf } from '../../../text/lines.js'
import type { LogResults } from '../log-results.js'
import { plainLine } from '../plain-line.js'
import type { Account } from './account.js'

const HEADING = /^FAIL: ([\p{L}\p{N}_]+)(?: \(([\p{L}\p{N}_.]+)\))?/u
const ANY_HEADING = /^FAIL: /
const RAN = /^Ran (\d{1,9}) tests? in [\d.]{1,15}s$/
/** Not `expected failures`, which are none; nose names what was skipped first. */
const FAILED = /^FAILED \((?:.*?, )?failures=(\d{1,9})/
/** By the last word of its docstring a test is named in a list, see `unittest.ts`. */
const LAST_WORD = /([\p{L}\p{N}_]{1,200})$/u

/** unittest: it says how many tests ran and failed, and lists each that failed once more. */
export const unittestAccount = (log: string, { passed }: LogResults): Account => {
  const failed: string[] = []
  let headings = 0
  let ended = false
  let ran = 0
  let failures = 0
  let afterHeading = false
  for (const raw of linesOf(log)) {
    const line = plainLine(raw)
    const word = afterHeading ? LAST_WORD.exec(line)?.[1] : undefined
    if (word !== undefined) failed.push(`:${word}:`)
    afterHeading = ANY_HEADING.test(line)
    if (afterHeading) {
      headings++
      const [, name, owner = ''] = HEADING.exec(line) ?? []
      if (name !== undefined) failed.push(`${owner}:${name}:`)
    }
    const count = RAN.exec(line)
    if (count) {
      ended = true
      ran += Number(count[1])
    }
    failures += Number(FAILED.exec(line)?.[1] ?? 0)
  }
  return { failed, problem: problemOf({ ended, ran, passed: new Set(passed).size, failures, headings }) }
}

const problemOf = (seen: {
  ended: boolean
  ran: number
  passed: number
  failures: number
  headings: number
}): string | null => {
  if (!seen.ended) return 'the last lines of unittest are not there'
  if (seen.passed > seen.ran) return `${seen.passed} tests are named as passed, and unittest ran ${seen.ran}`
  if (seen.failures > seen.headings)
    return `unittest counts ${seen.failures} tests that failed, of which ${seen.headings} are named`
  return null
}
