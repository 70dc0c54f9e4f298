import type { RowLanguage, RowSplit } from '../../../contracts/swe-polybench.js'

/** Which rows of SWE-PolyBench, and how tasks are made of them; already read and validated at the edge. */
export interface RowsChoice {
  /** CSV, JSON or JSON lines, gzip of each. Absolute; null is a benchmark without rows. */
  file: string | null
  split: RowSplit | undefined
  language: RowLanguage | undefined
  /** Whether the agent gets `hints_text`. */
  hints: boolean
  /** Where clones of the rows' repositories are found and kept; default: in the cache. Absolute. */
  repoPath: string | undefined
  /** What stands before an instance's id in the name of its published image; null asks for none. */
  publishedImages: string | null
}
