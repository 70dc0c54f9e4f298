import type { ExpectedTests } from '../../contracts/expected-tests.js'
import { EXPECTED_LISTS } from '../../contracts/expected-tests.js'
import { placeInJson } from '../../score/expected/json-place.js'
import { type Problem, SHOWN_PROBLEMS, type StaticCheck, shown } from '../static-check.js'
import { EXPECTED_TESTS } from '../task-facts.js'

interface Place {
  readonly list: (typeof EXPECTED_LISTS)[number]
  readonly index: number
}

const advice = 'Each test belongs in one list, once: the one that says what became of it without the fix.'

/** Ids that stand in two lists, or twice in one. */
const repeated = (expected: ExpectedTests, text: string): Problem[] => {
  const seen = new Map<string, Place>()
  const problems: { id: string; first: Place; second: Place }[] = []
  for (const list of EXPECTED_LISTS) {
    for (const [index, id] of expected[list].entries()) {
      const first = seen.get(id)
      if (first === undefined) seen.set(id, { list, index })
      else problems.push({ id, first, second: { list, index } })
    }
  }
  // A line is looked for in the whole text each time, which may have megabytes.
  return problems.map(({ id, first, second }, number) => ({
    file: EXPECTED_TESTS,
    line: number < SHOWN_PROBLEMS ? placeInJson(text, [second.list, second.index]).line : null,
    message:
      first.list === second.list
        ? `${first.list} has ${shown(id)} twice.`
        : `${first.list} and ${second.list} both have ${shown(id)}.`,
    advice
  }))
}

export const expectedLists: StaticCheck = {
  id: 'expected-lists',
  sentence:
    'The lists of expected tests can be read, share no test, and name at least one that only the fix makes pass.',
  level: 'error',
  why: 'A test that has to be two things at once fails every trial; without a target test an untouched tree is right.',
  run: ({ expected, expectedFault, text }) => {
    if (expectedFault !== null) {
      const [, line] = /:(\d+): /.exec(expectedFault) ?? []
      return [
        {
          file: EXPECTED_TESTS,
          line: line === undefined ? null : Number(line),
          message: expectedFault,
          advice: 'Write the lists as the benchmark has them.'
        }
      ]
    }
    if (expected === null) return { notRun: `${EXPECTED_TESTS} cannot be read` }
    const targets = expected.f2p_tests.length + expected.s2p_tests.length + expected.n2p_tests.length
    const empty: Problem[] =
      targets > 0
        ? []
        : [
            {
              file: EXPECTED_TESTS,
              line: 1,
              message:
                'f2p_tests, s2p_tests and n2p_tests are all empty: no test tells the fix from an untouched tree.',
              advice: 'List the tests that fail without the fix and pass with it.'
            }
          ]
    return [...empty, ...repeated(expected, text(EXPECTED_TESTS) ?? '')]
  }
}
