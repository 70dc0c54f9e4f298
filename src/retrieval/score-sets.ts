import type { RetrievalScore } from '../contracts/swe-polybench.js'

const ratio = (part: number, whole: number): number => (whole === 0 ? 0 : part / whole)

/** Of a change that touches nothing, or whose nodes the official rules cannot name. */
export const NO_SCORE: RetrievalScore = { recall: 0, precision: 0, f1: 0 }

/** Recall, precision and F1 of what was found against what was to be found, each 0 where it is undefined. */
export const scoreSets = (truth: ReadonlySet<string>, found: ReadonlySet<string>): RetrievalScore => {
  const both = [...found].filter(item => truth.has(item)).length
  return {
    recall: ratio(both, truth.size),
    precision: ratio(both, found.size),
    f1: ratio(2 * both, truth.size + found.size)
  }
}
