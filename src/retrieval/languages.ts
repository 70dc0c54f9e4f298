import type { GrammarName } from './syntax.js'

const OFFICIAL: Readonly<Record<string, GrammarName>> = {
  java: 'java',
  js: 'javascript',
  jsx: 'javascript',
  cjs: 'javascript',
  py: 'python',
  'py-tpl': 'python',
  pyi: 'python',
  ts: 'typescript'
}

const FORGOTTEN: Readonly<Record<string, GrammarName>> = {
  mjs: 'javascript',
  mts: 'typescript',
  cts: 'typescript',
  tsx: 'tsx'
}

const extension = (path: string): string => /[^/]\.([^./]+)$/.exec(path)?.[1] ?? ''

/** The grammar that the official harness parses a file with; null where it looks into none of its lines. */
export const officialGrammar = (path: string): GrammarName | null =>
  Object.hasOwn(OFFICIAL, extension(path)) ? OFFICIAL[extension(path)]! : null

/** The grammar of a file's language; null where there is none here, as for Kotlin, JSON or Markdown. */
export const grammarOf = (path: string): GrammarName | null =>
  officialGrammar(path) ?? (Object.hasOwn(FORGOTTEN, extension(path)) ? FORGOTTEN[extension(path)]! : null)
