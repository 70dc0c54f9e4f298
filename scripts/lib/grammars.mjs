import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from './transpile.mjs'

const RUNTIME = 'node_modules/web-tree-sitter'
const GRAMMARS = 'node_modules/@vscode/tree-sitter-wasm/wasm'

/** Where the parsers' runtime and the grammars come from, by the names that they are shipped under. */
export const GRAMMAR_FILES = {
  'web-tree-sitter.mjs': `${RUNTIME}/web-tree-sitter.js`,
  'web-tree-sitter.wasm': `${RUNTIME}/web-tree-sitter.wasm`,
  'tree-sitter-java.wasm': `${GRAMMARS}/tree-sitter-java.wasm`,
  'tree-sitter-javascript.wasm': `${GRAMMARS}/tree-sitter-javascript.wasm`,
  'tree-sitter-typescript.wasm': `${GRAMMARS}/tree-sitter-typescript.wasm`,
  'tree-sitter-tsx.wasm': `${GRAMMARS}/tree-sitter-tsx.wasm`,
  'tree-sitter-python.wasm': `${GRAMMARS}/tree-sitter-python.wasm`
}

/** Whose the grammars are, of which the package of their wasm says nothing; all under the MIT licence. */
const HOLDERS = {
  'tree-sitter-java': 'Copyright (c) 2017 Ayman Nadeem',
  'tree-sitter-javascript': 'Copyright (c) 2014 Max Brunsfeld',
  'tree-sitter-typescript, tree-sitter-tsx': 'Copyright (c) 2017 Max Brunsfeld',
  'tree-sitter-python': 'Copyright (c) 2016 Max Brunsfeld'
}

const licences = async () => {
  const text = await readFile(join(root, RUNTIME, 'LICENSE'), 'utf8')
  const [, holder, terms] = /(Copyright .*)\n([\s\S]*)/.exec(text)
  const holders = { 'web-tree-sitter': holder, ...HOLDERS }
  const lines = Object.entries(holders).map(([name, copyright]) => `${name}\n${copyright}\n`)
  return `Of each of these, under the MIT licence:\n\n${lines.join('\n')}\n${terms.trim()}\n`
}

/** What the folder of grammars holds, by name; loaded only where a patch of SWE-PolyBench is scored. */
export const grammarFiles = async () => {
  const files = Object.entries(GRAMMAR_FILES).map(async ([name, path]) => [
    name,
    await readFile(join(root, path))
  ])
  return { ...Object.fromEntries(await Promise.all(files)), 'licenses.txt': await licences() }
}
