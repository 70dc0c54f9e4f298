import { type Load, longestOf, lowerBound } from './bins.js'
import { packEvenly, packFirstFit } from './pack-evenly.js'

const BISECTIONS = 40

const longest = (loads: readonly Load[]): number => lowerBound(loads, Number.POSITIVE_INFINITY)

const total = (loads: readonly Load[]): number => lowerBound(loads, 1)

/** How many bins first fit needs, or undefined where more than `most`. */
const binsAt = (loads: readonly Load[], capacity: number, most: number): number | undefined =>
  packFirstFit(loads, { capacity: Math.max(capacity, longest(loads)), most })?.length

/**
 * The fewest bins that keep the longest within a time, or where a load alone is longer, within that.
 * @param loads longest first
 * @returns undefined where more than `most` are needed
 */
export const fewestWithin = (loads: readonly Load[], seconds: number, most: number): number | undefined => {
  const capacity = Math.max(seconds, longest(loads))
  let bins = binsAt(loads, capacity, most)
  if (bins === undefined) return undefined
  // First fit may need one more than a closer look does.
  while (bins > 1 && total(loads) <= capacity * (bins - 1)) {
    if (longestOf(packEvenly(loads, bins - 1)) > capacity) break
    bins -= 1
  }
  return bins
}

/**
 * How many of `shards` each group gets, so that the longest of all is as short as it can be.
 * @param groups of loads, longest first in each
 * @param shards from one a group to one a load
 */
export const shareShards = (groups: readonly (readonly Load[])[], shards: number): number[] => {
  const countsAt = (capacity: number): number[] | undefined => {
    let left = shards
    const counts: number[] = []
    for (const loads of groups) {
      const bins = binsAt(loads, capacity, left)
      if (bins === undefined) return undefined
      counts.push(bins)
      left -= bins
    }
    return counts
  }
  let low = 0
  let high = Math.max(...groups.map(total))
  let counts = groups.map(() => 1)
  for (let step = 0; step < BISECTIONS && high - low > high / 1000; step++) {
    const capacity = (low + high) / 2
    const found = countsAt(capacity)
    if (found === undefined) low = capacity
    else {
      counts = found
      high = capacity
    }
  }
  return withRest(groups, counts, shards)
}

/** Those that are left go one by one to the group whose shards are longest on average. */
const withRest = (
  groups: readonly (readonly Load[])[],
  counts: readonly number[],
  shards: number
): number[] => {
  const shared = [...counts]
  for (let left = shards - shared.reduce((sum, count) => sum + count, 0); left > 0; left--) {
    const mean = (index: number): number =>
      shared[index]! < groups[index]!.length ? total(groups[index]!) / shared[index]! : -1
    const most = groups.reduce((best, _, index) => (mean(index) > mean(best) ? index : best), 0)
    shared[most]! += 1
  }
  return shared
}
