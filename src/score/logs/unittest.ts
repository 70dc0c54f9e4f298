import type { LogResults } from './log-results.js'
import { NextOf } from './next-of.js'
import { wordCharacterAt, wordEnd, wordStart } from './python-characters.js'
import { DOTS, STATUSES, UnittestAnchors } from './unittest-anchors.js'

/*
 * Names and statuses of unittest as the official harness finds them, by one pattern with these ways to
 * read on, of which the one that starts first is taken and what it covers is not looked at again:
 *
 *   test_a (tests.T)(x) ... ok                   class and parameters each may be absent
 *   test_a (tests.T) / any line / b ... ok       three lines, of which the first names the test
 *   FAIL: test_a (tests.T)(x)                    a heading, whose test counts for nothing
 *
 * So a test with a docstring is read by the last word before the dots, without a class, or is taken for
 * the first of three lines, whose status is that of another test.
 *
 * It is written as searches that only go forwards: the pattern reads the rest of the log once for each
 * test that has no status.
 */

/** A name, and its class where it has one, and where they end. */
interface Name {
  readonly start: number
  readonly wordEnd: number
  readonly owner: string
  readonly end: number
}

/** A test with the dots before its status, which may be another's. */
interface FoundTest extends Pick<Name, 'start' | 'wordEnd' | 'owner'> {
  readonly parameters: string
  readonly dots: number
}

/** What unittest's output says of its tests. */
export const parseUnittest = (log: string): LogResults => {
  const passed: string[] = []
  const failed: string[] = []
  for (const { id, status } of new UnittestReader(log).tests()) {
    if (status === 'ok') passed.push(id)
    else if (status === 'FAIL') failed.push(id)
  }
  return { passed, failed }
}

/** What follows the word that a heading starts with. */
const AFTER_HEADING = ': '

class UnittestReader {
  readonly #text: string
  readonly #anchors: UnittestAnchors
  readonly #headings: NextOf
  readonly #brackets: NextOf

  constructor(text: string) {
    this.#text = text
    this.#anchors = new UnittestAnchors(text)
    this.#headings = new NextOf(
      text,
      STATUSES.filter(status => status !== 'ok').map(status => status + AFTER_HEADING)
    )
    this.#brackets = new NextOf(text, [')'])
  }

  *tests(): Generator<{ readonly id: string; readonly status: string }> {
    let at = 0
    while (this.#anchors.dots(at) >= 0) {
      const lineFeed = this.#text.indexOf('\n', at)
      const lineEnd = lineFeed < 0 ? this.#text.length : lineFeed
      at = Math.max(yield* this.#testsOfLine(at, lineEnd), lineEnd + 1)
    }
  }

  /** The tests that start in a line from a place on; returns where the last of them ends. */
  *#testsOfLine(start: number, lineEnd: number): Generator<{ id: string; status: string }, number> {
    let at = start
    let single = this.#testIn(at, lineEnd)
    const threeLines = this.#threeLineTest(at, lineEnd)
    for (;;) {
      if (single !== null && single.wordEnd <= at) single = this.#testIn(at, lineEnd)
      const test = firstFrom(at, threeLines, single)
      if (test === null) return at
      const heading = this.#headingBetween(at, test.start)
      if (heading >= 0) {
        at = this.#headingEnd(heading, lineEnd)
        continue
      }
      const { status, end } = this.#anchors.statusAfter(test.dots)
      const name = this.#text.slice(test.start, test.wordEnd)
      yield { id: `${test.owner}:${name}:${test.parameters}`, status }
      if (end > lineEnd) return end
      at = end
    }
  }

  /** The first test whose dots are in the same line, from a place on. */
  #testIn(from: number, lineEnd: number): FoundTest | null {
    for (let at = from; ; ) {
      const dots = this.#anchors.dots(at)
      if (dots < 0 || dots >= lineEnd) return null
      const length = wordCharacterAt(this.#text, at)
      const end = length === 0 ? at + 1 : wordEnd(this.#text, at)
      const test = length === 0 ? null : this.#testAt(this.#nameAt(at, end), lineEnd)
      if (test) return test
      at = end
    }
  }

  /** The test that a name starts, where dots follow it or its parameters. */
  #testAt(name: Name, lineEnd: number): FoundTest | null {
    const { start, wordEnd, owner, end } = name
    if (this.#text[end] === '(') {
      const bracket = this.#anchors.closedDots(end + 2)
      if (bracket >= 0 && bracket < lineEnd)
        return { start, wordEnd, owner, parameters: this.#text.slice(end + 1, bracket), dots: bracket + 1 }
    }
    return this.#text.startsWith(DOTS, end) && this.#anchors.dots(end) === end
      ? { start, wordEnd, owner, parameters: '', dots: end }
      : null
  }

  /** The test that a line names at its end, where the line after the next starts with a test as well. */
  #threeLineTest(from: number, lineEnd: number): FoundTest | null {
    if (this.#text[lineEnd] !== '\n' || this.#text[lineEnd - 1] !== ')') return null
    const ownerStart = wordStart(this.#text, lineEnd - 1, { from, others: '.' })
    const end = ownerStart - ' ('.length
    if (ownerStart === lineEnd - 1 || end <= from || !this.#text.startsWith(' (', end)) return null
    const start = wordStart(this.#text, end, { from })
    const third = this.#text.indexOf('\n', lineEnd + 1) + 1
    if (start === end || third === 0) return null
    const nameEnd = wordEnd(this.#text, third)
    const lineFeed = this.#text.indexOf('\n', third)
    const test =
      nameEnd === third
        ? null
        : this.#testAt(this.#nameAt(third, nameEnd), lineFeed < 0 ? this.#text.length : lineFeed)
    return test && { ...test, start, wordEnd: end, owner: this.#text.slice(ownerStart, lineEnd - 1) }
  }

  /** A name of whole words, with the class that follows it in brackets, where one does. */
  #nameAt(start: number, end: number): Name {
    const owner = end + ' ('.length
    const ownerEnd = this.#text.startsWith(' (', end) ? wordEnd(this.#text, owner, '.') : owner
    return ownerEnd > owner && this.#text[ownerEnd] === ')'
      ? { start, wordEnd: end, owner: this.#text.slice(owner, ownerEnd), end: ownerEnd + 1 }
      : { start, wordEnd: end, owner: '', end }
  }

  /** The first heading from one place to before another; -1 where there is none. */
  #headingBetween(from: number, before: number): number {
    for (let at = this.#headings.at(from); at >= 0 && at < before; at = this.#headings.at(at + 1))
      if (wordCharacterAt(this.#text, at + this.#headings.wordAt(at)!.length) > 0) return at
    return -1
  }

  #headingEnd(heading: number, lineEnd: number): number {
    const start = heading + this.#headings.wordAt(heading)!.length
    const { end } = this.#nameAt(start, wordEnd(this.#text, start))
    const bracket = this.#text[end] === '(' ? this.#brackets.at(end + 2) : -1
    return bracket >= 0 && bracket < lineEnd ? bracket + 1 : end
  }
}

/** The one of two tests that starts first from a place on, without what of its name lies before that. */
const firstFrom = (at: number, one: FoundTest | null, other: FoundTest | null): FoundTest | null => {
  const [first = null] = [one, other]
    .filter(test => test !== null)
    .filter(test => test.wordEnd > at)
    .sort((left, right) => left.start - right.start)
  return first && { ...first, start: Math.max(first.start, at) }
}
