import { FIX_PATCH, INSTRUCTION, type TaskFolder } from './task-facts.js'

/** What tells whether two tasks are nearly the same, without their files. */
export interface Fingerprint {
  readonly task: string
  /** Hashes of three words in a row. */
  readonly instruction: ReadonlySet<number>
  /** Hashes of the lines that the fix adds and removes. */
  readonly fix: ReadonlySet<number>
}

/** FNV-1a, 32 bits: two tasks differ in hundreds of hashes, so that a collision changes nothing. */
const hash = (text: string): number => {
  let value = 0x811c9dc5
  for (let index = 0; index < text.length; index++) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193)
  }
  return value >>> 0
}

const MOST_WORDS = 20_000
const MOST_LINES = 20_000

const wordsOf = (text: string): ReadonlySet<number> => {
  const words = (text.toLowerCase().match(/[\p{L}\p{N}_]+/gu) ?? []).slice(0, MOST_WORDS)
  return new Set(words.slice(2).map((word, index) => hash(`${words[index]} ${words[index + 1]} ${word}`)))
}

const changedLines = (patch: string): ReadonlySet<number> =>
  new Set(
    patch
      .split('\n')
      .slice(0, MOST_LINES)
      .filter(line => /^[+-](?![+-]{2} )\s*\S{2}/.test(line))
      .map(line => hash(line.replace(/\s+/g, ' ')))
  )

/** What of a task is compared with other tasks: its instruction and its fix. */
export const fingerprintOf = ({ name, files }: Pick<TaskFolder, 'name' | 'files'>): Fingerprint => ({
  task: name,
  instruction: wordsOf(files.get(INSTRUCTION)?.text ?? ''),
  fix: changedLines(files.get(FIX_PATCH)?.text ?? '')
})

/** What two sets share of what they have together, from 0 to 1; 0 where either is empty. */
export const similarity = (left: ReadonlySet<number>, right: ReadonlySet<number>): number => {
  if (left.size === 0 || right.size === 0) return 0
  // A set that is much larger cannot be alike.
  const [small, large] = left.size < right.size ? [left, right] : [right, left]
  if (small.size * 2 < large.size) return small.size / large.size / 2
  let both = 0
  for (const value of small) if (large.has(value)) both++
  return both / (small.size + large.size - both)
}
