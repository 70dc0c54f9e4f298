const ESCAPES: Readonly<Record<string, number>> = {
  a: 7,
  b: 8,
  t: 9,
  n: 10,
  v: 11,
  f: 12,
  r: 13,
  '"': 34,
  '\\': 92
}

/** A name at the start of a text, and where the text goes on. */
export interface QuotedName {
  readonly name: string
  readonly end: number
}

/**
 * Reads a name that git quoted as in C (`"a/caf\303\251.kt"`), from the quote at the start of the text;
 * null when it is not closed. Bytes that are no UTF-8 become U+FFFD.
 */
const readQuotedName = (text: string): QuotedName | null => {
  if (!text.startsWith('"')) return null
  const bytes: number[] = []
  const encoder = new TextEncoder()
  let index = 1
  while (index < text.length) {
    const character = String.fromCodePoint(text.codePointAt(index)!)
    if (character === '"') return { name: new TextDecoder().decode(Uint8Array.from(bytes)), end: index + 1 }
    if (character !== '\\') {
      bytes.push(...encoder.encode(character))
      index += character.length
      continue
    }
    const octal = /^[0-3][0-7]{2}/.exec(text.slice(index + 1, index + 4))?.[0]
    const escaped = ESCAPES[text[index + 1] ?? '']
    if (octal === undefined && escaped === undefined) return null
    bytes.push(octal === undefined ? escaped! : Number.parseInt(octal, 8))
    index += octal === undefined ? 2 : 4
  }
  return null
}

/** Without the first folder (`a/`, `b/`), as `git apply -p1` reads names; null when there is none. */
export const withoutPrefix = (name: string): string | null => {
  const slash = name.indexOf('/')
  return slash < 0 || slash === name.length - 1 ? null : name.slice(slash + 1)
}

/** A name that stands alone on a line, quoted or not; a tab ends it where the line has one. */
export const readLoneName = (text: string): string | null => {
  if (text.startsWith('"')) return readQuotedName(text)?.name ?? null
  const tab = text.indexOf('\t')
  return tab < 0 ? text : text.slice(0, tab)
}

/** Two of Linux's longest paths, each byte quoted; the search below is quadratic. */
const LONGEST_HEADER = 2 * 4 * 4096

/** Old and new name of a `diff --git` line, without prefixes. */
export interface HeaderNames {
  readonly oldPath: string
  readonly newPath: string
}

/**
 * The names after `diff --git `. Two names that are not quoted and hold blanks can only be told apart
 * when they are the same, which is what git relies on too; null otherwise, and the lines that follow
 * say the names.
 */
export const readHeaderNames = (text: string): HeaderNames | null => {
  const pair = (left: string | undefined, right: string | null | undefined): HeaderNames | null => {
    const oldPath = withoutPrefix(left ?? '')
    const newPath = withoutPrefix(right ?? '')
    return oldPath === null || newPath === null ? null : { oldPath, newPath }
  }
  if (text.length > LONGEST_HEADER) return null
  const first = readQuotedName(text)
  if (first) return text[first.end] === ' ' ? pair(first.name, readLoneName(text.slice(first.end + 1))) : null
  const quote = text.indexOf(' "')
  if (quote >= 0 && text.endsWith('"')) return pair(text.slice(0, quote), readLoneName(text.slice(quote + 1)))
  const blanks = text.split(' ').length - 1
  if (blanks === 1) return pair(...(text.split(' ') as [string, string]))
  return sameNames(text)
}

/** Of equal names the split lies at one blank: their lengths differ by their prefixes alone. */
const sameNames = (text: string): HeaderNames | null => {
  const slash = text.indexOf('/')
  for (let blank = text.indexOf(' ', slash); slash >= 0 && blank >= 0; blank = text.indexOf(' ', blank + 1)) {
    const name = text.slice(slash + 1, blank)
    if (name === '' || !text.endsWith(`/${name}`)) continue
    const right = text.slice(blank + 1)
    if (withoutPrefix(right) === name) return { oldPath: name, newPath: name }
  }
  return null
}
