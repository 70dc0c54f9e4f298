import type { LanguageFn } from 'highlight.js'
import hljs from 'highlight.js/lib/core'
import bash from 'highlight.js/lib/languages/bash'
import gradle from 'highlight.js/lib/languages/gradle'
import groovy from 'highlight.js/lib/languages/groovy'
import ini from 'highlight.js/lib/languages/ini'
import java from 'highlight.js/lib/languages/java'
import javascript from 'highlight.js/lib/languages/javascript'
import json from 'highlight.js/lib/languages/json'
import kotlin from 'highlight.js/lib/languages/kotlin'
import markdown from 'highlight.js/lib/languages/markdown'
import properties from 'highlight.js/lib/languages/properties'
import python from 'highlight.js/lib/languages/python'
import typescript from 'highlight.js/lib/languages/typescript'
import xml from 'highlight.js/lib/languages/xml'
import yaml from 'highlight.js/lib/languages/yaml'
import type { Hunk } from './patch.js'

/** What changes in repositories of Kotlin, and of the other benchmarks' languages. */
const LANGUAGES: Readonly<Record<string, LanguageFn>> = {
  bash,
  gradle,
  groovy,
  ini,
  java,
  javascript,
  json,
  kotlin,
  markdown,
  properties,
  python,
  typescript,
  xml,
  yaml
}

for (const [name, language] of Object.entries(LANGUAGES)) hljs.registerLanguage(name, language)

const BY_ENDING: Readonly<Record<string, string>> = {
  kt: 'kotlin',
  kts: 'kotlin',
  java: 'java',
  gradle: 'gradle',
  groovy: 'groovy',
  xml: 'xml',
  html: 'xml',
  fxml: 'xml',
  yml: 'yaml',
  yaml: 'yaml',
  json: 'json',
  md: 'markdown',
  properties: 'properties',
  toml: 'ini',
  ini: 'ini',
  sh: 'bash',
  py: 'python',
  js: 'javascript',
  mjs: 'javascript',
  jsx: 'javascript',
  ts: 'typescript',
  tsx: 'typescript'
}

/** The language of a file by the end of its name; null for one that is shown without colours. */
export const languageOf = (path: string): string | null => {
  const ending = /\.([A-Za-z0-9]+)$/.exec(path)?.[1]?.toLowerCase()
  return ending !== undefined && Object.hasOwn(BY_ENDING, ending) ? BY_ENDING[ending]! : null
}

/** A piece of a line; the scope is a class of the style, empty for plain text. */
export interface Token {
  readonly scope: string
  readonly text: string
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'"
}

/** Lines of more characters than this are made by machines. */
const MAX_CHARACTERS = 120_000

const plain = (lines: readonly string[]): Token[][] => lines.map(text => [{ scope: '', text }])

/**
 * Colours lines of code that follow each other. The highlighter's HTML is taken apart into scopes and
 * text, so that no HTML made of foreign text comes into the page.
 */
export const highlightLines = (lines: readonly string[], language: string | null): Token[][] => {
  const code = lines.join('\n')
  if (language === null || code.length > MAX_CHARACTERS) return plain(lines)
  const { value } = hljs.highlight(code, { language, ignoreIllegals: true })
  const tokens: Token[][] = [[]]
  const scopes: string[] = []
  for (const [part, scope] of value.matchAll(/<span class="([^"]*)">|<\/span>|[^<]+/g)) {
    if (scope !== undefined) scopes.push(scope)
    else if (part === '</span>') scopes.pop()
    else {
      const text = part.replace(/&(?:amp|lt|gt|quot|#x27);/g, entity => ENTITIES[entity] ?? entity)
      text.split('\n').forEach((piece, index) => {
        if (index > 0) tokens.push([])
        if (piece !== '') tokens.at(-1)!.push({ scope: scopes.at(-1) ?? '', text: piece })
      })
    }
  }
  return tokens.length === lines.length ? tokens : plain(lines)
}

/** The tokens of each line of a hunk; old and new side are each read as code that hangs together. */
export const highlightHunk = ({ lines }: Hunk, language: string | null): Token[][] => {
  const side = (other: 'added' | 'removed'): Token[][] =>
    highlightLines(
      lines.filter(({ kind }) => kind !== other && kind !== 'note').map(({ text }) => text),
      language
    )
  const before = side('added')
  const after = side('removed')
  let oldIndex = 0
  let newIndex = 0
  return lines.map(({ kind, text }) => {
    if (kind === 'note') return [{ scope: '', text }]
    const oldTokens = kind === 'added' ? undefined : before[oldIndex++]
    const newTokens = kind === 'removed' ? undefined : after[newIndex++]
    return newTokens ?? oldTokens ?? [{ scope: '', text }]
  })
}
