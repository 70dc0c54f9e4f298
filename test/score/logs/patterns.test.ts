import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { suitesOf } from '../../../src/score/logs/java-suites.js'
import { parsePytest } from '../../../src/score/logs/pytest.js'
import { parseUnittest } from '../../../src/score/logs/unittest.js'
import { randomCases } from '../../random-cases.js'
import { pytestByPatterns, suitesByPatterns, unittestByPatterns } from './support/patterns.js'

/** Texts put together of pieces that the patterns care about, in any order. */
const textOf = (pieces: readonly string[]): fc.Arbitrary<string> =>
  fc.array(fc.constantFrom(...pieces), { maxLength: 40 }).map(parts => parts.join(''))

const RUNS = { numRuns: randomCases(1_000) }

describe('the searches of the parsers find what the patterns find', () => {
  it('in output of pytest', () => {
    const pieces = ['a', 'b/c', 'é', '.py', '::', '.py::t', '[', ']', '[x-1]', '[x.y]', '-', '.', ' ', '\n']
    const statuses = [
      'PASSED',
      'FAILED',
      'ERROR',
      'XFAIL',
      'SKIPPED',
      'PASS',
      ' <- ',
      ' <- d/e.py',
      'f.py::T::t '
    ]
    fc.assert(
      fc.property(textOf([...pieces, ...statuses]), text => {
        const session = `===== test session starts =====${text}!`
        expect(parsePytest(session)).toEqual(pytestByPatterns(session))
      }),
      RUNS
    )
  })

  it('in output of unittest', () => {
    const pieces = [
      'a',
      't_1',
      'é',
      '(',
      ')',
      ' (',
      ' (m.T)',
      '(x=1)',
      '.',
      ' ',
      '\n',
      ')\n',
      ' ... ',
      ' ... ok'
    ]
    const statuses = [
      'ok',
      'FAIL',
      'FAIL: ',
      'ERROR: t',
      'skipped',
      '\nok',
      '\nFAIL',
      '\n\n',
      't (m.T)\n',
      ' ... FAIL\n'
    ]
    fc.assert(
      fc.property(textOf([...pieces, ...statuses]), text => {
        expect(parseUnittest(text)).toEqual(unittestByPatterns(text))
      }),
      RUNS
    )
  })

  it('in reports of Surefire', () => {
    const pieces = [
      '<testsuite',
      '<testsuites',
      '</testsuite>',
      '</testsuites>',
      '>',
      '/>',
      ' ',
      '\n',
      '<testcase/>'
    ]
    fc.assert(
      fc.property(textOf(pieces), text => {
        expect([...suitesOf(text)]).toEqual(suitesByPatterns(text))
      }),
      RUNS
    )
  })
})
