import { describe, expect, it } from '@jest/globals'
import { parsed } from './support/fixtures.js'

const python = (name: string) => parsed('PythonPyUnit', `pytest/${name}`)

describe('PythonPyUnit on pytest', () => {
  it('reads file, class and test, and no other status than PASSED and FAILED', () => {
    expect(python('verbose')).toEqual({
      passed: [
        'tests/test_sums.py:TestSums:test_adds',
        'tests/test_sums.py:None:test_plain',
        'tests/test_sums.py:None:test_param[a-1]',
        'tests/base.py:TestBase:test_shared',
        // Of classes in classes the inner one is taken for the test.
        'tests/test_sums.py:TestOuter:TestInner'
      ],
      failed: ['tests/test_sums.py:TestSums:test_divides']
    })
  })

  it('leaves parameters of other characters out, so that a test both passes and fails', () => {
    expect(python('parameters')).toEqual({
      passed: [
        'tests/test_sums.py:None:test_param',
        'tests/test_sums.py:None:test_param[e-f]',
        'tests/test_sums.py:None:test_param'
      ],
      failed: ['tests/test_sums.py:None:test_param']
    })
  })

  it('cuts a path at a character that is neither letter, digit, `_` nor `/`', () => {
    expect(python('paths')).toEqual({
      passed: ['shop/tests/test_sums.py:None:test_adds', 'v2.py:None:test_adds'],
      failed: []
    })
  })

  it('takes the next status, wherever it stands and of whichever test it is', () => {
    expect(python('printed-between')).toEqual({
      passed: ['tests/test_sums.py:None:test_prints', 'tests/test_sums.py:None:test_crashes'],
      failed: []
    })
  })

  it('looks at nothing behind the warnings', () => {
    expect(python('warnings-first')).toEqual({
      passed: ['tests/test_sums.py:None:test_adds'],
      failed: []
    })
  })

  it('gives each test of a summary the status of the next', () => {
    expect(python('summary-alone')).toEqual({
      passed: ['tests/test_sums.py:TestSums:test_adds'],
      failed: ['tests/test_sums.py:None:test_plain']
    })
  })

  it('reads a summary of one test as it is meant', () => {
    expect(python('summary-of-one')).toEqual({
      passed: ['tests/test_sums.py:TestSums:test_adds[a-1]'],
      failed: []
    })
  })

  it('finds no session under a head of few `=`', () => {
    expect(python('narrow-terminal')).toEqual({ passed: [], failed: [] })
  })

  it('takes a status out of the last name where none follows it', () => {
    expect(python('status-in-last-name')).toEqual({
      passed: ['tests/test_sums.py:None:test_is_'],
      failed: []
    })
  })
})
