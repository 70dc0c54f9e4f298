import type { Reason, ReasonCode } from '../contracts/verdict.js'
import {
  anomalies,
  type Comparison,
  expectsNothing,
  fixedNothing,
  listOf,
  type Miss,
  ranNothing,
  regressions,
  TRANSITION_NAMES
} from './transitions.js'

/** Counts with their noun: `1 test`, `3 tests`. */
const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`

/** A reason that concerns tests; null where there are none. */
const about = (
  code: ReasonCode,
  tests: readonly string[],
  sentence: (tests: string) => string
): Reason | null =>
  tests.length === 0
    ? null
    : { code, message: sentence(counted(tests.length, 'test')), tests: [...new Set(tests)] }

export const expectedListsEmpty: Reason = {
  code: 'expected-lists-empty',
  message:
    'The task expects no test at all, so nothing can show a fix; its expected_tests.json needs filling.'
}

export const noReport: Reason = {
  code: 'no-report',
  message:
    'The tests wrote no JUnit report. Most often the build broke before any test ran; the end of test-stdout.txt shows why.'
}

export const nothingRan = (paths: string[]): Reason => ({
  code: 'nothing-ran',
  message: 'There are reports, but no test in them that counts.',
  paths
})

export const reportUnreadable = (cause: string, paths: string[]): Reason => ({
  code: 'report-unreadable',
  message: `The merged reports are not well-formed XML (${cause}), and one bad file spoils all of them.`,
  paths
})

export const reportsTooLarge = (message: string, paths: string[]): Reason => ({
  code: 'reports-too-large',
  message: `${message} They were not scored.`,
  paths
})

/** Gradle tasks that compile, where the build's log says that they failed. */
const failedCompilations = (buildLog: string): string[] => {
  const tasks = new Set<string>()
  for (const [, task] of buildLog.matchAll(/^> Task (:\S*?compile\w*) FAILED\s*$/gm)) tasks.add(task!)
  return [...tasks]
}

/** The class part of an id, as far as it can be told: up to the last dot before the first blank. */
const classOf = (id: string): string => {
  const word = /^\S*/.exec(id)![0]
  return word.slice(0, Math.max(0, word.lastIndexOf('.')))
}

/** File names are limited to 255 bytes; Gradle then writes no report although the tests ran. */
const FILE_NAME_LIMIT = 255

const hasNameTooLong = (id: string): boolean =>
  new TextEncoder().encode(`TEST-${classOf(id)}.xml`).length > FILE_NAME_LIMIT

/** Whether most expected tests are missing, and with them all tests of several classes. */
const wholeClassesMissing = ({ expected, now }: Comparison, missing: readonly string[]): boolean => {
  const expectedCount = TRANSITION_NAMES.reduce((sum, name) => sum + listOf(expected, name).length, 0)
  if (missing.length * 2 < expectedCount) return false
  const seen = new Set([...now.keys()].map(classOf))
  const classes = new Set(missing.map(classOf))
  return classes.size > 1 && [...classes].every(name => !seen.has(name)) && !missing.some(hasNameTooLong)
}

/**
 * That tests never compiled: said by the build's log where there is one, else told from whole classes
 * of expected tests that left no trace.
 */
const notCompiled = (comparison: Comparison, missing: readonly string[], buildLog: string): Reason | null => {
  if (missing.length === 0) return null
  const tasks = failedCompilations(buildLog)
  if (tasks.length > 0)
    return {
      code: 'tests-not-compiled',
      message: `Gradle could not compile ${tasks.slice(0, 5).join(', ')}, so tests behind it never ran.`
    }
  return wholeClassesMissing(comparison, missing)
    ? {
        code: 'tests-not-compiled',
        message:
          'Whole classes of expected tests left no trace, as when their module does not compile; test-stdout.txt shows whether it did.'
      }
    : null
}

const missingSentence = (missing: readonly string[]) => (tests: string) =>
  `No report names ${tests} expected to pass: not run, renamed, or left out.` +
  (missing.some(hasNameTooLong)
    ? ' Some class names are too long for a file name, so that Gradle writes no report even if they pass.'
    : '')

const idsOf = (list: readonly Miss[], now: Miss['now']): string[] =>
  list.filter(miss => miss.now === now).map(miss => miss.id)

/**
 * Why the reward is 0, by the comparer's rules. A reason that explains all the others stands first;
 * the others follow by the number of tests they concern.
 */
export const reasonsOf = (
  comparison: Comparison,
  missed: readonly Miss[],
  context: { buildLog: string; paths: string[] }
): Reason[] => {
  if (expectsNothing(comparison.expected)) return [expectedListsEmpty]
  if (ranNothing(comparison)) return [nothingRan(context.paths)]
  const regressed = regressions(comparison)
  const regressedSet = new Set(regressed)
  const failed = idsOf(missed, 'FAIL').filter(id => !regressedSet.has(id))
  const missing = idsOf(missed, 'NONE')
  const expectedIds = new Set(missed.map(miss => miss.id))
  const guards = anomalies(comparison).filter(id => !expectedIds.has(id))
  const byTests = [
    about('test-failed', failed, tests => `${tests} expected to pass after the fix failed.`),
    about('test-missing', missing, missingSentence(missing)),
    about('regression', regressed, tests => `${tests} that passed without the fix failed.`),
    about('guard-test-failed', guards, tests => `${tests} failed that passed at the base commit.`),
    about('test-skipped', idsOf(missed, 'SKIP'), tests => `${tests} expected to pass were skipped.`),
    about(
      'wrong-category',
      idsOf(missed, 'PASS'),
      tests =>
        `${tests} passed but by another transition than the task lists; its expected_tests.json contradicts itself.`
    )
  ].filter(reason => reason !== null)
  byTests.sort((one, other) => (other.tests?.length ?? 0) - (one.tests?.length ?? 0))
  const compile = notCompiled(comparison, missing, context.buildLog)
  const reasons = compile ? [compile, ...byTests] : byTests
  if (reasons.length === 0 && fixedNothing(comparison)) return [nothingFixed]
  return reasons
}

const nothingFixed: Reason = {
  code: 'nothing-fixed',
  message:
    'All expected tests pass, but they did so before the fix as well: no test went from not passing to passing.'
}
