import type { ContentHandler } from '../xml/scanner.js'
import { XmlScanner } from '../xml/scanner.js'
import type { Attribute } from '../xml/tag.js'
import { type LogResults, NO_TESTS } from './log-results.js'
import { isPythonSpace } from './python-characters.js'

/** What a shell with `-x` says while it prints the report files, and may say in the middle of one. */
const TRACE = '+ read -r file'

/** So many are taken out: the official harness passes a flag where the number of replacements goes. */
const TRACES_TAKEN_OUT = 16

/** A log without them. */
export const withoutTraces = (log: string): string => {
  const parts: string[] = []
  let from = 0
  while (parts.length < TRACES_TAKEN_OUT) {
    const at = log.indexOf(TRACE, from)
    if (at < 0) break
    parts.push(log.slice(from, at))
    from = at + TRACE.length
    while (isPythonSpace(log.charCodeAt(from))) from++
  }
  return parts.length === 0 ? log : parts.join('') + log.slice(from)
}

/** A build that broke, other than by tests that failed. */
const isBroken = (log: string): boolean =>
  (/build failure/i.test(log) || /compilation error/i.test(log)) && !/there are test failures/i.test(log)

export const OPENING = '<testsuite'
const CLOSING = '</testsuite>'

/**
 * The texts from `<testsuite` to the next `</testsuite>`. As the pattern of the official harness, this
 * takes `<testsuites>` for a beginning and ends a suite at the end of the first one within it.
 */
export function* suitesOf(log: string): Generator<string> {
  for (let start = log.indexOf(OPENING); start >= 0; ) {
    const tagEnd = log.indexOf('>', start + OPENING.length)
    const closing = tagEnd < 0 ? -1 : log.indexOf(CLOSING, tagEnd + 1)
    if (closing < 0) return
    const end = closing + CLOSING.length
    yield log.slice(start, end)
    start = log.indexOf(OPENING, end)
  }
}

interface OpenCase {
  readonly id: string
  failed: boolean
  skipped: boolean
  /** It failed at first, and passed when it was run again. */
  flaky: boolean
}

/** Test cases at any depth below the root. A failure or error wins over `skipped`, and a retry's is none. */
export class SuiteReader implements ContentHandler {
  readonly cases: OpenCase[] = []
  roots = 0
  readonly #open: (OpenCase | null)[] = []

  open(name: string | null, attributes: readonly Attribute[]): void {
    if (this.#open.length === 0) this.roots++
    const parent = this.#open.at(-1)
    if (parent && (name === 'failure' || name === 'error')) parent.failed = true
    if (parent && name === 'skipped') parent.skipped = true
    if (parent && (name === 'flakyFailure' || name === 'flakyError')) parent.flaky = true
    const test =
      name === 'testcase' ? { id: idOf(attributes), failed: false, skipped: false, flaky: false } : null
    if (test) this.cases.push(test)
    this.#open.push(test)
  }

  close(): void {
    this.#open.pop()
  }

  /** Whether the first root has been closed. */
  get isWhole(): boolean {
    return this.roots > 0 && this.#open.length === 0
  }
}

/** `classname.name`; a missing name is `None`, and a missing class is left out. */
const idOf = (attributes: readonly Attribute[]): string => {
  const attribute = (name: string) => attributes.find(one => one.name === name)?.value
  const classname = attribute('classname')
  return `${classname === undefined ? '' : `${classname}.`}${attribute('name') ?? 'None'}`
}

/** The test cases of one suite; none where it is no document for itself. */
const casesOf = (suite: string): readonly OpenCase[] => {
  const reader = new SuiteReader()
  const scanner = new XmlScanner(reader)
  return scanner.push(suite) && scanner.end() && reader.roots === 1 ? reader.cases : []
}

/**
 * Surefire's reports as the log prints them. A build that broke names no tests; a suite that is no document
 * for itself is passed over; skipped tests are in neither list.
 */
export const parseJavaSuites = (log: string): LogResults => {
  const text = withoutTraces(log)
  if (isBroken(text)) return NO_TESTS
  const cases: OpenCase[] = []
  for (const suite of suitesOf(text)) for (const test of casesOf(suite)) cases.push(test)
  return {
    passed: cases.filter(({ failed, skipped }) => !failed && !skipped).map(({ id }) => id),
    failed: cases.filter(({ failed }) => failed).map(({ id }) => id)
  }
}
