/** The strings of a list, or where and why the text is none. */
export type ParsedList =
  | { readonly ok: true; readonly items: readonly string[] }
  | { readonly ok: false; readonly at: number; readonly message: string }

/** Escapes of one character; a backslash before a line end joins the lines. */
const SIMPLE: Readonly<Record<string, string>> = {
  '\n': '',
  '\\': '\\',
  "'": "'",
  '"': '"',
  a: '\x07',
  b: '\b',
  f: '\f',
  n: '\n',
  r: '\r',
  t: '\t',
  v: '\v'
}

/** How many hexadecimal digits follow. */
const HEX_DIGITS: Readonly<Record<string, number>> = { x: 2, u: 4, U: 8 }

const LAST_CODE_POINT = 0x10ffff

class NoList extends Error {
  readonly at: number

  constructor(at: number, message: string) {
    super(message)
    this.at = at
  }
}

/** Reads forward through a text; every `take…` begins at `at` and leaves it behind what it took. */
class Reader {
  at = 0
  readonly text: string

  constructor(text: string) {
    this.text = text
  }

  skipBlanks(): void {
    while (' \t\r\n'.includes(this.text[this.at] ?? '.')) this.at++
  }

  takeIf(character: string): boolean {
    if (this.text[this.at] !== character) return false
    this.at++
    return true
  }

  /** An escape, whose backslash was taken. */
  #takeEscape(): string {
    const start = this.at - 1
    const kind = this.text[this.at] ?? ''
    const simple = SIMPLE[kind]
    if (simple !== undefined) {
      this.at++
      return simple
    }
    const digits = HEX_DIGITS[kind]
    if (digits !== undefined) {
      const hex = this.text.slice(this.at + 1, this.at + 1 + digits)
      if (hex.length < digits || /[^0-9a-fA-F]/.test(hex))
        throw new NoList(start, `\\${kind} takes ${digits} hexadecimal digits`)
      const code = Number.parseInt(hex, 16)
      if (code > LAST_CODE_POINT) throw new NoList(start, `\\U${hex} is above the last character there is`)
      this.at += 1 + digits
      return String.fromCodePoint(code)
    }
    const octal = /^[0-7]{1,3}/.exec(this.text.slice(this.at, this.at + 3))?.[0]
    if (octal !== undefined) {
      this.at += octal.length
      return String.fromCharCode(Number.parseInt(octal, 8))
    }
    if (kind === 'N' && this.text[this.at + 1] === '{')
      throw new NoList(start, 'characters by name (\\N{…}) are not read')
    // Python keeps the backslash of an escape that it does not know.
    return '\\'
  }

  takeString(): string {
    const start = this.at
    const quote = this.text[start]
    if (quote !== "'" && quote !== '"') throw new NoList(start, 'is no string: the list holds strings only')
    // Scans to what ends a plain stretch by the engine's own search: a list may hold megabytes.
    const special = quote === "'" ? /['\\\n]/g : /["\\\n]/g
    let value = ''
    let from = start + 1
    for (;;) {
      special.lastIndex = from
      const found = special.exec(this.text)
      if (found === null || found[0] === '\n') throw new NoList(start, 'the string is not closed')
      value += this.text.slice(from, found.index)
      this.at = found.index + 1
      if (found[0] === quote) return value
      value += this.#takeEscape()
      from = this.at
    }
  }
}

/**
 * The strings of a Python list literal as `repr()` writes it and `ast.literal_eval` reads it: either quote,
 * every escape but characters by name, a comma at the end. A list of anything but strings is none.
 */
export const parsePythonList = (text: string): ParsedList => {
  const reader = new Reader(text)
  const items: string[] = []
  try {
    reader.skipBlanks()
    if (!reader.takeIf('[')) throw new NoList(reader.at, 'does not begin with [')
    for (;;) {
      reader.skipBlanks()
      if (reader.takeIf(']')) break
      items.push(reader.takeString())
      reader.skipBlanks()
      if (reader.takeIf(',')) continue
      if (reader.takeIf(']')) break
      throw new NoList(reader.at, reader.at === text.length ? 'the list is not closed' : 'expected , or ]')
    }
    reader.skipBlanks()
    if (reader.at < text.length) throw new NoList(reader.at, 'there is more after the list')
    return { ok: true, items }
  } catch (error) {
    if (!(error instanceof NoList)) throw error
    return { ok: false, at: error.at, message: error.message }
  }
}
