/** Times added up, to the millisecond that they are measured to: binary fractions add a little of their own. */
export const sumSeconds = (seconds: readonly number[]): number =>
  Math.round(seconds.reduce((sum, value) => sum + value, 0) * 1000) / 1000

const two = (value: number): string => String(value).padStart(2, '0')

/** A length of time for people: `0.4s`, `45s`, `3m 02s`, `1h 05m`; `-` where it is not known. */
export const formatSeconds = (seconds: number | null): string => {
  if (seconds === null || !Number.isFinite(seconds) || seconds < 0) return '-'
  if (seconds < 9.95) return `${seconds.toFixed(1)}s`
  const whole = Math.round(seconds)
  if (whole < 60) return `${whole}s`
  if (whole < 3600) return `${Math.floor(whole / 60)}m ${two(whole % 60)}s`
  const minutes = Math.round(whole / 60)
  return `${Math.floor(minutes / 60)}h ${two(minutes % 60)}m`
}
