import { describe, expect, test } from '@jest/globals'
import { bootstrapInterval } from '../../../src/report/statistics/bootstrap.js'

const Z = 1.959963984540054

/** Percentiles over all n^n resamples, which the bootstrap draws from. */
const exactBootstrap = (values: readonly number[]): [number, number] => {
  const size = values.length
  const means: number[] = []
  for (let code = 0; code < size ** size; code++) {
    let sum = 0
    for (let rest = code, drawn = 0; drawn < size; drawn++, rest = Math.floor(rest / size))
      sum += values[rest % size]!
    means.push(sum / size)
  }
  means.sort((a, b) => a - b)
  return [means[Math.floor(means.length * 0.025)]!, means[Math.ceil(means.length * 0.975) - 1]!]
}

describe('the bootstrap over tasks', () => {
  test.each([[[0, 0.5, 1, 1]], [[0.2, 0.4, 0.9, 0.1, 0.35]], [[0, 0, 0, 1, 1, 0.5]]])(
    '%j as all resamples',
    values => {
      const [low, high] = bootstrapInterval(values)!
      const [exactLow, exactHigh] = exactBootstrap(values)
      expect(Math.abs(low - exactLow)).toBeLessThan(0.03)
      expect(Math.abs(high - exactHigh)).toBeLessThan(0.03)
    }
  )

  test('is as wide as the normal approximation for many tasks', () => {
    const values = Array.from({ length: 200 }, (_, index) => (index % 5) / 4)
    const [low, high] = bootstrapInterval(values)!
    const deviation = Math.sqrt(0.125 / 200)
    expect(low).toBeCloseTo(0.5 - Z * deviation, 2)
    expect(high).toBeCloseTo(0.5 + Z * deviation, 2)
  })

  // scipy 1.17: bootstrap((values,), np.mean, method='percentile', n_resamples=1_000_000)
  test.each([
    [[0, 0.25, 0.5, 1, 1, 0.75, 0.5, 0, 0, 1], 0.25, 0.75],
    [Array(5).fill([0.2, 0.4, 0.6, 0.8, 1, 0, 0, 0.2, 0.6, 1, 1, 0.4]).flat(), 0.4267, 0.6067]
  ])('%j as a million resamples', (values, exactLow, exactHigh) => {
    const [low, high] = bootstrapInterval(values)!
    expect(Math.abs(low - exactLow)).toBeLessThan(0.006)
    expect(Math.abs(high - exactHigh)).toBeLessThan(0.006)
  })

  test('is the same every time and in every order', () => {
    const interval = bootstrapInterval([0, 1, 0.5, 0.25])
    expect(bootstrapInterval([0.25, 0.5, 1, 0])).toEqual(interval)
    expect(bootstrapInterval([])).toBeNull()
  })
})
