import { describe, expect, it } from '@jest/globals'
import { UserError } from '../../../src/contracts/errors.js'
import { readGates } from '../../../src/entry/read-options/read-gates.js'

describe('readGates', () => {
  it('takes several, each for itself or parted by commas, and each once', () => {
    expect(readGates(['error, below=40%', 'regression=0.01,', 'Error'])).toEqual([
      { kind: 'error' },
      { kind: 'below', rate: 0.4 },
      { kind: 'regression', alpha: 0.01 }
    ])
  })

  it.each([
    ['Resolved', '`fail-on` is `Resolved`; it has to be one of `never`, `error`, '],
    ['eror', '`cost=USD`. Did you mean `error`? Correct it, or leave it out'],
    [
      'error,lost',
      '`fail-on` is `lost`; `lost` needs a number of tasks from 1, such as `lost=2`. Correct it, '
    ],
    ['never,error', '`fail-on` is `never,error`; `never` stands alone. Leave out `never`, or all else.']
  ])('refuses %s and says what to do', (text, message) => {
    expect(() => readGates([text])).toThrow(UserError)
    expect(() => readGates([text])).toThrow(message)
  })
})
