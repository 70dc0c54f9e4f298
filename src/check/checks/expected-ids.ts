import { EXPECTED_LISTS } from '../../contracts/expected-tests.js'
import { placeInJson } from '../../score/expected/json-place.js'
import type { VerifierShapes } from '../../score/index.js'
import { hasParameters, testId } from '../../score/reports/test-id.js'
import { SHOWN_PROBLEMS, type StaticCheck, shown } from '../static-check.js'
import { EXPECTED_TESTS } from '../task-facts.js'

/** XML 1.0 has no way to write these, not even as a reference. */
const NOT_IN_XML =
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/

const UNNAMED = '<unnamed>'

/** Between class and name there is one dot, near the end in every id but a hostile one. */
const MOST_DOTS = 100

/** Whether some class and name make this id, tried at each dot, the last first. */
const canBeMade = (id: string, comparer: VerifierShapes['comparer']): boolean => {
  const made = (classname: string | undefined, method: string): boolean =>
    testId({ classname, name: method === UNNAMED ? '' : method }, comparer) === id
  let dot = id.lastIndexOf('.')
  for (let tried = 0; dot > 0 && tried < MOST_DOTS; tried++) {
    if (made(id.slice(0, dot), id.slice(dot + 1))) return true
    dot = id.lastIndexOf('.', dot - 1)
  }
  return made(undefined, id)
}

const whyNot = (id: string): string => {
  if (id === '') return 'it is empty'
  if (NOT_IN_XML.test(id)) return 'it has a character that no XML report can hold'
  if (hasParameters(id)) return 'it has parameters in brackets, and the scorer leaves such tests out'
  if (/@[0-9a-fA-F]+$/.test(id)) return 'the scorer cuts an ending of @ and hexadecimal digits off'
  return 'the scorer strips blanks and endings of @ and hexadecimal digits from class and name'
}

export const expectedIds: StaticCheck = {
  id: 'expected-ids',
  sentence: 'Every expected test has an id that the reference scorer can make of a report.',
  level: 'error',
  why: 'A list with an id that never comes is wrong: even the fix gets 0.',
  run: ({ expected, shapes, text }) => {
    if (expected === null) return { notRun: `${EXPECTED_TESTS} cannot be read` }
    const json = text(EXPECTED_TESTS) ?? ''
    const impossible = EXPECTED_LISTS.flatMap(list =>
      expected[list].flatMap((id, index) =>
        NOT_IN_XML.test(id) || !canBeMade(id, shapes.comparer) ? [{ list, index, id }] : []
      )
    )
    return impossible.map(({ list, index, id }, number) => ({
      file: EXPECTED_TESTS,
      line: number < SHOWN_PROBLEMS ? placeInJson(json, [list, index]).line : null,
      message: `${list} has ${shown(id)}, which no report can give: ${whyNot(id)}.`,
      advice: 'Take the id as junit_compare.py makes it, or leave the test out.'
    }))
  }
}
