/*
 * Whether a patch of a row of SWE-PolyBench changes what the gold one changes.
 *  1. which texts that needs                      retrieval.ts: retrievalPaths()
 *  2. which lines of them the patches change      changed-sources.ts; the gold one's result: patched-texts.ts
 *  3. which definitions those lines are of        definitions.ts, on a tree of languages.ts' grammars
 *  4. what the definitions are called             official-nodes.ts, corrected-nodes.ts
 *  5. how the sets compare                        score-sets.ts
 * Sources are hostile: unscorable.ts says where it ends.
 */

export { type RetrievalInput, retrievalOf, retrievalPaths } from './retrieval.js'
export { GRAMMARS, type GrammarName, type Parsers, type SyntaxCursor } from './syntax.js'
