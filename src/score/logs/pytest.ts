import type { LogResults } from './log-results.js'
import { NextOf } from './next-of.js'
import { pytestSession } from './pytest-session.js'
import { isPythonSpace, wordEnd, wordStart } from './python-characters.js'

/*
 * Names and statuses of pytest as the official harness finds them, by two patterns that it tries in turn:
 *
 *   name, then the next status wherever it stands    tests/test_a.py::TestA::test_b[x] PASSED
 *   status, then name                                PASSED tests/test_a.py::TestA::test_b[x]
 *
 * The second is tried only where the first finds nothing at all. In a summary of two lines it does find
 * something: the name of each line with the status of the next.
 *
 * Both are written as searches that only go forwards, because a name without a status makes the patterns
 * read the rest of the log, once for each.
 */

const STATUSES = ['PASSED', 'FAILED', 'SKIPPED', 'ERROR', 'XFAIL', 'XPASS']
const AFTER_FILE = '.py::'
const BESIDE_WORDS_IN_FILES = '/'
const BESIDE_WORDS_IN_PARAMETERS = '-'

/** What follows `file.py::`. */
interface TestName {
  readonly owner: string
  /** The name without its class and its parameters. */
  readonly start: number
  readonly wordsEnd: number
  /** Where the parameters end that can be read: those of letters, digits, `_` and `-`. */
  readonly parametersEnd: number
}

interface NamedTest {
  readonly status: string
  readonly file: string
  readonly owner: string
  readonly test: string
}

/** What pytest's output says of its tests. */
export const parsePytest = (log: string): LogResults => {
  const session = pytestSession(log)
  const beforeStatus = [...testsBeforeStatus(session)]
  const tests = beforeStatus.length > 0 ? beforeStatus : [...testsAfterStatus(session)]
  const idsOf = (wanted: string): string[] =>
    tests
      .filter(({ status }) => status === wanted)
      .map(({ file, owner, test }) => `${file}:${owner || 'None'}:${test}`)
  return { passed: idsOf('PASSED'), failed: idsOf('FAILED') }
}

function* testsBeforeStatus(text: string): Generator<NamedTest> {
  const statuses = new NextOf(text, STATUSES)
  const lastStatus = Math.max(...STATUSES.map(status => text.lastIndexOf(status)))
  let from = 0
  let fileEnd = text.indexOf(AFTER_FILE)
  while (fileEnd >= 0 && fileEnd < lastStatus) {
    const fileStart = wordStart(text, fileEnd, { from, others: BESIDE_WORDS_IN_FILES })
    const name = fileStart < fileEnd ? nameBefore(text, fileEnd + AFTER_FILE.length, lastStatus) : null
    if (name === null) {
      fileEnd = text.indexOf(AFTER_FILE, fileEnd + 1)
      continue
    }
    const nameEnd = endBefore(text, name, lastStatus)
    const at = statuses.at(nameEnd)
    const status = statuses.wordAt(at)!
    yield {
      status,
      file: `${text.slice(fileStart, fileEnd)}.py`,
      owner: name.owner,
      test: text.slice(name.start, Math.min(nameEnd, name.parametersEnd))
    }
    from = at + status.length
    fileEnd = text.indexOf(AFTER_FILE, from)
  }
}

function* testsAfterStatus(text: string): Generator<NamedTest> {
  const statuses = new NextOf(text, STATUSES)
  for (let at = statuses.at(0); at >= 0; ) {
    const status = statuses.wordAt(at)!
    const blank = at + status.length
    const fileEnd = wordEnd(text, blank + 1, BESIDE_WORDS_IN_FILES)
    const isFile =
      isPythonSpace(text.charCodeAt(blank)) && fileEnd > blank + 1 && text.startsWith(AFTER_FILE, fileEnd)
    const name = isFile ? namesAt(text, fileEnd + AFTER_FILE.length).next().value : undefined
    if (name) {
      yield {
        status,
        file: `${text.slice(blank + 1, fileEnd)}.py`,
        owner: name.owner,
        test: text.slice(name.start, name.parametersEnd)
      }
    }
    at = statuses.at(name ? sourceEnd(text, name.parametersEnd) : at + 1)
  }
}

/** The ways to read a name, the first to be tried first: with a class, then without. */
function* namesAt(text: string, at: number): Generator<TestName> {
  const wordsEnd = wordEnd(text, at)
  if (wordsEnd === at) return
  if (text.startsWith('::', wordsEnd)) {
    const start = wordsEnd + '::'.length
    const end = wordEnd(text, start)
    if (end > start)
      yield {
        owner: text.slice(at, wordsEnd),
        start,
        wordsEnd: end,
        parametersEnd: parametersEnd(text, end)
      }
  }
  yield { owner: '', start: at, wordsEnd, parametersEnd: parametersEnd(text, wordsEnd) }
}

/** The first way to read a name after whose first letter a status can still come. */
const nameBefore = (text: string, at: number, lastStatus: number): TestName | null => {
  for (const name of namesAt(text, at)) if (name.start < lastStatus) return name
  return null
}

/**
 * Where a name ends so that a status still follows: with all that belongs to it, else without what stands
 * behind it, at last within its own word. Only the last name of an output can be so cut.
 */
const endBefore = (text: string, name: TestName, lastStatus: number): number =>
  [sourceEnd(text, name.parametersEnd), name.parametersEnd, name.wordsEnd].find(end => end <= lastStatus) ??
  lastStatus

const parametersEnd = (text: string, from: number): number => {
  if (text[from] !== '[') return from
  const end = wordEnd(text, from + 1, BESIDE_WORDS_IN_PARAMETERS)
  return end > from + 1 && text[end] === ']' ? end + 1 : from
}

/** The end of ` <- other/file.py`, by which pytest says where a test was inherited from. */
const sourceEnd = (text: string, from: number): number => {
  const file = from + ' <- '.length
  const isArrow =
    isPythonSpace(text.charCodeAt(from)) &&
    text.startsWith('<-', from + 1) &&
    isPythonSpace(text.charCodeAt(file - 1))
  const end = isArrow ? wordEnd(text, file, BESIDE_WORDS_IN_FILES) : from
  return isArrow && end > file && text.startsWith('.py', end) ? end + '.py'.length : from
}
