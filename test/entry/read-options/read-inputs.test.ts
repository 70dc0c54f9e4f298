import { describe, expect, it } from '@jest/globals'
import { UserError } from '../../../src/contracts/errors.js'
import { inputRows } from '../../../src/entry/options.js'
import { readInputs } from '../../../src/entry/read-options/read-inputs.js'
import { readValues } from '../../../src/entry/read-options/read-values.js'

/** What the runner sets when the user gives nothing: action.yml's defaults. */
const untouched = Object.fromEntries(
  inputRows().map(row => [`INPUT_${row.name.toUpperCase()}`, row.default ?? ''])
)

const read = (given: Record<string, string>) =>
  readValues(readInputs({ PATH: '/bin', ...untouched, ...given }), '/ws')

describe('readInputs', () => {
  it('gives the defaults when nothing was given', () => {
    expect(read({})).toEqual(readValues(new Map(), '/ws'))
  })

  it('takes the lines of a list', () => {
    expect(read({ INPUT_INCLUDE: 'a*\r\n\n  b\n' }).include).toEqual(['a*', 'b'])
  })

  it("takes Harbor's names too", () => {
    expect(read({ 'INPUT_N-CONCURRENT': '3' }).concurrency).toBe(3)
  })

  it('refuses an input that nobody declared, with the nearest name', () => {
    expect(() => read({ INPUT_CONCURENCY: '2' })).toThrow(UserError)
    expect(() => read({ INPUT_CONCURENCY: '2' })).toThrow(
      /There is no input `concurency`\. Did you mean `concurrency`\? .*`with`.* command, path, dataset/
    )
  })

  it('refuses a flag that is no input', () => {
    expect(() => read({ INPUT_JSON: 'true' })).toThrow('There is no input `json`')
  })

  it('takes an unknown input that is empty for absent', () => {
    expect(read({ INPUT_NONSENSE: '' }).agent).toEqual(['oracle'])
  })

  it('refuses an input of another command, but not its default', () => {
    expect(read({ INPUT_COMMAND: 'bases', INPUT_REBUILD: 'true' })).toMatchObject({
      command: 'bases',
      rebuild: true
    })
    expect(() => read({ INPUT_COMMAND: 'bases', INPUT_ATTEMPTS: '2' })).toThrow(
      'Input `attempts` does not belong to `command: bases`, only to `run`, `plan`.'
    )
  })

  it('refuses an unknown command with the valid ones', () => {
    expect(() => read({ INPUT_COMMAND: 'evaluate' })).toThrow(
      'Input `command` is `evaluate`; it has to be one of `run`, `plan`, `bases`,'
    )
  })
})
