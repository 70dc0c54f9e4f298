import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { type Load, lowerBound } from '../../src/plan/bins.js'
import { pack } from '../../src/plan/pack.js'

const load = (task: string, seconds: number, base = 'b'): Load => ({ task, seconds, base })

const longestFirst = (loads: readonly Load[]): Load[] => [...loads].sort((a, b) => b.seconds - a.seconds)

const longestOf = (bins: ReturnType<typeof pack>): number => Math.max(...bins.map(({ seconds }) => seconds))

/** The shortest longest that there is, found by trying everything. */
const best = (loads: readonly Load[], bins: number[]): number => {
  const [first, ...rest] = loads
  if (first === undefined) return Math.max(...bins)
  return Math.min(
    ...bins.map((_, index) =>
      best(
        rest,
        bins.map((sum, at) => (at === index ? sum + first.seconds : sum))
      )
    )
  )
}

const someLoads = fc.array(
  fc.record({
    task: fc.constantFrom('a', 'b', 'c', 'd', 'e'),
    base: fc.constantFrom('x', 'y', 'z'),
    seconds: fc.integer({ min: 1, max: 3000 })
  }),
  { minLength: 1, maxLength: 60 }
)

describe('packing', () => {
  test('puts every load into one bin, leaves none empty, and sums rightly', () => {
    fc.assert(
      fc.property(someLoads, fc.integer({ min: 1, max: 60 }), (loads, count) => {
        const bins = pack(longestFirst(loads), Math.min(count, loads.length))
        expect(bins).toHaveLength(Math.min(count, loads.length))
        expect(new Set(bins.flatMap(({ items }) => items))).toEqual(new Set(loads))
        expect(bins.flatMap(({ items }) => items)).toHaveLength(loads.length)
        for (const { items, seconds } of bins) {
          expect(items).not.toHaveLength(0)
          expect(seconds).toBe(items.reduce((sum, item) => sum + item.seconds, 0))
        }
      })
    )
  })

  test('of few loads is within a few hundredths of the best there is', () => {
    const few = fc.array(fc.integer({ min: 1, max: 1000 }), { minLength: 4, maxLength: 8 })
    fc.assert(
      fc.property(few, fc.integer({ min: 2, max: 3 }), (seconds, count) => {
        const loads = longestFirst(seconds.map((value, index) => load(`${index}`, value)))
        const bound = Math.max(best(loads, Array(count).fill(0)), lowerBound(loads, count) * 1.03)
        expect(longestOf(pack(loads, count)) / bound).toBeLessThan(1.1)
      })
    )
  })

  test('finds the even split where longest first alone does not', () => {
    const bins = pack(
      [8, 7, 6, 5, 4].map((seconds, index) => load(`${index}`, seconds)),
      2
    )
    expect(bins.map(({ seconds }) => seconds).sort()).toEqual([15, 15])
  })

  test('keeps loads of one base together where there is room, and attempts on one task', () => {
    const loads = ['x', 'y', 'z'].flatMap(base =>
      [1, 2].flatMap(number => Array.from({ length: 3 }, () => load(`${base}${number}`, 100, base)))
    )
    const bins = pack(loads, 3)
    expect(bins.map(({ items }) => new Set(items.map(({ base }) => base)).size)).toEqual([1, 1, 1])
    const halves = pack(loads.slice(0, 6), 2)
    expect(halves.map(({ items }) => new Set(items.map(({ task }) => task)).size)).toEqual([1, 1])
  })

  test('does not make the longest longer than it may for that', () => {
    const loads = [load('a1', 60, 'a'), load('b1', 60, 'b'), load('a2', 41, 'a'), load('b2', 40, 'b')]
    expect(longestOf(pack(loads, 2))).toBeLessThanOrEqual(lowerBound(loads, 2) * 1.03)
    expect(longestOf(pack(loads, 2, { atMost: 100 }))).toBeLessThanOrEqual(101)
  })
})
