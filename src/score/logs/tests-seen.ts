import type { RowLanguage } from '../../contracts/swe-polybench.js'
import { linesOf } from '../../text/lines.js'
import { testsInMochaReport } from './mocha.js'
import { plainLine } from './plain-line.js'
import { MochaReader } from './seen/mocha.js'
import { PytestReader } from './seen/pytest.js'
import { BlockReader, type BlockStep, type SummaryReader, sumOf } from './seen/summary-reader.js'
import { SurefireReader } from './seen/surefire.js'
import { TapReader } from './seen/tap.js'

const counting = (words: readonly string[]) => (line: string) => sumOf(line, words)

/** Jest's last lines, all four. */
const JEST: readonly BlockStep[] = [
  { pattern: /^Test Suites: .*\d+ total$/ },
  { pattern: /^Tests: .*\d+ total$/, count: counting(['passed', 'failed']) },
  { pattern: /^Snapshots: .*\d+ total$/ },
  { pattern: /^Time: / }
]

/** Vitest's last lines. */
const VITEST: readonly BlockStep[] = [
  { pattern: /^ *Test Files {2}.*\(\d+\)$/ },
  { pattern: /^ *Tests {2}.*\(\d+\)$/, count: counting(['passed', 'failed']) },
  { pattern: /^ *Type Errors {2}/, optional: true },
  { pattern: /^ *Errors {2}/, optional: true },
  { pattern: /^ *Start at {2}/ },
  { pattern: /^ *Duration {2}/ }
]

const nodeCount = (line: string): number => Number(/\d{1,9}$/.exec(line)?.[0] ?? 0)

/** The last lines of Node's own runner, by its reporters `spec` and `tap`. */
const nodeTest = (mark: string): readonly BlockStep[] => [
  { pattern: new RegExp(`^${mark} tests \\d+$`) },
  { pattern: new RegExp(`^${mark} suites \\d+$`), optional: true },
  { pattern: new RegExp(`^${mark} pass \\d+$`), count: nodeCount },
  { pattern: new RegExp(`^${mark} fail \\d+$`), count: nodeCount },
  { pattern: new RegExp(`^${mark} cancelled \\d+$`) },
  { pattern: new RegExp(`^${mark} skipped \\d+$`) },
  { pattern: new RegExp(`^${mark} todo \\d+$`) },
  { pattern: new RegExp(`^${mark} duration_ms `) }
]

const javascriptReaders = (): SummaryReader[] => [
  ...[JEST, VITEST, nodeTest('ℹ'), nodeTest('#')].map(steps => new BlockReader(steps)),
  new MochaReader(),
  new TapReader()
]

const READERS: Readonly<Record<RowLanguage, () => SummaryReader[]>> = {
  python: () => [new PytestReader()],
  java: () => [new SurefireReader()],
  javascript: javascriptReaders,
  typescript: javascriptReaders
}

/** No line of a summary is longer, and of longer ones patterns see no more. */
const LONGEST_LINE = 500

/**
 * How many tests a language's runner says that it ran, passed or not, by what it printed: pytest; Jest,
 * Vitest, Mocha, Node's own and TAP; Surefire. 0 where no summary is whole.
 *
 * A summary counts only in the shape that its runner gives it, at the margin, with the lines that go with
 * it: a line that merely says `3 passed` counts nothing. It can still be printed on purpose, which
 * {@link runnerFilesOf} tells where it is done by a changed test script. Where the output is read by
 * several runners' rules, the highest count is taken.
 */
export const testsSeen = (language: RowLanguage, output: string): number => {
  const readers = READERS[language]()
  let previous = ''
  for (const line of linesOf(output)) {
    const text = plainLine(line, LONGEST_LINE)
    // Blank lines in a row say no more than one.
    if (text !== '' || previous !== '') for (const reader of readers) reader.line(text)
    previous = text
  }
  const reported = READERS[language] === javascriptReaders ? testsInMochaReport(output) : 0
  return Math.max(reported, ...readers.map(({ seen }) => seen))
}
