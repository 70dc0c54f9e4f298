import { linesOf } from '../../../text/lines.js'
import type { LogResults } from '../log-results.js'
import { plainLine } from '../plain-line.js'
import { HEAD, QUIET_SUMMARY, SUMMARY } from '../seen/pytest.js'
import { sumOf } from '../seen/summary-reader.js'
import type { Account } from './account.js'

/** What a worker of xdist puts before a result. */
const WORKER = /^\[gw\d+\] \[ *\d+%\] /
const NAMED = /^\S+::/
const STATUS = / (PASSED|FAILED|SUBFAIL(?:ED)?)(?: |[[(]|$)/
/** A status first; that of a test's part has what it is called behind it. */
const AFTER_STATUS = /^(PASSED|FAILED|SUBFAIL(?:ED)?)(?:[[(].{0,300}?[\])])? (\S.*)$/
/**
 * A test as the official pattern reads it: of the file what is of these characters, and parameters of
 * other ones are left out.
 */
const NAME =
  /^\S*?(?<![\p{L}\p{N}_/])([\p{L}\p{N}_/]+\.py)::(?:([\p{L}\p{N}_]+)::)?([\p{L}\p{N}_]+(?:\[[\p{L}\p{N}_-]+\])?)/u
/** unittest's own last line. */
const UNITTEST_FAILED = /^FAILED \((?:failures|errors)=\d/

const idOf = (name: string): string | null => {
  const [, file, owner, test] = NAME.exec(name) ?? []
  return file === undefined ? null : `${file}:${owner ?? 'None'}:${test}`
}

/** Tests of pytest by name, as lists and summaries of sessions each have them. */
class Named {
  readonly #byPlace = { listed: new Set<string>(), summed: new Set<string>() }
  readonly #lines = { listed: 0, summed: 0 }

  add(place: 'listed' | 'summed', name: string): void {
    this.#byPlace[place].add(name)
    this.#lines[place]++
  }

  get names(): string[] {
    return Object.values(this.#byPlace).flatMap(names => [...names])
  }

  /** How many there are at least, whatever is named twice. */
  get atLeast(): number {
    return Math.max(...Object.values(this.#byPlace).map(({ size }) => size))
  }

  /** How many there are at most: a test that failed twice, or in parts, is counted as often. */
  get atMost(): number {
    return Math.max(...Object.values(this.#lines))
  }
}

/** pytest: each session has its last line, which counts no fewer tests than are named, and no more failures. */
export const pytestAccount = (log: string, reading: LogResults): Account => {
  const passed = new Named()
  const failed = new Named()
  let heads = 0
  let summaries = 0
  let quiet = 0
  let counted = 0
  let failures = 0
  let unittest = false
  const add = (place: 'listed' | 'summed', status: string, name: string) => {
    if (status !== 'PASSED') failed.add(place, name)
    // Whatever else is printed of something that passed, as it is with `-rA`, is no test.
    else if (idOf(name) !== null) passed.add(place, name)
  }
  for (const raw of linesOf(log)) {
    const line = plainLine(raw).replace(WORKER, '')
    const listed = NAMED.test(line) ? STATUS.exec(line) : null
    const [, statusFirst, nameAfter = ''] = AFTER_STATUS.exec(line) ?? []
    if (HEAD.test(line)) heads++
    else if (listed) add('listed', listed[1]!, line.slice(0, listed.index))
    else if (UNITTEST_FAILED.test(line)) unittest = true
    else if (statusFirst !== undefined) add('summed', statusFirst, nameAfter.split(' - ')[0]!)
    else if (SUMMARY.test(line) || QUIET_SUMMARY.test(line)) {
      if (line.startsWith('=')) summaries++
      else quiet++
      counted += sumOf(line, ['passed'])
      failures += sumOf(line, ['failed'])
    }
  }
  return {
    failed: failed.names.map(idOf).filter(id => id !== null),
    problem: problemOf({
      heads,
      summaries,
      quiet,
      counted,
      failures,
      unittest,
      passed: Math.max(passed.atLeast, new Set(reading.passed).size),
      failed: failed.atMost
    })
  }
}

const problemOf = (seen: {
  heads: number
  summaries: number
  quiet: number
  counted: number
  failures: number
  unittest: boolean
  passed: number
  failed: number
}): string | null => {
  if (seen.unittest) return 'unittest says that tests failed, where the results are taken for those of pytest'
  if (seen.heads > 0 && seen.summaries !== seen.heads)
    return `pytest began ${seen.heads} times and has ${seen.summaries} last lines`
  if (seen.heads === 0 && seen.quiet + seen.summaries === 0) return 'the last line of pytest is not there'
  if (seen.passed > seen.counted)
    return `${seen.passed} tests are named as passed, of which pytest counts ${seen.counted}`
  if (seen.failures > seen.failed)
    return `pytest counts ${seen.failures} tests that failed, of which ${seen.failed} are named`
  return null
}
