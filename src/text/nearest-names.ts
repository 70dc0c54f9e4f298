import { quote } from './quote.js'

/** Letters to insert, drop, change, or swap with their neighbour, to make one text the other. */
const editDistance = (left: string, right: string): number => {
  let beforeLast: number[] = []
  let last = Array.from({ length: right.length + 1 }, (_, index) => index)
  for (let row = 1; row <= left.length; row++) {
    const current = [row]
    for (let column = 1; column <= right.length; column++) {
      const change = left[row - 1] === right[column - 1] ? 0 : 1
      const isSwap = left[row - 1] === right[column - 2] && left[row - 2] === right[column - 1]
      const swapped = isSwap ? beforeLast[column - 2]! + 1 : Number.POSITIVE_INFINITY
      current.push(Math.min(last[column]! + 1, current[column - 1]! + 1, last[column - 1]! + change, swapped))
    }
    beforeLast = last
    last = current
  }
  return last[right.length]!
}

/** Longer input costs quadratic time and is no slip of the pen. */
const LONGEST = 200

/**
 * The known names most like a misspelt one, best first: those that contain it or lie within a third
 * of its length in edits, ignoring case. Empty when none is near.
 */
export const nearestNames = (
  name: string,
  known: Iterable<string>,
  { count = 3 }: { readonly count?: number } = {}
): string[] => {
  if (name.length > LONGEST) return []
  const wanted = name.toLowerCase()
  const near: { candidate: string; distance: number }[] = []
  for (const candidate of known) {
    if (candidate.length > LONGEST) continue
    const lower = candidate.toLowerCase()
    const contained = wanted.length > 2 && (lower.includes(wanted) || wanted.includes(lower))
    const distance = editDistance(wanted, lower)
    if (contained || distance <= Math.max(1, Math.floor(wanted.length / 3)))
      near.push({ candidate, distance })
  }
  near.sort((a, b) => a.distance - b.distance || (a.candidate < b.candidate ? -1 : 1))
  return near.slice(0, count).map(({ candidate }) => candidate)
}

/** The question that follows a name nobody knows, with a blank before it; nothing where none is near. */
export const didYouMean = (near: string | undefined): string =>
  near === undefined ? '' : ` Did you mean ${quote(near)}?`
