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

/** So close to the bound that nothing is won by going on. */
const GOOD_ENOUGH = 1.001
/** Each takes the fullest bin a step down; far more than are ever made. */
const MAX_STEPS = 5000
const BISECTIONS = 12

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
