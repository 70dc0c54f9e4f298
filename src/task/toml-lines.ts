/** A path into a TOML document: table names, list indices, keys. */
export type TomlPath = readonly PropertyKey[]

/** `verifier.env.KEY`, `artifacts[2].source`; names that are not plain are quoted. */
export const dottedPath = (path: TomlPath): string =>
  path
    .map((part, index) => {
      if (typeof part === 'number') return `[${part}]`
      const name = String(part)
      const shown = /^[A-Za-z0-9_-]+$/.test(name) ? name : JSON.stringify(name)
      return index === 0 ? shown : `.${shown}`
    })
    .join('')

const splitKey = (text: string): string[] =>
  [...text.matchAll(/"((?:[^"\\]|\\.)*)"|'([^']*)'|([A-Za-z0-9_-]+)/g)].map(
    match => match[1] ?? match[2] ?? match[3] ?? ''
  )

const KEY_PART = `(?:"(?:[^"\\\\]|\\\\.)*"|'[^']*'|[A-Za-z0-9_-]+)`
const KEY = new RegExp(`^\\s*${KEY_PART}(?:\\s*\\.\\s*${KEY_PART})*\\s*$`)

/** The key that a line sets; none where a quoted key holds `=`, which is not worth a parser. */
const keyOf = (line: string): string | null => {
  const key = line.slice(0, Math.max(0, line.indexOf('=')))
  return KEY.test(key) ? key : null
}

const isPrefix = (part: readonly string[], whole: readonly string[]): boolean =>
  part.length <= whole.length && part.every((name, index) => name === whole[index])

/** A line that begins a table or sets a key. */
interface TomlLine {
  /** From 1. */
  readonly line: number
  /** Of a header its table, of a key the key with its table. */
  readonly path: readonly string[]
  readonly kind: 'table' | 'item' | 'key'
}

const readLines = (toml: string): TomlLine[] => {
  const lines: TomlLine[] = []
  let table: string[] = []
  for (const [index, raw] of toml.split('\n').entries()) {
    const header = /^\s*(\[\[?)([^\]]{1,4000})\]/.exec(raw)
    if (header) {
      table = splitKey(header[2]!)
      lines.push({ line: index + 1, path: table, kind: header[1] === '[[' ? 'item' : 'table' })
      continue
    }
    const key = keyOf(raw)
    if (key !== null) lines.push({ line: index + 1, path: [...table, ...splitKey(key)], kind: 'key' })
  }
  return lines
}

let last: { readonly toml: string; readonly lines: readonly TomlLine[] } | undefined

/** The lines of a text, which is read once however often it is asked about: problems come by the dozen. */
const linesOfToml = (toml: string): readonly TomlLine[] => {
  if (last?.toml !== toml) last = { toml, lines: readLines(toml) }
  return last.lines
}

/**
 * The line (from 1) where a key or table is written, found by its headers and keys without a second
 * parse; the nearest enclosing one where the key stands inside an inline table; null if not found.
 * Indices in the path choose among `[[tables]]` of one name.
 */
export const lineOfPath = (toml: string, path: TomlPath): number | null => {
  const names = path.filter(part => typeof part !== 'number').map(String)
  const wantedIndex = path.find(part => typeof part === 'number')
  const seen = new Map<string, number>()
  let inWantedItem = true
  let best: { line: number; depth: number } | null = null
  for (const { line, path: full, kind } of linesOfToml(toml)) {
    if (kind === 'item') {
      const name = full.join('\0')
      const item = (seen.get(name) ?? -1) + 1
      seen.set(name, item)
      inWantedItem = wantedIndex === undefined || !isPrefix(full, names) || item === wantedIndex
    } else if (kind === 'table' && !isPrefix(full.slice(0, 1), names)) inWantedItem = true
    const matches = isPrefix(full, names) || isPrefix(names, full)
    const depth = Math.min(full.length, names.length)
    if (inWantedItem && matches && depth > (best?.depth ?? 0)) best = { line, depth }
  }
  return best?.line ?? null
}
