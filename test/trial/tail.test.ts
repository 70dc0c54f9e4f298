import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { tail } from '../../src/trial/tail.js'

describe('the tail of a stream', () => {
  test('is all of it while it is short', () => {
    const kept = tail(10)
    kept.add(Buffer.from('abc'))
    kept.add(Buffer.from('def'))
    expect(kept.text()).toBe('abcdef')
  })

  test('does not change with a buffer that is used again', () => {
    const kept = tail(10)
    const buffer = Buffer.from('abc')
    kept.add(buffer)
    buffer.fill('x')
    expect(kept.text()).toBe('abc')
  })

  test('is its last bytes, however they come in', () => {
    fc.assert(
      fc.property(
        fc.array(fc.stringMatching(/^[a-z]{0,20}$/)),
        fc.integer({ min: 1, max: 30 }),
        (chunks, max) => {
          const kept = tail(max)
          for (const chunk of chunks) kept.add(Buffer.from(chunk))
          expect(kept.text()).toBe(chunks.join('').slice(-max))
        }
      )
    )
  })
})
