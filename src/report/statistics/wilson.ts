export type Interval = readonly [low: number, high: number]

/** Of the standard normal distribution, 97.5 %. */
const Z = 1.959963984540054

/**
 * Wilson's score interval, 95 %, without continuity correction (Wilson 1927; method 3 in Newcombe 1998).
 * `successes` may be a fraction, for a mean over `trials` units. Null without trials.
 */
export const wilsonInterval = (successes: number, trials: number): Interval | null => {
  if (trials <= 0) return null
  const share = successes / trials
  const spread = Z * Math.sqrt((share * (1 - share)) / trials + Z ** 2 / (4 * trials ** 2))
  const centre = share + Z ** 2 / (2 * trials)
  const scale = 1 + Z ** 2 / trials
  // At the ends the bound is exact; rounding would leave 1e-17.
  return [
    successes <= 0 ? 0 : Math.max(0, (centre - spread) / scale),
    successes >= trials ? 1 : Math.min(1, (centre + spread) / scale)
  ]
}
