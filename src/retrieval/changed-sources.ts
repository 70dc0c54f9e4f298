import type { PatchedFile } from '../text/patch-paths.js'
import type { GrammarName } from './syntax.js'

/** Texts by path, as they are in a tree; a path that is not there is absent. */
export type Texts = ReadonlyMap<string, string>

/** One side of a file that a patch changes. */
export interface ChangedSource {
  readonly path: string
  readonly grammar: GrammarName
  /** Absent where the tree has no such file. */
  readonly text: string | undefined
  /** Rows from 0: of what is removed in the file before, of what is added in the file after. */
  readonly rows: readonly number[]
}

interface Trees {
  readonly before: Texts
  readonly after: Texts
}

/**
 * The sources whose lines a patch changes: removed ones in the tree before, then added ones in the tree
 * after; a file that the patch names twice is one. Where a language is unknown there is no source.
 */
export const changedSources = (
  files: readonly PatchedFile[],
  { before, after }: Trees,
  grammarOf: (path: string) => GrammarName | null
): ChangedSource[] => {
  const sides = [
    { tree: before, parts: files.map(({ oldPath, removedAt }) => ({ path: oldPath, lines: removedAt })) },
    { tree: after, parts: files.map(({ newPath, addedAt }) => ({ path: newPath, lines: addedAt })) }
  ]
  return sides.flatMap(({ tree, parts }) => {
    const sources = new Map<
      string,
      { path: string; grammar: GrammarName; text: string | undefined; rows: number[] }
    >()
    for (const { path, lines } of parts) {
      const grammar = path === null ? null : grammarOf(path)
      if (path === null || grammar === null || lines.length === 0) continue
      const source = sources.get(path) ?? { path, grammar, text: tree.get(path), rows: [] }
      for (const line of lines) source.rows.push(line - 1)
      sources.set(path, source)
    }
    return [...sources.values()]
  })
}
