import type { PatchedFile } from '../text/patch-paths.js'
import { type ChangedSource, changedSources, type Texts } from './changed-sources.js'
import { type Definition, type DefinitionRules, definitionsAt } from './definitions.js'
import { officialGrammar } from './languages.js'
import { parseSource } from './parse-source.js'
import type { Parsers, SyntaxCursor } from './syntax.js'
import { IdBudget } from './unscorable.js'

/*
 * The nodes that a patch changes, as the official harness finds them. What is odd about it, and kept:
 *  - only files that have the same name before and after count: not new, deleted and renamed ones;
 *  - only the extensions of officialGrammar(): no .tsx, .mjs or .kt;
 *  - lines of a file are looked up in their order, and none that lies within the rows of a node that an
 *    earlier one found: where a class's own line changes, the methods below it are not found. The rows
 *    are compared with line numbers, of which the first is 1, so that a node's last line is looked up;
 *  - a row at or past the row where the root ends has no node: the last line of a file that ends in none;
 *  - lines outside of every function and class are ignored;
 *  - a name is all of a node's children that are identifiers, joined with `_`: `Foo bar()` is `Foo_bar`
 *    in Java, but `int bar()` is `bar`. A pair whose key is no identifier is `[]`;
 *  - a node or a parent without a name (`#private() {}`, `[computed]() {}`) fails the whole score;
 *  - so does a file that is not there;
 *  - the names of parents end where one comes again: of A in B in A nothing above the inner A's B is left,
 *    not even `program`.
 */

/** What the official harness has as an exception; it scores 0. */
export class NodesFailed extends Error {}

const RULES: DefinitionRules = {
  types: new Set([
    'pair',
    'function_definition',
    'class_definition',
    'function_declaration',
    'method_declaration',
    'method_definition',
    'class_declaration',
    'constructor_declaration'
  ]),
  functions: new Set(['function_expression'])
}

const ROOTS = new Set(['module', 'program'])

const nameOf = ({ type, identifiers }: Definition): string => {
  if (identifiers.length > 0) return identifiers.join('_')
  if (type === 'pair') return '[]'
  throw new NodesFailed(`${type} has no name`)
}

const ownId = (definition: Definition): string =>
  ROOTS.has(definition.type) ? definition.type : `${definition.type}:${nameOf(definition)}`

const idOf = (path: string, definition: Definition, budget: IdBudget): string => {
  const parents: string[] = []
  const seen = new Set<string>()
  for (let parent = definition.parent; parent !== null; parent = parent.parent) {
    const id = ownId(parent)
    if (seen.has(id)) break
    seen.add(id)
    parents.push(id)
    budget.spend(path, id.length)
  }
  const own = ownId(definition)
  budget.spend(path, own.length)
  return [path, ...parents.reverse(), own].join('->')
}

/** The definitions that some rows are looked up to, in the order and with the gaps described above. */
const lookedUp = (cursor: SyntaxCursor, rows: readonly number[]): Set<Definition> => {
  const { root, byRow } = definitionsAt(cursor, rows, RULES)
  const found = new Set<Definition>()
  let covered = -1
  for (const [row, definition] of [...byRow].sort(([a], [b]) => a - b)) {
    const line = row + 1
    if (line <= covered || row >= root.endRow) continue
    if (definition === root && ROOTS.has(root.type)) continue
    if (definition !== root) found.add(definition)
    covered = Math.max(covered, definition.endRow)
  }
  return found
}

const sourceIds = (source: ChangedSource, parsers: Parsers, until: number, budget: IdBudget): string[] => {
  const { path, grammar, text, rows } = source
  if (text === undefined) throw new NodesFailed(`${path} is not there`)
  return parseSource({ path, grammar, text }, { parsers, until }, cursor =>
    [...lookedUp(cursor, rows)].map(definition => idOf(path, definition, budget))
  )
}

/** The ids of the nodes that a patch changes; throws NodesFailed where the official harness fails. */
export const officialNodes = (
  files: readonly PatchedFile[],
  trees: { readonly before: Texts; readonly after: Texts },
  { parsers, until }: { readonly parsers: Parsers; readonly until: number }
): Set<string> => {
  const kept = files.filter(({ oldPath, newPath }) => oldPath !== null && oldPath === newPath)
  const budget = new IdBudget()
  return new Set(
    changedSources(kept, trees, officialGrammar).flatMap(source => sourceIds(source, parsers, until, budget))
  )
}
