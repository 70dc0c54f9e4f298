import { describe, expect, test } from '@jest/globals'
import { FaultError } from '../../../src/contracts/errors.js'
import { ComeBack, retryAfterMs, withRetries } from '../../../src/image/registry/retry.js'

const { signal } = new AbortController()
const patience = { retries: 6, firstPauseMs: 1 }

const failing = (times: number, error: Error) => {
  let calls = 0
  return {
    calls: () => calls,
    work: async () => {
      calls += 1
      if (calls <= times) throw error
      return 'done'
    }
  }
}

describe('trying again', () => {
  test('goes on while a registry has had enough', async () => {
    const { work, calls } = failing(5, new ComeBack('registry-limited', 'slow down', 0))
    expect(await withRetries(work, { signal, patience })).toBe('done')
    expect(calls()).toBe(6)
  })

  test('gives up sooner where nobody answers', async () => {
    const { work, calls } = failing(9, new FaultError('infrastructure', 'registry-unavailable', 'gone'))
    await expect(withRetries(work, { signal, patience })).rejects.toThrow('gone')
    expect(calls()).toBe(3)
  })

  test('does not begin for what stays as it is, or with who asks for an hour', async () => {
    for (const error of [
      new FaultError('infrastructure', 'disk-full', 'full'),
      new ComeBack('registry-limited', 'an hour', 3_600_000)
    ]) {
      const { work, calls } = failing(9, error)
      await expect(withRetries(work, { signal, patience })).rejects.toBe(error)
      expect(calls()).toBe(1)
    }
  })
})

test.each([
  ['3', 3000],
  ['Thu, 01 Jan 1970 00:00:07 GMT', 2000],
  ['Thu, 01 Jan 1970 00:00:00 GMT', 0],
  ['soon', undefined],
  [undefined, undefined]
])('Retry-After: %s', (header, ms) => {
  expect(retryAfterMs(header, 5000)).toBe(ms)
})
