import { EXPECTED_RESULTS, type ExpectedTests, type StageResult } from '../../contracts/expected-tests.js'
import { placeInJson } from '../../score/expected/json-place.js'
import { type Problem, SHOWN_PROBLEMS, type StaticCheck, shown } from '../static-check.js'
import { EXPECTED_TESTS } from '../task-facts.js'

const STATUSES = ['passed', 'failed', 'skipped'] as const
type Status = (typeof STATUSES)[number]

/** What became of a test of each list, once the tests were put in and the fix was not. */
const BEFORE = {
  f2p_tests: 'failed',
  p2p_tests: 'passed',
  s2p_tests: 'skipped',
  n2p_tests: null
} as const satisfies Readonly<Record<string, Status | null>>

type List = keyof typeof BEFORE

const statusesOf = (stage: StageResult): ReadonlyMap<string, Status> =>
  new Map(STATUSES.flatMap(status => stage[`${status}_tests`].map(id => [id, status] as const)))

/** A test that a stage's result has under two statuses. */
const torn = (expected: ExpectedTests): Omit<Problem, 'file' | 'advice'>[] =>
  EXPECTED_RESULTS.flatMap(stage => {
    const seen = new Map<string, Status>()
    return STATUSES.flatMap(status =>
      expected[stage][`${status}_tests`].flatMap(id => {
        const other = seen.get(id)
        seen.set(id, status)
        return other === undefined || other === status
          ? []
          : [{ line: null, message: `${stage} has ${shown(id)} as ${other} and as ${status}.` }]
      })
    )
  })

const wordOf = (status: Status | null): string => status ?? 'not there'

const LISTS = Object.keys(BEFORE) as List[]

/** Ids in more than one list, which another check tells of; they cannot be right in both. */
const sharedIds = (expected: ExpectedTests): ReadonlySet<string> => {
  const seen = new Set<string>()
  const distinct = LISTS.flatMap(list => [...new Set(expected[list])])
  return new Set(distinct.filter(id => seen.has(id) || !seen.add(id)))
}

const misplaced = (expected: ExpectedTests, text: string): Omit<Problem, 'file' | 'advice'>[] => {
  const before = statusesOf(expected.test_patch_result)
  const shared = sharedIds(expected)
  const found = LISTS.flatMap(list =>
    expected[list].flatMap((id, index) => {
      const status = before.get(id) ?? null
      return status === BEFORE[list] || shared.has(id) ? [] : [{ list, index, id, status }]
    })
  )
  return found.map(({ list, index, id, status }, number) => ({
    line: number < SHOWN_PROBLEMS ? placeInJson(text, [list, index]).line : null,
    message: `${list} has ${shown(id)}, which is ${wordOf(status)} in test_patch_result; it should be ${wordOf(BEFORE[list])}.`
  }))
}

export const expectedStages: StaticCheck = {
  id: 'expected-stages',
  sentence: 'The lists of expected tests agree with the results of the two stages they were made from.',
  level: 'error',
  why: 'A list that does not follow from the results was edited, or made from others; the scorer compares with both.',
  run: ({ expected, text }) => {
    if (expected === null) return { notRun: `${EXPECTED_TESTS} cannot be read` }
    const problems = [...torn(expected), ...misplaced(expected, text(EXPECTED_TESTS) ?? '')]
    return problems.map(problem => ({
      ...problem,
      file: EXPECTED_TESTS,
      advice: 'Make lists and results anew from one run of the stages.'
    }))
  }
}
