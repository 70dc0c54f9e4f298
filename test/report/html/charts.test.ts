import { describe, expect, test } from '@jest/globals'
import { dollarScale, durationScale, elapsedTicks, quantile } from '../../../src/report/html/charts/scale.js'
import { timelineOf } from '../../../src/report/html/charts/timeline-lanes.js'
import { trial } from '../trials.js'

describe('an axis', () => {
  test('goes from the round value below the least to the one above the most', () => {
    const scale = durationScale([45, 700, 1500])
    expect(scale?.ticks.map(({ label }) => label)).toEqual(['30s', '1m', '3m', '10m', '30m'])
    expect(scale?.at(30)).toBe(0)
    expect(scale?.at(1800)).toBe(1)
    expect(scale?.at(Math.sqrt(30 * 1800))).toBeCloseTo(0.5)
  })

  test('has a length for a single value, for what costs nothing, and beyond its marks', () => {
    expect(durationScale([10])?.ticks).toHaveLength(2)
    expect(dollarScale([0, 0.02])?.at(0)).toBe(0)
    expect(durationScale([0.001])?.at(0.001)).toBe(0)
    expect(durationScale([9e9])?.at(9e9)).toBe(1)
    expect(dollarScale([0])).toBeNull()
    expect(dollarScale([])).toBeNull()
  })

  test('of elapsed time has a few round ticks', () => {
    expect(elapsedTicks(40_000).map(({ label }) => label)).toEqual(['0', '2h', '4h', '6h', '8h', '10h'])
    expect(elapsedTicks(7).map(({ label }) => label)).toEqual(['0', '1s', '2s', '3s', '4s', '5s', '6s', '7s'])
    expect(elapsedTicks(9_000_000).length).toBeLessThanOrEqual(9)
  })
})

test('quantiles lie between the values', () => {
  expect(quantile([1, 2, 3, 4], 0.5)).toBe(2.5)
  expect(quantile([7], 0.9)).toBe(7)
  expect(quantile([], 0.5)).toBeNull()
})

describe('the timeline', () => {
  const at = (minute: number): string => new Date(Date.UTC(2026, 10, 30, 20, minute)).toISOString()
  const ran = (shard: number, from: number, to: number) =>
    trial({ shard, startedAt: at(from), finishedAt: at(to), name: `${shard}-${from}` })

  test('puts trials that overlap into lanes of their shard', () => {
    const timeline = timelineOf([ran(2, 3, 9), ran(1, 0, 10), ran(1, 10, 12), ran(1, 5, 8), trial()])
    expect(timeline).toMatchObject({ seconds: 720, withoutTimes: 1 })
    expect(timeline?.shards.map(({ shard, lanes }) => ({ shard, lanes }))).toEqual([
      { shard: 1, lanes: 2 },
      { shard: 2, lanes: 1 }
    ])
    expect(timeline?.shards[0]?.spans.map(({ from, to, lane }) => [from, to, lane])).toEqual([
      [0, 600, 0],
      [300, 480, 1],
      [600, 720, 0]
    ])
  })

  test('is not there where no trial says when it ran', () => {
    expect(timelineOf([trial(), trial({ startedAt: 'soon', finishedAt: 'later' })])).toBeNull()
  })
})
