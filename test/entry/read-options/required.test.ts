import { describe, expect, it } from '@jest/globals'
import { UserError } from '../../../src/contracts/errors.js'
import { required } from '../../../src/entry/read-options/required.js'

describe('required', () => {
  it('names the flag, its value and what it is', () => {
    const reports = () => required(undefined, { verb: 'score', name: 'reports' })
    expect(reports).toThrow(UserError)
    expect(reports).toThrow('`kotlin-bench score` needs `--reports DIR`: The folder that Gradle ran in')
    expect(() => required(undefined, { verb: 'explain', name: 'trial-dir' })).toThrow('needs `TRIAL-DIR`')
  })
})
