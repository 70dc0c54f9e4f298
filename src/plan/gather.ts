import { type Bin, type Load, put, remove } from './bins.js'

/** An image of a task is built on its base in seconds; a base is pulled in minutes. */
const TASK_WEIGHT = 0.25
const MAX_PASSES = 20
/** Beyond it the first packing leaves little to gather, and looking takes seconds. */
const MAX_LOADS = 2000

type Counts = Map<string, number>

/** A bin, and how many of its loads are of each base and task. */
interface Counted<Item extends Load> {
  readonly bin: Bin<Item>
  readonly bases: Counts
  readonly tasks: Counts
}

const add = (counts: Counts, key: string, number: 1 | -1): void => {
  const count = (counts.get(key) ?? 0) + number
  if (count === 0) counts.delete(key)
  else counts.set(key, count)
}

const bring = <Item extends Load>({ bin, bases, tasks }: Counted<Item>, item: Item): void => {
  put(bin, item)
  add(bases, item.base, 1)
  add(tasks, item.task, 1)
}

const take = <Item extends Load>({ bin, bases, tasks }: Counted<Item>, item: Item): void => {
  remove(bin, item)
  add(bases, item.base, -1)
  add(tasks, item.task, -1)
}

/** What a bin has to make ready less once a load is gone; `coming` is there by then. */
const saved = (item: Load, { bases, tasks }: Counted<Load>, coming?: Load): number => {
  const isLast = (counts: Counts, key: string, next: string | undefined): boolean =>
    counts.get(key) === 1 && key !== next
  return (
    (isLast(bases, item.base, coming?.base) ? 1 : 0) +
    (isLast(tasks, item.task, coming?.task) ? TASK_WEIGHT : 0)
  )
}

/** What it has to make ready for a load more; `going` is away by then, and only what it does not save counts. */
const added = (item: Load, { bases, tasks }: Counted<Load>, going?: Load): number =>
  (bases.has(item.base) || going?.base === item.base ? 0 : 1) +
  (tasks.has(item.task) || going?.task === item.task ? 0 : TASK_WEIGHT)

/** Moves and swaps loads between bins, none beyond the capacity, while that leaves fewer bases and tasks to make ready. */
export const gather = <Item extends Load>(bins: readonly Bin<Item>[], capacity: number): void => {
  const loads = bins.reduce((sum, { items }) => sum + items.length, 0)
  if (loads > MAX_LOADS) return
  const counted = bins.map((bin): Counted<Item> => {
    const bases: Counts = new Map()
    const tasks: Counts = new Map()
    for (const { base, task } of bin.items) {
      add(bases, base, 1)
      add(tasks, task, 1)
    }
    return { bin, bases, tasks }
  })

  const better = (item: Item, from: Counted<Item>): boolean => {
    for (const to of counted) {
      // Nothing is won by going where its base is not.
      if (to === from || !to.bases.has(item.base)) continue
      const room = capacity - to.bin.seconds
      if (from.bin.items.length > 1 && item.seconds <= room && added(item, to) < saved(item, from)) {
        take(from, item)
        bring(to, item)
        return true
      }
      const back = capacity - from.bin.seconds
      const other = to.bin.items.find(
        one =>
          item.seconds - one.seconds <= room &&
          one.seconds - item.seconds <= back &&
          added(item, to, one) + added(one, from, item) < saved(item, from, one) + saved(one, to, item)
      )
      if (other === undefined) continue
      take(from, item)
      take(to, other)
      bring(from, other)
      bring(to, item)
      return true
    }
    return false
  }

  for (let pass = 0, isBetter = true; isBetter && pass < MAX_PASSES; pass++) {
    isBetter = false
    for (const from of counted) {
      for (const item of [...from.bin.items]) if (better(item, from)) isBetter = true
    }
  }
}
