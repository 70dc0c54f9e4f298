import { describe, expect, it } from '@jest/globals'
import { readFlags } from '../../../src/entry/read-options/read-flags.js'
import { withoutEffect } from '../../../src/entry/read-options/resumed-flags.js'

const told = (...args: string[]): string | undefined => {
  const request = readFlags(['run', ...args])
  if (request.kind !== 'verb') throw new Error('expected a verb')
  return withoutEffect(request.raws)
}

describe('flags beside --resume', () => {
  it('are named where the job that goes on keeps its own', () => {
    expect(told('--resume', 'job', '-a', 'nop', '-n', '2', '-k', '3')).toBe(
      '`--agent`, `--attempts`: without effect beside `--resume`; the job goes on with what it was started with.'
    )
  })

  it('are passed over where they have their effect, or no job goes on', () => {
    expect(told('--resume', 'job', '-o', 'jobs', '-n', '2', '-r', '0', '--json', '-q')).toBeUndefined()
    expect(told('-a', 'nop')).toBeUndefined()
  })
})
