import { linesOf } from '../../../text/lines.js'
import { plainLine } from '../plain-line.js'
import { HEAD, QUIET_SUMMARY, SUMMARY } from '../seen/pytest.js'
import { sumOf } from '../seen/summary-reader.js'
import type { Account } from './account.js'

/** What a worker of xdist puts before a result. */
const WORKER = /^\[gw\d+\] \[ *\d+%\] /
const NAMED = /^\S+::/
const STATUS = / (PASSED|FAILED)(?: |$)/
const AFTER_STATUS = /^(PASSED|FAILED) (\S.*)$/
/** A test as the official pattern reads it: parameters of other characters are left out. */
const NAME = /^([\p{L}\p{N}_/]+\.py)::(?:([\p{L}\p{N}_]+)::)?([\p{L}\p{N}_]+(?:\[[\p{L}\p{N}_-]+\])?)/u
/** unittest's own last line. */
const UNITTEST_FAILED = /^FAILED \((?:failures|errors)=\d/

const idOf = (name: string): string | null => {
  const [, file, owner, test] = NAME.exec(name) ?? []
  return file === undefined ? null : `${file}:${owner ?? 'None'}:${test}`
}

/** The tests of a session by name, as its list and its summary each have them. */
interface Named {
  readonly listed: Set<string>
  readonly summed: Set<string>
}

const named = (): Named => ({ listed: new Set(), summed: new Set() })
const most = ({ listed, summed }: Named): number => Math.max(listed.size, summed.size)

/** pytest: each session has its last line, which counts no fewer tests than are named, and no more failures. */
export const pytestAccount = (log: string): Account => {
  const passed = named()
  const failed = named()
  let heads = 0
  let summaries = 0
  let quiet = 0
  let counted = 0
  let failures = 0
  let unittest = false
  for (const raw of linesOf(log)) {
    const line = plainLine(raw).replace(WORKER, '')
    const listed = NAMED.test(line) ? STATUS.exec(line) : null
    const [, statusFirst, nameAfter = ''] = AFTER_STATUS.exec(line) ?? []
    if (HEAD.test(line)) heads++
    else if (listed) (listed[1] === 'PASSED' ? passed : failed).listed.add(line.slice(0, listed.index))
    else if (UNITTEST_FAILED.test(line)) unittest = true
    else if (statusFirst !== undefined)
      (statusFirst === 'PASSED' ? passed : failed).summed.add(nameAfter.split(' - ')[0]!)
    else if (SUMMARY.test(line) || QUIET_SUMMARY.test(line)) {
      if (line.startsWith('=')) summaries++
      else quiet++
      counted += sumOf(line, ['passed'])
      failures += sumOf(line, ['failed'])
    }
  }
  return {
    failed: [...failed.listed, ...failed.summed].map(idOf).filter(id => id !== null),
    problem: problemOf({
      heads,
      summaries,
      quiet,
      counted,
      failures,
      unittest,
      passed: most(passed),
      failed: most(failed)
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
