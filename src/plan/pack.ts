import { gather } from './gather.js'

/** Something that takes time, on its own or together with others of its kind. */
export interface Load {
  /** Above 0. */
  readonly seconds: number
  /** What it needs and shares with others, such as a base image. */
  readonly base: string
  readonly task: string
}

/** Loads that are done one after the other. */
export interface Bin<Item extends Load> {
  readonly items: Item[]
  seconds: number
}

/** So close to the bound that nothing is won by going on. */
const GOOD_ENOUGH = 1.001
/** Each takes the fullest bin a step down; far more than are ever made. */
const MAX_STEPS = 5000
const BISECTIONS = 12

/** How much longer the longest may become for the sake of fewer bases: a minute or two of an hour, less than a base takes to pull. */
const PRICE_OF_TOGETHER = [1.01, 1.02, 1.03]

const newBins = <Item extends Load>(count: number): Bin<Item>[] =>
  Array.from({ length: count }, () => ({ items: [], seconds: 0 }))

const put = <Item extends Load>(bin: Bin<Item>, item: Item): void => {
  bin.items.push(item)
  bin.seconds += item.seconds
}

export const longestOf = (bins: readonly Bin<Load>[]): number =>
  Math.max(0, ...bins.map(({ seconds }) => seconds))

const leastFull = <Item extends Load>(bins: readonly Bin<Item>[]): Bin<Item> =>
  bins.reduce((least, bin) => (bin.seconds < least.seconds ? bin : least))

const fullest = <Item extends Load>(bins: readonly Bin<Item>[]): Bin<Item> =>
  bins.reduce((most, bin) => (bin.seconds > most.seconds ? bin : most))

/** No way of packing is shorter than this. */
export const lowerBound = (items: readonly Load[], bins: number): number =>
  Math.max(
    items.reduce((most, { seconds }) => Math.max(most, seconds), 0),
    items.reduce((sum, { seconds }) => sum + seconds, 0) / bins
  )

/** Longest first, each into the bin that has least. */
const packLongestFirst = <Item extends Load>(sorted: readonly Item[], count: number): Bin<Item>[] => {
  const bins = newBins<Item>(count)
  for (const item of sorted) put(leastFull(bins), item)
  return bins
}

/**
 * Longest first, each into the first bin where it fits.
 * @param sorted longest first
 * @returns undefined where more than `most` bins would be needed
 */
export const packFirstFit = <Item extends Load>(
  sorted: readonly Item[],
  { capacity, most }: { readonly capacity: number; readonly most: number }
): Bin<Item>[] | undefined => {
  const bins: Bin<Item>[] = []
  for (const item of sorted) {
    let bin = bins.find(({ seconds }) => seconds + item.seconds <= capacity)
    if (bin === undefined) {
      if (bins.length === most) return undefined
      bin = { items: [], seconds: 0 }
      bins.push(bin)
    }
    put(bin, item)
  }
  return bins
}

/** The smallest capacity at which first fit needs no more than `count` bins, within a few halvings. */
const packByCapacity = <Item extends Load>(
  sorted: readonly Item[],
  count: number,
  { atLeast, atMost }: { readonly atLeast: number; readonly atMost: number }
): Bin<Item>[] | undefined => {
  let [low, high] = [atLeast, atMost]
  let best: Bin<Item>[] | undefined
  for (let step = 0; step < BISECTIONS; step++) {
    const capacity = step === 0 ? low : (low + high) / 2
    const bins = packFirstFit(sorted, { capacity, most: count })
    if (bins === undefined) low = capacity
    else {
      best = bins
      high = longestOf(bins)
      if (step === 0) break
    }
  }
  return best && [...best, ...newBins<Item>(count - best.length)]
}

interface Exchange<Item> {
  readonly give: Item
  /** What comes back for it; undefined for nothing. */
  readonly take: Item | undefined
  readonly longer: number
}

/** What the fuller bin gives so that the longer of the two becomes as short as it can. */
const bestExchange = <Item extends Load>(full: Bin<Item>, other: Bin<Item>): Exchange<Item> | undefined => {
  let best: Exchange<Item> | undefined
  const consider = (give: Item, take: Item | undefined): void => {
    const moved = give.seconds - (take?.seconds ?? 0)
    const longer = Math.max(full.seconds - moved, other.seconds + moved)
    if (longer < (best?.longer ?? full.seconds)) best = { give, take, longer }
  }
  const half = (full.seconds - other.seconds) / 2
  const back = [...other.items].sort((a, b) => a.seconds - b.seconds)
  for (const give of full.items) {
    if (full.items.length > 1) consider(give, undefined)
    // The best to take is the one whose difference is next to half the gap.
    const wanted = give.seconds - half
    let [low, high] = [0, back.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if (back[middle]!.seconds < wanted) low = middle + 1
      else high = middle
    }
    for (const take of back.slice(Math.max(0, low - 1), low + 1)) consider(give, take)
  }
  return best
}

const remove = <Item extends Load>(bin: Bin<Item>, item: Item): void => {
  bin.items.splice(bin.items.indexOf(item), 1)
  bin.seconds -= item.seconds
}

/** Moves and swaps between the fullest bin and others for as long as the fullest gets shorter. */
const shorten = <Item extends Load>(bins: readonly Bin<Item>[], bound: number): void => {
  for (let step = 0; step < MAX_STEPS; step++) {
    const full = fullest(bins)
    if (full.seconds <= bound * GOOD_ENOUGH) return
    const others = bins.filter(bin => bin !== full).sort((a, b) => a.seconds - b.seconds)
    let best: (Exchange<Item> & { other: Bin<Item> }) | undefined
    for (const other of others) {
      const exchange = bestExchange(full, other)
      if (exchange && exchange.longer < (best?.longer ?? full.seconds)) best = { ...exchange, other }
      // Another bin would bring little more.
      if (best && best.longer <= bound * GOOD_ENOUGH) break
    }
    if (best === undefined) return
    remove(full, best.give)
    put(best.other, best.give)
    if (best.take === undefined) continue
    remove(best.other, best.take)
    put(full, best.take)
  }
}

/** As even as can be found, some perhaps empty: the better of two ways to start, with moves and swaps. */
export const packEvenly = <Item extends Load>(sorted: readonly Item[], count: number): Bin<Item>[] => {
  const bound = lowerBound(sorted, count)
  const even = packLongestFirst(sorted, count)
  shorten(even, bound)
  const longest = longestOf(even)
  if (longest <= bound * GOOD_ENOUGH) return even
  const fitted = packByCapacity(sorted, count, { atLeast: bound, atMost: longest })
  if (fitted === undefined) return even
  shorten(fitted, bound)
  return longestOf(fitted) < longest ? fitted : even
}

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
