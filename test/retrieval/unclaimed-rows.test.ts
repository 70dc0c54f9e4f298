import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { UnclaimedRows } from '../../src/retrieval/unclaimed-rows.js'

const row = fc.nat(30)

test('each row goes to the first who claims it', () => {
  fc.assert(
    fc.property(fc.uniqueArray(row), fc.array(fc.tuple(row, row)), (rows, ranges) => {
      const sorted = rows.toSorted((a, b) => a - b)
      const unclaimed = new UnclaimedRows(sorted)
      const left = new Set(sorted)
      for (const [start, end] of ranges) {
        const within = sorted.filter(row => start <= row && row <= end)
        expect(unclaimed.anyWithin(start, end)).toBe(within.length > 0)
        const taken: number[] = []
        unclaimed.claim(start, end, row => taken.push(row))
        expect(taken).toEqual(within.filter(row => left.delete(row)))
      }
    })
  )
})
