import { describe, expect, test } from '@jest/globals'
import { calibrateTests, type Statuses } from '../../src/making/calibrate-tests.js'
import { comparisonOf, isResolved } from '../../src/score/transitions.js'

type Status = 'PASS' | 'FAIL' | 'SKIP'

const statuses = (entries: Readonly<Record<string, Status>>): Statuses => new Map(Object.entries(entries))

/** Each stage run once. */
const once = (stages: Readonly<Record<'base' | 'tests' | 'fix', Readonly<Record<string, Status>>>>) => ({
  base: [statuses(stages.base)],
  tests: [statuses(stages.tests)],
  fix: [statuses(stages.fix)]
})

describe('the transitions of a task', () => {
  const stages = once({
    base: { keeps: 'PASS', old: 'PASS', broken: 'FAIL' },
    tests: { keeps: 'PASS', mended: 'FAIL', skipped: 'SKIP', broken: 'FAIL' },
    fix: { keeps: 'PASS', mended: 'PASS', skipped: 'PASS', new: 'PASS', broken: 'FAIL', idle: 'SKIP' }
  })

  test('go by what a test was before the fix, where it passes with it', () => {
    expect(calibrateTests(stages)).toEqual({
      expected: {
        f2p_tests: ['mended'],
        p2p_tests: ['keeps'],
        s2p_tests: ['skipped'],
        n2p_tests: ['new'],
        run_result: { passed_tests: ['keeps', 'old'], failed_tests: ['broken'], skipped_tests: [] },
        test_patch_result: {
          passed_tests: ['keeps'],
          failed_tests: ['broken', 'mended'],
          skipped_tests: ['skipped']
        }
      },
      flaky: [],
      refusal: null
    })
  })

  test('give the fix reward 1 by the rules of the scorer, and an untouched tree 0', () => {
    const { expected } = calibrateTests(stages)
    expect(isResolved(comparisonOf(expected, stages.fix[0]!))).toBe(true)
    expect(isResolved(comparisonOf(expected, stages.tests[0]!))).toBe(false)
  })

  test('are sorted by code point', () => {
    const ids = ['\u{1F600}', '\uFF5E', 'b', 'B', 'é', 'ab', 'a']
    const fix = Object.fromEntries(ids.map(id => [id, 'PASS' as const]))
    const { expected } = calibrateTests(once({ base: {}, tests: {}, fix }))
    expect(expected.n2p_tests).toEqual(['B', 'a', 'ab', 'b', 'é', '\uFF5E', '\u{1F600}'])
  })
})

describe('a test that comes out differently in one stage', () => {
  const fixed = { f: 'PASS', t: 'PASS' } as const
  const calibrated = calibrateTests({
    base: [statuses({}), statuses({ sometimes: 'PASS' })],
    tests: [statuses({ f: 'FAIL', t: 'PASS' }), statuses({ f: 'FAIL', t: 'FAIL' })],
    fix: [statuses({ ...fixed, sometimes: 'FAIL' }), statuses({ ...fixed, sometimes: 'FAIL' })]
  })

  test('is listed with what was seen', () => {
    expect(calibrated.flaky).toEqual([
      {
        id: 'sometimes',
        stage: 'base',
        seen: new Map([
          ['NONE', 1],
          ['PASS', 1]
        ])
      },
      {
        id: 't',
        stage: 'tests',
        seen: new Map([
          ['PASS', 1],
          ['FAIL', 1]
        ])
      }
    ])
  })

  test('is in no list of any stage, and breaks nothing', () => {
    expect(calibrated.refusal).toBeNull()
    expect(JSON.stringify(calibrated.expected)).not.toMatch(/"t"|sometimes/)
    expect(calibrated.expected.f2p_tests).toEqual(['f'])
  })
})

describe('no task is made', () => {
  const refusal = (stages: Parameters<typeof once>[0]) => calibrateTests(once(stages)).refusal

  test('where no test ran with the fix', () => {
    expect(refusal({ base: { a: 'PASS' }, tests: { a: 'PASS' }, fix: {} })).toEqual({
      code: 'no-tests-ran',
      tests: []
    })
  })

  test('where the fix mends nothing', () => {
    const same = { a: 'PASS', b: 'FAIL', c: 'SKIP' } as const
    expect(refusal({ base: same, tests: same, fix: same })).toEqual({ code: 'nothing-fixed', tests: [] })
  })

  test('where the fix breaks a test that passed before it, or at the base commit without being there since', () => {
    expect(
      refusal({
        base: { a: 'PASS', guard: 'PASS', skipped: 'PASS' },
        tests: { a: 'PASS', f: 'FAIL', skipped: 'SKIP' },
        fix: { a: 'FAIL', f: 'PASS', guard: 'FAIL', skipped: 'FAIL' }
      })
    ).toEqual({ code: 'fix-breaks-tests', tests: ['a', 'guard', 'skipped'] })
  })

  test('but a test may fail before and after', () => {
    expect(refusal({ base: {}, tests: { a: 'FAIL', f: 'FAIL' }, fix: { a: 'FAIL', f: 'PASS' } })).toBeNull()
  })
})
