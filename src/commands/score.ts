import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { errorMessage, UserError } from '../contracts/errors.js'
import type { ExpectedTests } from '../contracts/expected-tests.js'
import type { Verdict } from '../contracts/verdict.js'
import {
  readExpectedTests,
  scoreReports,
  TRANSITION_NAMES,
  VERIFIER_FILES,
  type VerifierShapes,
  verifierShapes
} from '../score/index.js'
import { quote } from '../text/quote.js'
import { reportTree } from '../trial/list-report-files.js'
import { verdictText } from './verdict-text.js'

/** Everything `score` can be told, already read and validated at the edge. Paths are absolute. */
export interface ScoreOptions {
  /** The task's `expected_tests.json`. */
  expected: string
  /** The folder that Gradle ran in, or a trial's `verifier/junit`. */
  reports: string
  /** The task's `tests` folder, for the shapes of its verifier; default: the dataset's common one. */
  tests?: string | undefined
}

export interface ScoreResult {
  verdict: Verdict
  /** The verdict for people; `--json` prints the verdict itself. */
  text: string
  /** A verdict was reached, whatever it is. */
  exitCode: 0
}

/** `score`: the verdict on reports that are there already. */
export const score = async (options: ScoreOptions): Promise<ScoreResult> => {
  const expected = readExpectedTests(readInput(options.expected, 'expected tests'), options.expected)
  requireTests(expected, options.expected)
  requireFolder(options.reports, 'reports')
  const verdict = await scoreReports({
    expected,
    files: reportTree(options.reports),
    shapes: shapesOf(options.tests),
    containerReward: null,
    unwatched: true
  })
  const told = withoutRun(verdict, options.reports)
  return { verdict: told, text: verdictText(told), exitCode: 0 }
}

/** Nothing ran here whose output could tell why there is no report. */
const withoutRun = (verdict: Verdict, reports: string): Verdict => {
  const message = `There is no JUnit report below ${quote(reports)}: it is not the folder that the tests ran in, or the build broke before any ran.`
  return {
    ...verdict,
    reasons: verdict.reasons.map(reason => (reason.code === 'no-report' ? { ...reason, message } : reason))
  }
}

const readInput = (path: string, what: string): Uint8Array => {
  try {
    return readFileSync(path)
  } catch (error) {
    throw new UserError(
      `Cannot read the ${what} ${quote(path)}: ${errorMessage(error)}. Give the path of a file that exists.`
    )
  }
}

/** Any object is one that expects nothing, such as a trial's result; no reports could come to a verdict by it. */
const requireTests = (expected: ExpectedTests, path: string): void => {
  const lists = TRANSITION_NAMES.map(name => `${name}_tests` as const)
  if (lists.some(list => expected[list].length > 0)) return
  throw new UserError(
    `${quote(path)} expects no test: none of its lists ${lists.join(', ')} has one. Give the \`tests/expected_tests.json\` of a task.`
  )
}

const FOLDERS = {
  reports: "Give the folder that Gradle ran in, or a trial's `verifier/junit`.",
  tests: "Give the task's `tests` folder, or leave it out."
} as const

const requireFolder = (path: string, what: keyof typeof FOLDERS): void => {
  if (!statSync(path, { throwIfNoEntry: false })?.isDirectory())
    throw new UserError(`The ${what} folder ${quote(path)} is no folder. ${FOLDERS[what]}`)
}

/** The files of a task's `tests` folder that tell the shape of its verifier. */
const shapesOf = (tests: string | undefined): VerifierShapes => {
  if (tests === undefined) return verifierShapes({})
  requireFolder(tests, 'tests')
  const text = (name: string): string | undefined => {
    const path = join(tests, name)
    return statSync(path, { throwIfNoEntry: false })?.isFile() ? readFileSync(path, 'utf8') : undefined
  }
  return verifierShapes({
    collector: text(VERIFIER_FILES.collector),
    comparer: text(VERIFIER_FILES.comparer),
    testSh: text(VERIFIER_FILES.testSh)
  })
}
