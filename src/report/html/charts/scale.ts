/** A tick of an axis: where it is, as a share of the width, and its text. */
export interface Tick {
  readonly at: number
  readonly label: string
}

/** Numbers for SVG, short. */
export const round = (value: number, digits = 2): number => Number(value.toFixed(digits))

/** A share as a length for SVG and CSS: `12.5%`. */
export const asPercent = (share: number): string => `${round(share * 100)}%`

const DURATIONS: readonly (readonly [number, string])[] = [
  [0.1, '0.1s'],
  [0.3, '0.3s'],
  [1, '1s'],
  [3, '3s'],
  [10, '10s'],
  [30, '30s'],
  [60, '1m'],
  [180, '3m'],
  [600, '10m'],
  [1800, '30m'],
  [3600, '1h'],
  [10_800, '3h'],
  [36_000, '10h'],
  [86_400, '1d'],
  [259_200, '3d'],
  [864_000, '10d']
]

const DOLLARS: readonly (readonly [number, string])[] = [
  [0.0001, '$0.0001'],
  [0.001, '$0.001'],
  [0.01, '$0.01'],
  [0.03, '$0.03'],
  [0.1, '$0.10'],
  [0.3, '$0.30'],
  [1, '$1'],
  [3, '$3'],
  [10, '$10'],
  [30, '$30'],
  [100, '$100'],
  [1000, '$1000'],
  [10_000, '$10000']
]

/** A logarithmic axis from one round value to another, so that a heavy tail hides nothing. */
export interface LogScale {
  /** The share of the width; values outside are put at an end. */
  readonly at: (value: number) => number
  readonly ticks: readonly Tick[]
}

const logScale = (
  values: readonly number[],
  marks: readonly (readonly [number, string])[]
): LogScale | null => {
  const positive = values.filter(value => value > 0)
  if (positive.length === 0) return null
  const least = positive.reduce((low, value) => Math.min(low, value))
  const most = positive.reduce((high, value) => Math.max(high, value))
  const first = Math.max(
    0,
    marks.findLastIndex(([value]) => value <= least)
  )
  const last = marks.findIndex(([value]) => value >= most)
  // At least two marks, so that the axis has a length.
  const end = Math.max(first + 1, last < 0 ? marks.length - 1 : last)
  const shown = marks.slice(Math.min(first, marks.length - 2), end + 1)
  const low = Math.log(shown[0]![0])
  const high = Math.log(shown.at(-1)![0])
  const at = (value: number): number =>
    Math.min(1, Math.max(0, value <= 0 ? 0 : (Math.log(value) - low) / (high - low)))
  return { at, ticks: shown.map(([value, label]) => ({ at: at(value), label })) }
}

/** An axis of seconds; null where there is none above 0. */
export const durationScale = (seconds: readonly number[]): LogScale | null => logScale(seconds, DURATIONS)

/** An axis of US dollars; null where there is none above 0. */
export const dollarScale = (usd: readonly number[]): LogScale | null => logScale(usd, DOLLARS)

const STEPS = [1, 2, 5, 10, 15, 30, 60, 120, 300, 600, 900, 1800, 3600, 7200, 10_800, 21_600, 43_200, 86_400]
const MAX_TICKS = 8

const elapsed = (seconds: number): string => {
  if (seconds < 60) return `${seconds}s`
  const minutes = seconds / 60
  if (minutes < 60) return `${round(minutes, 1)}m`
  return `${round(minutes / 60, 1)}h`
}

/** Ticks of the time that has passed, from 0 to a length in seconds. */
export const elapsedTicks = (seconds: number): Tick[] => {
  const step =
    STEPS.find(one => seconds / one <= MAX_TICKS) ?? Math.ceil(seconds / MAX_TICKS / 86_400) * 86_400
  const count = Math.floor(seconds / step)
  return Array.from({ length: count + 1 }, (_, index) => ({
    at: (index * step) / seconds,
    label: index === 0 ? '0' : elapsed(index * step)
  }))
}

/** The value below which a share of the sorted values lies; null of none. */
export const quantile = (sorted: readonly number[], share: number): number | null => {
  if (sorted.length === 0) return null
  const position = share * (sorted.length - 1)
  const below = sorted[Math.floor(position)]!
  const above = sorted[Math.ceil(position)]!
  return below + (above - below) * (position - Math.floor(position))
}
