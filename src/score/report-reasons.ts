import type { Reason, ReasonCode } from '../contracts/verdict.js'
import { plural } from '../text/plural.js'
import { hasNameTooLong, notCompiled } from './not-compiled.js'
import {
  type Comparison,
  expectsNothing,
  failedGuards,
  fixedNothing,
  type Miss,
  ranNothing,
  regressions
} from './transitions.js'

/** A reason that concerns tests; null where there are none. */
const about = (
  code: ReasonCode,
  tests: readonly string[],
  sentence: (tests: string) => string
): Reason | null =>
  tests.length === 0
    ? null
    : { code, message: sentence(plural(tests.length, 'test')), tests: [...new Set(tests)] }

const expectedListsEmpty: Reason = {
  code: 'expected-lists-empty',
  message:
    'The task expects no test at all, so nothing can show a fix; its expected_tests.json needs filling.'
}

/** Where nothing was collected, or the build broke before any test. */
export const noReport: Reason = {
  code: 'no-report',
  message:
    'The tests wrote no JUnit report. Most often the build broke before any test ran; the end of test-stdout.txt shows why.'
}

const nothingRan = (paths: string[]): Reason => ({
  code: 'nothing-ran',
  message: 'There are reports, but no test in them that counts.',
  paths
})

/** The strict comparer reads all files as one document, so that one of them spoils all; `paths` are theirs. */
export const reportUnreadable = (cause: string, paths: string[]): Reason => ({
  code: 'report-unreadable',
  message: `The merged reports cannot be read (${cause}), and one bad file spoils all of them.`,
  paths
})

/** Why reports beyond `ScoreLimits` count nothing; `message` is the limit as a sentence. */
export const reportsTooLarge = (message: string, paths: string[]): Reason => ({
  code: 'reports-too-large',
  message: `${message} The reports were not scored.`,
  paths
})

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
  const guards = failedGuards(comparison).filter(id => !expectedIds.has(id))
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
