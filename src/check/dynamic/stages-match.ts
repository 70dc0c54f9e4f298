import type { ExpectedTests, StageResult } from '../../contracts/expected-tests.js'
import type { ReportedStatus } from '../../score/reports/test-results.js'
import { firstFew } from '../../text/first-few.js'
import { plural } from '../../text/plural.js'
import { type DynamicCheck, NOTHING_RAN, nothingKnown, type TriedStage } from '../dynamic-check.js'
import { type NotRun, type Problem, shown } from '../static-check.js'
import { EXPECTED_TESTS } from '../task-facts.js'
import { type AbsentTests, absentTests } from './absent-tests.js'
import { flakyTestIds } from './test-counts.js'

type Statuses = ReadonlyMap<string, ReportedStatus>

const SHOWN_TESTS = 10

const LISTS = { PASS: 'passed_tests', FAIL: 'failed_tests', SKIP: 'skipped_tests' } as const
const WORDS: Readonly<Record<ReportedStatus, string>> = { PASS: 'passed', FAIL: 'failed', SKIP: 'skipped' }
const FROM: Readonly<Record<ReportedStatus | 'NONE', keyof ExpectedTests>> = {
  PASS: 'p2p_tests',
  FAIL: 'f2p_tests',
  SKIP: 's2p_tests',
  NONE: 'n2p_tests'
}

const ADVICE = 'Make the file anew with `kotlin-bench calibrate`, or find out why the tests differ here.'

const statusesOf = (result: StageResult): Statuses =>
  new Map(
    (['PASS', 'FAIL', 'SKIP'] as const).flatMap(status =>
      result[LISTS[status]].map(id => [id, status] as const)
    )
  )

const word = (status: ReportedStatus | undefined): string =>
  status === undefined ? 'not there' : WORDS[status]

const NAMED_ABSENT = 5

const firstOf = (ids: readonly string[]): string => firstFew(ids, { most: NAMED_ABSENT, show: shown })

/** One problem for all tests that either the file or the runs do not have: a renamed class is in every list. */
const absent = ({ inRuns, inFile }: AbsentTests): Problem[] => {
  const gone = `${EXPECTED_TESTS} names ${plural(inRuns.length, 'test')} that no run has: ${firstOf(inRuns)}`
  const came = `runs have ${plural(inFile.length, 'test')} that ${inRuns.length > 0 ? 'it' : EXPECTED_TESTS} does not name: ${firstOf(inFile)}`
  const message =
    inRuns.length === 0
      ? `The ${came}.`
      : inFile.length === 0
        ? `${gone}.`
        : `${gone}; the ${came}. They may be the same by another name.`
  return inRuns.length + inFile.length === 0
    ? []
    : [{ file: EXPECTED_TESTS, line: null, message, advice: ADVICE }]
}

/** One problem for all tests of a stage that are not as the file says. */
const differing = (what: string, tests: readonly string[]): Problem[] => {
  if (tests.length === 0) return []
  const more = tests.length > SHOWN_TESTS ? `; and ${tests.length - SHOWN_TESTS} more` : ''
  const message = `${what} differs in ${plural(tests.length, 'test')}: ${tests.slice(0, SHOWN_TESTS).join('; ')}${more}.`
  return [{ file: EXPECTED_TESTS, line: null, message, advice: ADVICE }]
}

/** Tests that a stage gives another status than the file says. */
const inResult = (
  name: string,
  result: StageResult,
  now: Statuses,
  passOver: ReadonlySet<string>
): Problem[] => {
  const before = statusesOf(result)
  const ids = [...new Set([...before.keys(), ...now.keys()])].filter(id => !passOver.has(id))
  const wrong = ids.filter(id => before.get(id) !== now.get(id))
  return differing(
    name,
    wrong.map(id => `${shown(id)} is ${word(before.get(id))} in the file and ${word(now.get(id))} here`)
  )
}

/** Tests that make another transition than the file says. */
const inTransitions = (
  expected: ExpectedTests,
  { tests, fix }: { tests: Statuses; fix: Statuses },
  passOver: ReadonlySet<string>
): Problem[] => {
  const listed = new Map(
    Object.values(FROM).flatMap(list => (expected[list] as readonly string[]).map(id => [id, list] as const))
  )
  const made = new Map(
    [...fix].flatMap(([id, status]) =>
      status === 'PASS' ? [[id, FROM[tests.get(id) ?? 'NONE']] as const] : []
    )
  )
  const ids = [...new Set([...listed.keys(), ...made.keys()])].filter(id => !passOver.has(id))
  const wrong = ids.filter(id => listed.get(id) !== made.get(id))
  const place = (list: keyof ExpectedTests | undefined): string => list ?? 'no list'
  return differing(
    'The transition to the fixed tree',
    wrong.map(
      id =>
        `${shown(id)} is in ${place(listed.get(id))} and belongs into ${place(made.get(id))} (${word(tests.get(id))} before the fix, ${word(fix.get(id))} with it)`
    )
  )
}

/** Why a stage says nothing, where none of its runs does. */
const silence = (stage: TriedStage['stage'], runs: readonly TriedStage[]): Problem[] => {
  const why =
    runs[0]?.fault?.message ?? runs[0]?.verdict?.reasons[0]?.message ?? 'its reports cannot be read.'
  const message = `The tests came to no result in stage ${stage}: ${why}`
  return [
    {
      file: EXPECTED_TESTS,
      line: null,
      message,
      advice: 'Run the task with `-a nop` or `-a oracle` and read test-stdout.txt.'
    }
  ]
}

const compare = (
  expected: ExpectedTests,
  runs: readonly TriedStage[],
  missing: AbsentTests
): readonly Problem[] | NotRun => {
  const of = (stage: TriedStage['stage']) => runs.filter(run => run.stage === stage)
  const first = (stage: TriedStage['stage']): Statuses | null =>
    of(stage).find(({ statuses }) => statuses !== null)?.statuses ?? null
  // What changes from run to run is told by another check.
  const told = new Set([...flakyTestIds(runs), ...missing.inRuns, ...missing.inFile])
  const [base, tests, fix] = [first('base'), first('tests'), first('fix')]
  return [
    ...absent(missing),
    ...(base ? inResult('run_result', expected.run_result, base, told) : silence('base', of('base'))),
    ...(tests
      ? inResult('test_patch_result', expected.test_patch_result, tests, told)
      : silence('tests', of('tests'))),
    ...(fix ? (tests ? inTransitions(expected, { tests, fix }, told) : []) : silence('fix', of('fix')))
  ]
}

export const stagesMatch: DynamicCheck = {
  id: 'stages-match',
  sentence:
    'The tests at the base commit, with test.patch and with the fix come out as expected_tests.json says.',
  level: 'error',
  why: 'The scorer compares with these lists test by test; one that is wrong makes good work fail, or bad work pass.',
  run: facts => {
    const { stages, expected } = facts
    if (stages === undefined) return NOTHING_RAN
    if (expected === null) return { notRun: `${EXPECTED_TESTS} cannot be read` }
    return nothingKnown(stages) ?? compare(expected, stages, absentTests(facts))
  }
}
