import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { UserError } from '../../../src/contracts/errors.js'
import { expectedTestsSchema } from '../../../src/contracts/expected-tests.js'
import { placeInJson } from '../../../src/score/expected/json-place.js'
import { readExpectedTests } from '../../../src/score/index.js'
import { randomCases } from '../../random-cases.js'

const read = (text: string | Uint8Array) => readExpectedTests(Buffer.from(text), 'expected.json')

describe('readExpectedTests', () => {
  it('takes absent lists and stages for empty ones, and leaves other fields alone', () => {
    const empty = { passed_tests: [], failed_tests: [], skipped_tests: [] }
    expect(
      read(
        '{"n2p_tests": ["a\\nb"], "extra": 1, "run_result": {"passed_count": "many", "passed_tests": ["c"]}}'
      )
    ).toEqual({
      f2p_tests: [],
      p2p_tests: [],
      s2p_tests: [],
      n2p_tests: ['a\nb'],
      run_result: { ...empty, passed_tests: ['c'] },
      test_patch_result: empty
    })
  })

  it.each([
    ['{\n "f2p_tests": [\n  "a",\n  5\n ]\n}', 'expected.json:4: f2p_tests[1] has to be text'],
    ['{\n "f2p_tests": null}', 'expected.json:2: f2p_tests has to be a list'],
    ['{\n\n "n2p_tests": "abc"}', 'expected.json:3: n2p_tests has to be a list'],
    [
      '{"a": 1,\n "run_result": {\n "failed_tests": {}}}',
      'expected.json:3: run_result.failed_tests has to be a list'
    ],
    ['{"test_patch_result":\n null}', 'expected.json:2: test_patch_result has to be an object'],
    ['[]', 'expected.json:1: the file has to be an object'],
    ['{\n "f2p_tests": [\n}', 'expected.json:3: is not JSON'],
    ['{"f2p_tests": ["a" "b"]}', 'expected.json:1: is not JSON'],
    ['{\n\n', 'expected.json:3: is not JSON'],
    ['', 'expected.json:1: is not JSON'],
    ['{}\n{}', 'expected.json:2: is not JSON'],
    ['\ufeff{}', 'expected.json:1: is not JSON. It starts with a byte order mark.']
  ])('refuses %j with line and field', (text, message) => {
    expect(() => read(text)).toThrow(UserError)
    expect(() => read(text)).toThrow(message)
  })

  it('refuses bytes that are not UTF-8', () => {
    expect(() => read(Buffer.from('{\n"f2p_tests": ["\xff"]}', 'latin1'))).toThrow(
      'expected.json:2: is not UTF-8'
    )
  })

  it("accepts what the contract's schema accepts, and makes the same of it", () => {
    const list = fc.oneof(fc.array(fc.string()), fc.array(fc.anything()), fc.constant(null), fc.string())
    const stage = fc.oneof(
      fc.record({ passed_tests: list, failed_tests: list, skipped_tests: list }, { requiredKeys: [] }),
      fc.constant(null)
    )
    const file = fc.record(
      {
        f2p_tests: list,
        p2p_tests: list,
        s2p_tests: list,
        n2p_tests: list,
        run_result: stage,
        test_patch_result: stage
      },
      { requiredKeys: [] }
    )
    fc.assert(
      fc.property(file, value => {
        const text = safeJson(value)
        fc.pre(text !== undefined)
        const parsed = expectedTestsSchema.safeParse(JSON.parse(text!))
        if (parsed.success) expect(read(text!)).toEqual(parsed.data)
        else expect(() => read(text!)).toThrow(UserError)
      }),
      { numRuns: randomCases(200) }
    )
  })

  it('never throws anything else, whatever is cut off or changed', () => {
    const text = JSON.stringify(
      { f2p_tests: ['a', 'b\n'], run_result: { passed_tests: ['\u2028'] } },
      null,
      1
    )
    fc.assert(
      fc.property(
        fc.nat(text.length),
        fc.nat(5),
        fc.string({ unit: 'binary', maxLength: 3 }),
        (at, cut, put) => {
          try {
            read(text.slice(0, at) + put + text.slice(at + cut))
          } catch (error) {
            expect(error).toBeInstanceOf(UserError)
          }
        }
      ),
      { numRuns: randomCases(400) }
    )
  })
})

const safeJson = (value: unknown): string | undefined => {
  try {
    return JSON.stringify(value)
  } catch {
    return undefined
  }
}

describe('placeInJson', () => {
  it('agrees with JSON.parse on what is JSON', () => {
    const piece = fc.constantFrom(
      '{',
      '}',
      '[',
      ']',
      ',',
      ':',
      '"a"',
      '1',
      '-0.5e+3',
      '01',
      'true',
      'null',
      ' ',
      '\n',
      '"\\u00zz"',
      '"\t"',
      '"\\n"',
      'nul'
    )
    fc.assert(
      fc.property(
        fc.oneof(
          fc.array(piece).map(parts => parts.join('')),
          fc.json()
        ),
        text => {
          expect(placeInJson(text, []).broken).toBe(safeParse(text) === undefined)
        }
      ),
      { numRuns: randomCases(600) }
    )
  })

  it('does not overflow on depth', () => {
    expect(placeInJson('['.repeat(1_000_000), [])).toEqual({ line: 1, broken: false })
  })
})

const safeParse = (text: string): unknown => {
  try {
    return { value: JSON.parse(text) as unknown }
  } catch {
    return undefined
  }
}
