import { describe, expect, it } from '@jest/globals'
import { FaultError, UserError } from '../../src/contracts/errors.js'
import { abortedCode, thrownCode } from '../../src/entry/exit-code.js'

const abortedBy = (reason: string): AbortSignal => {
  const controller = new AbortController()
  controller.abort(reason)
  return controller.signal
}

describe('exit codes', () => {
  it.each([
    [new UserError('x'), 2],
    [new FaultError('task', 'gold-fails', 'x'), 1],
    [new FaultError('infrastructure', 'disk-full', 'x'), 3],
    [new FaultError('model', 'model-failed', 'x'), 3],
    [new Error('x'), 3],
    ['x', 3]
  ])('of %s is %d', (thrown, code) => {
    expect(thrownCode(thrown)).toBe(code)
  })

  it('of signals are those that shells expect', () => {
    expect(abortedCode(abortedBy('SIGINT'))).toBe(130)
    expect(abortedCode(abortedBy('SIGTERM'))).toBe(143)
    expect(abortedCode(new AbortController().signal)).toBeUndefined()
  })
})
