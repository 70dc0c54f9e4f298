import { linesOf } from '../../../text/lines.js'
import { XmlScanner } from '../../xml/scanner.js'
import { OPENING, SuiteReader, withoutTraces } from '../java-suites.js'
import { plainLine } from '../plain-line.js'
import { type Account, objection } from './account.js'
import { ReadingBudget } from './budget.js'

const BEGIN = /^\[INFO\] Scanning for projects\.\.\.$/
const END = /^\[\w{4,7}\] BUILD (SUCCESS|FAILURE)$/
const CRASHED =
  /The forked VM terminated without|Crashed tests:|ExecutionException There was an error in the forked/
/** Surefire's totals of a module. That of a class goes on with its time. */
const TOTALS =
  /^(?:\[\w{4,7}\] )?Tests run: \d{1,9}, Failures: (\d{1,9}), Errors: (\d{1,9}), Skipped: \d{1,9}(?:, Flakes: \d{1,9})?$/

/**
 * A test that Surefire names with its failure as it happens: `name(class)`, and in newer ones `class.name`;
 * old ones put no level before it.
 */
const NAMED =
  /^(?:\[ERROR\] )?(?:(\S.*)\(([\w.$]+)\) {1,3}|(\S.*?) -- )Time elapsed: .{1,40} <<< (?:FAILURE|ERROR)!$/

const CHUNK = 16 * 1024
/** How a report ends, whether its root is `testsuite` or `testsuites`; no honest tag of it is longer. */
const ENDING = '</testsuite'
const LONGEST_ENDING = 64

type Cases = SuiteReader['cases']

/** The end of the next piece to read: nothing follows an ending tag in it, for that need not be XML. */
const pieceEnd = (log: string, at: number): number => {
  const ahead = log.slice(at, at + CHUNK + LONGEST_ENDING)
  const ending = ahead.indexOf(ENDING)
  const close = ending < 0 || ending >= CHUNK ? -1 : ahead.indexOf('>', ending)
  return Math.min(at + (close < 0 ? CHUNK : close + 1), log.length)
}

/** The tests of the report that starts at a place, read as the XML that it is; null where that is too much. */
const casesFrom = (log: string, start: number, budget: ReadingBudget): Cases | null => {
  const reader = new SuiteReader()
  const scanner = new XmlScanner(reader)
  for (let at = start; at < log.length; ) {
    const end = pieceEnd(log, at)
    if (!budget.take(end - at)) return null
    const isWellFormed = scanner.push(log.slice(at, end))
    if (reader.isWhole) return reader.cases
    if (!isWellFormed) break
    at = end
  }
  return []
}

/** What Maven itself says of its tests. */
const consoleOf = (log: string) => {
  const named = new Set<string>()
  const seen = { begun: 0, ended: 0, broken: false, crashed: false, failures: 0 }
  for (const raw of linesOf(log)) {
    const line = plainLine(raw)
    const totals = TOTALS.exec(line)
    const end = END.exec(line)
    const [, name, owner, whole] = NAMED.exec(line) ?? []
    if (totals) seen.failures += Number(totals[1]) + Number(totals[2])
    else if (end) {
      seen.ended++
      seen.broken ||= end[1] === 'FAILURE'
    } else if (BEGIN.test(line)) seen.begun++
    else if (CRASHED.test(line)) seen.crashed = true
    else if (whole !== undefined) named.add(whole)
    else if (name !== undefined) named.add(`${owner}.${name}`)
  }
  return { ...seen, named }
}

/**
 * Surefire's reports, and what Maven says of them where it is not told to be quiet: reports are files, which
 * whatever runs among the tests can write.
 */
export const javaAccount = (log: string): Account => {
  const text = withoutTraces(log)
  const budget = new ReadingBudget(text)
  const failed = new Set<string>()
  const flaky = new Set<string>()
  let failures = 0
  for (let at = text.indexOf(OPENING); at >= 0; at = text.indexOf(OPENING, at + OPENING.length)) {
    const cases = casesFrom(text, at, budget)
    if (cases === null) return objection('more reports begin in the log than any runner prints')
    for (const test of cases) {
      if (test.failed) {
        // Tests of one name, such as those of one method with parameters, each count.
        failures++
        failed.add(test.id)
      }
      if (test.flaky) flaky.add(test.id)
    }
  }
  const seen = consoleOf(text)
  const problem = problemOf(seen, failures)
  for (const id of seen.named) if (!flaky.has(id)) failed.add(id)
  return { failed: [...failed], problem }
}

const problemOf = (seen: ReturnType<typeof consoleOf>, failed: number): string | null => {
  if (seen.crashed) return 'Surefire says that the process of the tests ended too early'
  if (seen.begun > seen.ended) return 'Maven began and did not come to its end'
  if (seen.failures > failed)
    return `Surefire counts ${seen.failures} tests that failed, of which the reports name ${failed}`
  if (seen.broken && seen.failures === 0)
    return 'Maven says that the build failed, and of no test that failed'
  return null
}
