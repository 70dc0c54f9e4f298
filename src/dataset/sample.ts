import { createHash } from 'node:crypto'

const rankOf = (name: string, seed: number): string =>
  createHash('sha256').update(`${seed}\n${name}`).digest('hex')

/**
 * So many entries, in their order, drawn by the seed. Each name has its rank alone, so the same are drawn
 * on every machine, a larger sample contains a smaller one, and a new task displaces one at the most.
 */
export const sampleOf = <Entry extends { readonly name: string }>(
  entries: readonly Entry[],
  { size, seed }: { readonly size: number; readonly seed: number }
): Entry[] => {
  const ranked = entries.map(entry => ({ entry, rank: rankOf(entry.name, seed) }))
  ranked.sort((one, other) => (one.rank < other.rank ? -1 : 1))
  const drawn = new Set(ranked.slice(0, size).map(({ entry }) => entry))
  return entries.filter(entry => drawn.has(entry))
}
