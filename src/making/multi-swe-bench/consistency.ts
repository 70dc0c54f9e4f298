import { LISTS, type ListName, type Row, type RowProblem, type RowResult, type RowStatus } from './row.js'

const STATUSES = ['passed', 'failed', 'skipped'] as const

/** What a test was once the tests were put in and the fix was not. */
const BEFORE: Readonly<Record<ListName, RowStatus>> = {
  f2p_tests: 'failed',
  p2p_tests: 'passed',
  s2p_tests: 'skipped',
  n2p_tests: 'none'
}

/** The runs by the name that a map of tests has for each. */
const RUNS = { run: 'run_result', test: 'test_patch_result', fix: 'fix_patch_result' } as const
type Run = keyof typeof RUNS

/** So many characters of an id; some are whole texts. */
const LONGEST_ID = 120

const example = (ids: readonly string[]): string => {
  const [first = ''] = ids
  const shown = JSON.stringify(first.length > LONGEST_ID ? `${first.slice(0, LONGEST_ID)}…` : first)
  return ids.length > 1 ? `${shown} and ${ids.length - 1} more` : shown
}

const statusesOf = (result: RowResult): ReadonlyMap<string, RowStatus> =>
  new Map(STATUSES.flatMap(status => result[`${status}_tests`].map(id => [id, status] as const)))

/** A result whose counts are not those of its lists, or that has a test under two of them. */
const contradictions = (field: string, result: RowResult): RowProblem[] => {
  const sets = STATUSES.map(status => [status, new Set(result[`${status}_tests`])] as const)
  const counts = sets.flatMap(([status, ids]) => {
    const said = result[`${status}_count`]
    if (said === ids.size) return []
    return [{ field: `${field}.${status}_count`, message: `is ${said}, but ${status}_tests has ${ids.size}` }]
  })
  const overlaps = sets.flatMap(([status, ids], index) =>
    sets.slice(index + 1).flatMap(([other, others]) => {
      const both = [...ids].filter(id => others.has(id))
      return both.length === 0
        ? []
        : [{ field, message: `has as ${status} and as ${other}: ${example(both)}` }]
    })
  )
  return [...counts, ...overlaps]
}

type Known = Readonly<Record<Run, ReadonlyMap<string, RowStatus> | null>>

/** A list with tests that by the results do not belong there. */
const misplaced = (row: Row, list: ListName, known: Known): RowProblem[] => {
  const { ids, runs } = row[list]
  const statusIn = (run: Run, id: string): RowStatus => known[run]?.get(id) ?? 'none'
  const problem = (message: string, wrong: readonly string[]): RowProblem[] =>
    wrong.length === 0 ? [] : [{ field: list, message: `${message}: ${example(wrong)}` }]
  const disagree = (Object.keys(RUNS) as Run[]).flatMap(run =>
    runs === null || known[run] === null
      ? []
      : problem(
          `says of ${run} something else than ${RUNS[run]}`,
          ids.filter(id => runs[id]?.[run] !== statusIn(run, id))
        )
  )
  return [
    ...problem(
      `has tests that are not ${BEFORE[list]} in test_patch_result`,
      ids.filter(id => statusIn('test', id) !== BEFORE[list])
    ),
    ...(known.fix === null
      ? []
      : problem(
          'has tests that do not pass in fix_patch_result',
          ids.filter(id => statusIn('fix', id) !== 'passed')
        )),
    ...disagree
  ]
}

/** What in a row contradicts itself, as the reference scorer looks at it and at its lists. */
export const inconsistencies = (row: Row): RowProblem[] => {
  const { run_result, test_patch_result, fix_patch_result } = row
  const known: Known = {
    run: statusesOf(run_result),
    test: statusesOf(test_patch_result),
    fix: fix_patch_result === null ? null : statusesOf(fix_patch_result)
  }
  const seen = new Set<string>()
  const repeated = LISTS.flatMap(list => row[list].ids.filter(id => seen.has(id) || !seen.add(id)))
  const hasTarget = LISTS.some(list => list !== 'p2p_tests' && row[list].ids.length > 0)
  return [
    ...contradictions('run_result', run_result),
    ...contradictions('test_patch_result', test_patch_result),
    ...(fix_patch_result === null ? [] : contradictions('fix_patch_result', fix_patch_result)),
    ...LISTS.flatMap(list => misplaced(row, list, known)),
    ...(repeated.length === 0
      ? []
      : [{ field: null, message: `has tests twice in its lists: ${example(repeated)}` }]),
    ...(hasTarget
      ? []
      : [{ field: null, message: 'has no test in f2p_tests, s2p_tests or n2p_tests: nothing tells its fix' }])
  ]
}
