import { describe, expect, it } from '@jest/globals'
import { UserError } from '../../../src/contracts/errors.js'
import { readLanguage, readSplit } from '../../../src/dataset/rows/choose-rows.js'

describe('readSplit and readLanguage', () => {
  it('take a name in any case', () => {
    expect(readSplit('pb500')).toBe('pb500')
    expect(readSplit('Verified')).toBe('verified')
    expect(readLanguage('TypeScript')).toBe('typescript')
  })

  it('name what is valid, and what is near', () => {
    expect(() => readSplit('pb50')).toThrow(
      new UserError('--split "pb50" is not one of pb500, verified, full. Did you mean pb500?')
    )
    expect(() => readLanguage('kotlin', 'language')).toThrow(
      new UserError('language "kotlin" is not one of java, javascript, typescript, python.')
    )
  })
})
