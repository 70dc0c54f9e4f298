import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type * as TreeSitter from 'web-tree-sitter'
import { GRAMMARS, type GrammarName, type Parsers } from '../../../retrieval/index.js'

/** Left out of the bundle: it lies beside the grammars, as a module wherever that folder is put. */
const loadRuntime = async (folder: string): Promise<typeof TreeSitter> => {
  const address = pathToFileURL(join(folder, 'web-tree-sitter.mjs')).href
  const runtime: typeof TreeSitter = await import(/* webpackIgnore: true */ address)
  await runtime.Parser.init()
  return runtime
}

const load = async (folder: string): Promise<Parsers> => {
  const { Parser, Language } = await loadRuntime(folder)
  const languages = new Map<GrammarName, TreeSitter.Language>()
  for (const name of GRAMMARS) {
    languages.set(name, await Language.load(await readFile(join(folder, `tree-sitter-${name}.wasm`))))
  }
  return {
    parse: ({ grammar, text, until }, read) => {
      const parser = new Parser()
      try {
        parser.setLanguage(languages.get(grammar)!)
        const tree = parser.parse(text, null, { progressCallback: () => performance.now() > until })
        if (tree === null) return null
        const cursor = tree.walk()
        try {
          return read(cursor)
        } finally {
          cursor.delete()
          tree.delete()
        }
      } finally {
        parser.delete()
      }
    }
  }
}

const loaded = new Map<string, Promise<Parsers>>()

/**
 * The parsers of the languages of SWE-PolyBench, from the folder of grammars that is shipped (`dist/grammars`).
 * They are loaded at the first call, which takes a fifth of a second, and once.
 */
export const loadGrammars = (folder: string): Promise<Parsers> => {
  const parsers = loaded.get(folder) ?? load(folder)
  loaded.set(folder, parsers)
  return parsers
}
