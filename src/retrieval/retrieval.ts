import type { Retrieval, RetrievalScore, SweRow } from '../contracts/swe-polybench.js'
import { type PatchedFile, patchPaths, touchedPaths } from '../text/patch-paths.js'
import type { Texts } from './changed-sources.js'
import { changesNodes, correctedNodes } from './corrected-nodes.js'
import { grammarOf } from './languages.js'
import { NodesFailed, officialNodes } from './official-nodes.js'
import { patchedTexts } from './patched-texts.js'
import { NO_SCORE, scoreSets } from './score-sets.js'
import type { Parsers } from './syntax.js'
import { Unscorable } from './unscorable.js'

/** Parsing holds up whatever else the process does; the sources of a patch take a tenth of a second. */
const DEFAULT_MILLISECONDS = 10_000

/** The paths whose texts the retrieval of these patches looks at, before and after; a path may lack on one side. */
export const retrievalPaths = (...patches: readonly string[]): string[] => [
  ...new Set(
    patches.flatMap(patch => touchedPaths(patchPaths(patch))).filter(path => grammarOf(path) !== null)
  )
]

export interface RetrievalInput {
  readonly row: Pick<SweRow, 'patch' | 'modified_files' | 'cst_nodes'>
  /** The model's patch. */
  readonly patch: string
  /** Texts at `base_commit` of retrievalPaths(patch, row.patch). */
  readonly before: Texts
  /** Texts of retrievalPaths(patch) with the model's patch alone; null where it does not apply. */
  readonly after: Texts | null
  /** Whether the gold patch itself is evaluated, which the official harness takes for an empty one. */
  readonly gold?: boolean
  /** How long parsing may take in all. */
  readonly milliseconds?: number
}

interface Side {
  readonly file: RetrievalScore
  readonly node: RetrievalScore | null
}

/** New files are one and the same file, `/dev/null`, and renamed ones have their old names alone. */
const officialFiles = (files: readonly PatchedFile[]): Set<string> =>
  new Set(files.map(({ change, oldPath }) => (change === 'added' ? '/dev/null' : oldPath!)))

const correctedFiles = (files: readonly PatchedFile[]): Set<string> => new Set(touchedPaths(files))

/**
 * How much of what the gold patch changes a patch changes too, and how much else: by file and by node of
 * the syntax tree. `official` is what the official harness says, with what is odd about it (officialFiles(),
 * officialNodes()): an empty patch, one that does not apply and the evaluation of the gold patch are all
 * zeros, nodes as well where the row has none; else nodes without a truth are null, and what the harness
 * fails at is 0. `corrected` has new files under their own names, renamed ones under both, nodes by
 * correctedNodes(), and evaluates the gold patch like every other. Where sources are too large or too slow
 * to parse, or not at hand, nodes are null and `unscored` says why.
 */
export const retrievalOf = (input: RetrievalInput, parsers: Parsers): Retrieval => {
  const { row, patch, before, after } = input
  const parsing = { parsers, until: performance.now() + (input.milliseconds ?? DEFAULT_MILLISECONDS) }
  const gold = patchPaths(row.patch)
  const found = patchPaths(patch)
  const nothing = after === null || patch.trim() === ''
  const goldFiles = (names: (files: readonly PatchedFile[]) => Set<string>): Set<string> =>
    row.patch === '' ? new Set(row.modified_files) : names(gold)
  let unscored: string | undefined
  const unlessUnscorable = (score: () => RetrievalScore | null): RetrievalScore | null => {
    try {
      return score()
    } catch (error) {
      if (!(error instanceof Unscorable)) throw error
      unscored ??= error.message
      return null
    }
  }

  const official = (): Side => {
    if (nothing || input.gold === true) return { file: NO_SCORE, node: NO_SCORE }
    const node = (): RetrievalScore | null => {
      if (row.cst_nodes.length === 0) return null
      try {
        return scoreSets(new Set(row.cst_nodes), officialNodes(found, { before, after }, parsing))
      } catch (error) {
        if (error instanceof NodesFailed) return NO_SCORE
        throw error
      }
    }
    return { file: scoreSets(goldFiles(officialFiles), officialFiles(found)), node: unlessUnscorable(node) }
  }

  const corrected = (): Side => {
    const hasTruth = changesNodes(gold)
    if (nothing) return { file: NO_SCORE, node: hasTruth ? NO_SCORE : null }
    const node = (): RetrievalScore | null => {
      if (!hasTruth) return null
      const truth = correctedNodes(gold, { before, after: patchedTexts(gold, before) }, parsing)
      return scoreSets(truth, correctedNodes(found, { before, after }, parsing))
    }
    return { file: scoreSets(goldFiles(correctedFiles), correctedFiles(found)), node: unlessUnscorable(node) }
  }

  const scores = { official: official(), corrected: corrected() }
  return unscored === undefined ? scores : { ...scores, unscored }
}
