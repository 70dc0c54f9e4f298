import {
  type Bin,
  fullest,
  type Load,
  leastFull,
  longestOf,
  lowerBound,
  newBins,
  put,
  remove
} from './bins.js'
import { gather } from './gather.js'
import { packEvenly } from './pack-evenly.js'

/** How much longer the longest may become for the sake of fewer bases: a minute or two of an hour, less than a base takes to pull. */
const PRICE_OF_TOGETHER = [1.01, 1.02, 1.03]

const groupedBy = <Item extends Load>(
  items: readonly Item[],
  key: 'base' | 'task'
): { readonly items: Item[]; readonly seconds: number }[] => {
  const groups = new Map<string, Bin<Item>>()
  for (const item of items) {
    const group = groups.get(item[key]) ?? { items: [], seconds: 0 }
    put(group, item)
    groups.set(item[key], group)
  }
  return [...groups.values()].sort((a, b) => b.seconds - a.seconds)
}

/**
 * Packs within a capacity so that loads of one base share bins, and those of one task more so. What is
 * long comes first, since it fits in few places; then base after base, each where it is already, or else
 * where most room is left for the rest of it.
 * @returns undefined where it does not fit in this way
 */
const packTogether = <Item extends Load>(
  sorted: readonly Item[],
  { count, capacity }: { readonly count: number; readonly capacity: number }
): Bin<Item>[] | undefined => {
  const bins = newBins<Item>(count)
  const holders = new Map<string, Set<Bin<Item>>>()

  const place = (base: string, seconds: number, items: readonly Item[]): boolean => {
    const holding = holders.get(base) ?? new Set()
    const fits = (bin: Bin<Item>): boolean => bin.seconds + seconds <= capacity
    const tightest = [...holding].filter(fits).sort((a, b) => b.seconds - a.seconds)[0]
    const bin = tightest ?? leastFull(bins)
    if (!fits(bin)) return false
    for (const item of items) put(bin, item)
    holders.set(base, holding.add(bin))
    return true
  }

  const isLong = ({ seconds }: Item): boolean => seconds > capacity / 4
  for (const item of sorted.filter(isLong)) if (!place(item.base, item.seconds, [item])) return undefined
  for (const base of groupedBy(
    sorted.filter(item => !isLong(item)),
    'base'
  )) {
    for (const { items, seconds } of groupedBy(base.items, 'task')) {
      const name = items[0]!.base
      if (seconds <= capacity && place(name, seconds, items)) continue
      for (const item of items) if (!place(name, item.seconds, [item])) return undefined
    }
  }
  return bins
}

/** Gives every bin something, where there are as many loads as bins. */
const fillEmpty = <Item extends Load>(bins: readonly Bin<Item>[]): void => {
  for (const empty of bins.filter(({ items }) => items.length === 0)) {
    const from = fullest(bins.filter(({ items }) => items.length > 1))
    const half = from.seconds / 2
    for (const item of [...from.items].reverse()) {
      if (from.items.length === 1 || empty.seconds >= half) break
      remove(from, item)
      put(empty, item)
    }
  }
}

/**
 * Packs loads into so many bins that the longest is as short as can be found, and then those of one base
 * together, where the longest becomes little longer by that. No bin is empty.
 * @param sorted longest first; the same order gives the same bins
 * @param count no more than there are loads
 * @param options `atMost`: seconds that the longest does not pass for the sake of togetherness
 */
export const pack = <Item extends Load>(
  sorted: readonly Item[],
  count: number,
  { atMost = Number.POSITIVE_INFINITY }: { readonly atMost?: number } = {}
): Bin<Item>[] => {
  const even = packEvenly(sorted, count)
  const longest = longestOf(even)
  const bound = lowerBound(sorted, count)
  const paid = PRICE_OF_TOGETHER.map(price => Math.max(longest, Math.min(bound * price, atMost)))
  const capacities = new Set([longest, ...paid])
  let bins: Bin<Item>[] | undefined
  for (const capacity of capacities) bins ??= packTogether(sorted, { count, capacity })
  bins ??= even
  fillEmpty(bins)
  gather(bins, Math.max(...capacities))
  return bins
}
