import type { GradingName, Gradings, ListGrading, SimpleGrading } from '../../contracts/swe-polybench.js'
import type { Reason, ReasonCode } from '../../contracts/verdict.js'
import type { ExpectedLists, ListRule } from './grade-lists.js'

/** Why a grading says 0: one reason that explains all, or what became of the tests, the most first. */
export const gradingReasons = (row: ExpectedLists, gradings: Gradings, name: GradingName): Reason[] => {
  if (name === 'simple') return gradings.simple ? [simpleReason(gradings.simple)] : []
  const grading = gradings[name]
  return grading ? listReasons(row, grading, name) : []
}

const listReasons = (row: ExpectedLists, grading: ListGrading, rule: ListRule): Reason[] => {
  if (!grading.patchApplied) return [doesNotApply(grading)]
  if (grading.timedOut) return [TIMED_OUT]
  if (rule === 'strict' && row.F2P.length === 0) return [NO_LIST]
  if (!grading.withLogs || grading.passedTests.length + grading.failedTests.length === 0)
    return [NOTHING_NAMED]
  const passed = new Set(grading.passedTests)
  const failed = new Set(grading.failedTests)
  const f2pSet = new Set(row.F2P)
  const f2p = [...f2pSet]
  const p2p = [...new Set(row.P2P)].filter(test => !f2pSet.has(test))
  const isMissing = (test: string) => !passed.has(test) && !failed.has(test)
  const countsAsFailed = (test: string) => failed.has(test) && (rule === 'strict' || !passed.has(test))
  const missing = [...f2p, ...(rule === 'strict' ? p2p : [])].filter(isMissing)
  const tests = [
    about(
      'test-failed',
      f2p.filter(countsAsFailed),
      tests => `${tests} expected to pass after the fix failed.`
    ),
    about(
      'test-missing',
      missing,
      tests => `The log names no result of ${tests} expected to pass: not run, renamed, or left out.`
    ),
    about(
      'regression',
      p2p.filter(test => failed.has(test)),
      tests => `${tests} that passed without the fix failed.`
    )
  ]
    .filter(reason => reason !== null)
    .sort((one, other) => other.tests.length - one.tests.length)
  return grading.contradiction === undefined ? tests : [contradicts(grading.contradiction), ...tests]
}

const contradicts = (how: string): Reason => ({
  code: 'log-contradicts-itself',
  message: `The results that the log names are not to be believed: ${how}.`
})

type TestsReason = Reason & { tests: string[] }

const about = (code: ReasonCode, tests: string[], sentence: (tests: string) => string): TestsReason | null =>
  tests.length === 0
    ? null
    : { code, message: sentence(`${tests.length} test${tests.length === 1 ? '' : 's'}`), tests }

const doesNotApply = ({ steps }: Pick<ListGrading, 'steps'>): Reason => {
  const step = steps.find(({ rung }) => rung === null)
  const said = step && step.said !== '' ? `: ${step.said}` : '.'
  return {
    code: 'patch-does-not-apply',
    message: `The ${step?.patch === 'test' ? "row's test" : "agent's"} patch does not apply by any rung of the ladder${said}`
  }
}

const TIMED_OUT: Reason = {
  code: 'tests-timed-out',
  message: 'The tests ran out of time; what they had printed by then is not graded.'
}

const NO_LIST: Reason = {
  code: 'expected-lists-empty',
  message:
    'The row expects no test to go from failing to passing, so nothing can show a fix; its F2P needs filling.'
}

const NOTHING_NAMED: Reason = {
  code: 'nothing-ran',
  message:
    "The row's parser finds no result of a test in the log. Most often the build broke before any test ran; the log's end shows why."
}

const SIMPLE: Readonly<Record<NonNullable<SimpleGrading['reason']>, string>> = {
  'nothing-ran': "No test was seen to run by the language's runner.",
  'test-failed': "The language's runner says that tests failed, or failed itself.",
  'tests-timed-out': "The language's runner ran out of time.",
  'patch-does-not-apply': "The agent's patch does not apply."
}

const simpleReason = ({ reason, exitCode }: SimpleGrading): Reason => {
  const code = reason ?? 'test-failed'
  const exit = exitCode === null || exitCode === 0 ? '' : ` It exited with ${exitCode}.`
  return { code, message: `${SIMPLE[code]}${exit}` }
}
