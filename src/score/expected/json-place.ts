/** The value at a path of keys and indices, or what breaks the text before it is reached. */
interface JsonPlace {
  readonly line: number
  /** Whether the text stops being JSON here. */
  readonly broken: boolean
}

/** Deeper than any file of ours; below it the place of the outermost value must do. */
const MAX_DEPTH = 100

/**
 * Finds the line of a value in JSON text, or of the first error, for messages: the built-in parser
 * tells neither reliably.
 */
export const placeInJson = (text: string, path: readonly (string | number)[]): JsonPlace => {
  const walker = new Walker(text, path)
  try {
    walker.value(path.length === 0 ? true : 0, 0)
    walker.end()
  } catch (stop) {
    if (!(stop instanceof Stop)) throw stop
    return { line: lineAt(text, stop.offset), broken: stop.broken }
  }
  return { line: 1, broken: false }
}

class Stop extends Error {
  readonly offset: number
  readonly broken: boolean

  constructor(offset: number, broken: boolean) {
    super('stop')
    this.offset = offset
    this.broken = broken
  }
}

const lineAt = (text: string, offset: number): number => text.slice(0, offset).split('\n').length

const STRING = /"(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"/y
const SCALAR = /true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y

class Walker {
  readonly #text: string
  readonly #path: readonly (string | number)[]
  #at = 0

  constructor(text: string, path: readonly (string | number)[]) {
    this.#text = text
    this.#path = path
  }

  /** Reads a value. `matched` is how much of the path leads here, `true` where it is the value sought, `null` off it. */
  value(matched: number | true | null, depth: number): void {
    this.#blanks()
    if (matched === true && this.#path.length > 0) throw new Stop(this.#at, false)
    if (depth > MAX_DEPTH) throw new Stop(this.#at, false)
    const open = this.#text[this.#at]
    if (open === '{') this.#members('}', matched, depth)
    else if (open === '[') this.#members(']', matched, depth)
    else if (open === '"') this.#take(STRING)
    else this.#take(SCALAR)
  }

  end(): void {
    this.#blanks()
    if (this.#at < this.#text.length) throw new Stop(this.#at, true)
  }

  #members(close: '}' | ']', matched: number | true | null, depth: number): void {
    this.#at++
    this.#blanks()
    if (this.#text[this.#at] === close) {
      this.#at++
      return
    }
    for (let index = 0; ; index++) {
      this.#blanks()
      const key = close === '}' ? this.#key() : index
      this.value(this.#next(matched, key), depth + 1)
      this.#blanks()
      const separator = this.#text[this.#at]
      if (separator !== ',' && separator !== close) throw new Stop(this.#at, true)
      this.#at++
      if (separator === close) return
    }
  }

  #next(matched: number | true | null, key: string | number): number | true | null {
    if (typeof matched !== 'number' || this.#path[matched] !== key) return null
    return matched + 1 === this.#path.length ? true : matched + 1
  }

  #key(): string {
    const key: unknown = JSON.parse(this.#take(STRING))
    this.#blanks()
    if (this.#text[this.#at] !== ':') throw new Stop(this.#at, true)
    this.#at++
    return String(key)
  }

  #take(pattern: RegExp): string {
    pattern.lastIndex = this.#at
    const found = pattern.exec(this.#text)?.[0]
    if (!found) throw new Stop(this.#at, true)
    this.#at += found.length
    return found
  }

  #blanks(): void {
    while (' \t\n\r'.includes(this.#text[this.#at] ?? 'end')) this.#at++
  }
}
