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

/** So many, empty. */
export const newBins = <Item extends Load>(count: number): Bin<Item>[] =>
  Array.from({ length: count }, () => ({ items: [], seconds: 0 }))

/** Adds a load at the end. */
export const put = <Item extends Load>(bin: Bin<Item>, item: Item): void => {
  bin.items.push(item)
  bin.seconds += item.seconds
}

/** Takes out a load that is there. */
export const remove = <Item extends Load>(bin: Bin<Item>, item: Item): void => {
  bin.items.splice(bin.items.indexOf(item), 1)
  bin.seconds -= item.seconds
}

/** Seconds of the longest; 0 where there are none. */
export const longestOf = (bins: readonly Bin<Load>[]): number =>
  Math.max(0, ...bins.map(({ seconds }) => seconds))

/** The first of those with the fewest seconds; there is at least one bin. */
export const leastFull = <Item extends Load>(bins: readonly Bin<Item>[]): Bin<Item> =>
  bins.reduce((least, bin) => (bin.seconds < least.seconds ? bin : least))

/** The first of those with the most seconds; there is at least one bin. */
export const fullest = <Item extends Load>(bins: readonly Bin<Item>[]): Bin<Item> =>
  bins.reduce((most, bin) => (bin.seconds > most.seconds ? bin : most))

/** No way of packing is shorter than this. */
export const lowerBound = (items: readonly Load[], bins: number): number =>
  Math.max(
    items.reduce((most, { seconds }) => Math.max(most, seconds), 0),
    items.reduce((sum, { seconds }) => sum + seconds, 0) / bins
  )
