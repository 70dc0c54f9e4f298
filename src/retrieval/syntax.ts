/*
 * What this room asks of parsers, which are handed in: loading a grammar is an effect, and a megabyte.
 * A tree-sitter cursor is such a cursor as it is.
 */

export const GRAMMARS = ['java', 'javascript', 'typescript', 'tsx', 'python'] as const
export type GrammarName = (typeof GRAMMARS)[number]

/** Stands on one node of a syntax tree at a time, so that no depth of nesting needs a stack. */
export interface SyntaxCursor {
  readonly nodeType: string
  readonly nodeText: string
  readonly currentFieldName: string | null
  /** Rows count from 0. */
  readonly startPosition: { readonly row: number }
  readonly endPosition: { readonly row: number }
  gotoFirstChild(): boolean
  gotoNextSibling(): boolean
  gotoParent(): boolean
}

export interface Parsers {
  /**
   * Calls `read` with a cursor on the root of a text's tree and gives back what it gives; null where the
   * text is not parsed by the time `until`, in milliseconds as `performance.now()` counts them.
   */
  parse<T>(
    source: { readonly grammar: GrammarName; readonly text: string; readonly until: number },
    read: (cursor: SyntaxCursor) => T
  ): T | null
}
