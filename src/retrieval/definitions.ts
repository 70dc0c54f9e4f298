import type { SyntaxCursor } from './syntax.js'
import { UnclaimedRows } from './unclaimed-rows.js'

/** A function, a class or the like, with what names it; or the root of a tree. */
export interface Definition {
  readonly type: string
  /** Rows from 0, both within. */
  readonly startRow: number
  readonly endRow: number
  readonly parent: Definition | null
  /** Texts of its children that are plain identifiers, in their order: the type that a Java method returns is one. */
  readonly identifiers: readonly string[]
  /** What the grammar calls its name, or its key. */
  readonly name: string | null
  /** Whether one of its children is a function without a name of its own. */
  readonly holdsFunction: boolean
}

interface Draft extends Definition {
  readonly parent: Draft | null
  readonly identifiers: string[]
  name: string | null
  holdsFunction: boolean
}

/** Which types of nodes are definitions, and which are functions: a `pair` of an object counts where it holds one. */
export interface DefinitionRules {
  readonly types: ReadonlySet<string>
  readonly functions: ReadonlySet<string>
}

/** Whether it is one at last: a `pair` is where it holds a function, which its children tell. */
export const counts = ({ type, holdsFunction }: Definition): boolean => type !== 'pair' || holdsFunction

const IDENTIFIERS = new Set(['identifier', 'property_identifier', 'type_identifier'])

/**
 * The innermost definition at each of some rows, the root where there is none; of two that share a row,
 * the first. Walks only where rows are, and keeps its own stack, since sources may be hostile.
 */
export const definitionsAt = (
  cursor: SyntaxCursor,
  rows: Iterable<number>,
  { types, functions }: DefinitionRules
): { root: Definition; byRow: Map<number, Definition> } => {
  const sorted = [...new Set(rows)].sort((a, b) => a - b)
  const unclaimed = new UnclaimedRows(sorted)
  const byRow = new Map<number, Definition>()
  const draft = (parent: Draft | null): Draft => ({
    type: cursor.nodeType,
    startRow: cursor.startPosition.row,
    endRow: cursor.endPosition.row,
    parent,
    identifiers: [],
    name: null,
    holdsFunction: false
  })
  const finish = (definition: Draft): void => {
    if (definition === root || !counts(definition)) return
    unclaimed.claim(definition.startRow, definition.endRow, row => byRow.set(row, definition))
  }

  const root = draft(null)
  /** What encloses the cursor: a definition where the node is one, and where it is none the last one out. */
  const enclosing: { readonly definition: Draft; readonly own: boolean }[] = [{ definition: root, own: true }]
  let entering = cursor.gotoFirstChild()
  while (entering) {
    const around = enclosing.at(-1)!
    const type = cursor.nodeType
    if (around.own) {
      if (functions.has(type)) around.definition.holdsFunction = true
      if (IDENTIFIERS.has(type)) around.definition.identifiers.push(cursor.nodeText)
      if (['name', 'key'].includes(cursor.currentFieldName ?? '')) around.definition.name = cursor.nodeText
    }
    const wanted = unclaimed.anyWithin(cursor.startPosition.row, cursor.endPosition.row)
    const own = wanted && types.has(type)
    const definition = own ? draft(around.definition) : around.definition
    if (wanted && cursor.gotoFirstChild()) {
      enclosing.push({ definition, own })
      continue
    }
    if (own) finish(definition)
    entering = cursor.gotoNextSibling()
    while (!entering && cursor.gotoParent()) {
      const left = enclosing.pop()!
      if (left.own) finish(left.definition)
      entering = enclosing.length > 0 && cursor.gotoNextSibling()
    }
  }
  for (const row of sorted) if (!byRow.has(row)) byRow.set(row, root)
  return { root, byRow }
}
