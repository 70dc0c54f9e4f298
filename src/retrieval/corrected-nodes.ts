import type { PatchedFile } from '../text/patch-paths.js'
import { type ChangedSource, changedSources, type Texts } from './changed-sources.js'
import { counts, type Definition, type DefinitionRules, definitionsAt } from './definitions.js'
import { grammarOf } from './languages.js'
import { parseSource } from './parse-source.js'
import type { Parsers } from './syntax.js'
import { IdBudget, Unscorable } from './unscorable.js'

/*
 * The nodes that a patch changes, as one would expect to find them. Against officialNodes():
 *  - new, deleted and renamed files count, each side under its own name;
 *  - so do the extensions that are missing there, of .tsx with its own grammar; files of languages without
 *    a grammar here (.kt, .json, .md) have no nodes and count at the level of files alone;
 *  - every changed line is looked up, the last one of a file too;
 *  - lines outside of every function and class are the module's: its node is the file's `module`;
 *  - generators, abstract classes, interfaces, enums, records and a pair's arrow function are nodes too;
 *  - a name is what the grammar calls the name; where there is none (`(anonymous)`) nothing fails;
 *  - all parents are named;
 *  - the truth is not the row's list, which has the gaps of the official rules, but what the same rules find
 *    in the gold patch.
 */

const RULES: DefinitionRules = {
  types: new Set([
    'pair',
    'function_definition',
    'class_definition',
    'function_declaration',
    'generator_function_declaration',
    'method_declaration',
    'method_definition',
    'class_declaration',
    'abstract_class_declaration',
    'interface_declaration',
    'enum_declaration',
    'record_declaration',
    'annotation_type_declaration',
    'constructor_declaration',
    'compact_constructor_declaration'
  ]),
  functions: new Set(['function_expression', 'generator_function', 'arrow_function'])
}

const idOf = (path: string, definition: Definition, budget: IdBudget): string => {
  const parts: string[] = []
  for (let at: Definition | null = definition; at !== null; at = at.parent) {
    if (!counts(at)) continue
    const part = at.parent === null ? 'module' : `${at.type}:${at.name ?? '(anonymous)'}`
    budget.spend(path, part.length)
    parts.push(part)
  }
  return [path, ...parts.reverse()].join('->')
}

const sourceIds = (source: ChangedSource, parsers: Parsers, until: number, budget: IdBudget): string[] => {
  const { path, grammar, text, rows } = source
  if (text === undefined) throw new Unscorable(`${path} is not at hand`)
  return parseSource({ path, grammar, text }, { parsers, until }, cursor =>
    [...new Set(definitionsAt(cursor, rows, RULES).byRow.values())].map(node => idOf(path, node, budget))
  )
}

/** The ids of the nodes that a patch changes; throws Unscorable where nobody can say. */
export const correctedNodes = (
  files: readonly PatchedFile[],
  trees: { readonly before: Texts; readonly after: Texts },
  { parsers, until }: { readonly parsers: Parsers; readonly until: number }
): Set<string> => {
  const budget = new IdBudget()
  return new Set(
    changedSources(files, trees, grammarOf).flatMap(source => sourceIds(source, parsers, until, budget))
  )
}

/** Whether a patch changes a node at all, which needs no parser: each line of a source is of some node. */
export const changesNodes = (files: readonly PatchedFile[]): boolean =>
  changedSources(files, { before: new Map(), after: new Map() }, grammarOf).length > 0
