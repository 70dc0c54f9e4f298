import { PendingBytes } from './pending-bytes.js'

const QUOTE = 0x22
const BACKSLASH = 0x5c
const COMMA = 0x2c
const OPEN_ARRAY = 0x5b
const CLOSE_ARRAY = 0x5d
const OPEN_OBJECT = 0x7b
const CLOSE_OBJECT = 0x7d

const isBetween = (byte: number): boolean => byte === 0x20 || (byte >= 0x09 && byte <= 0x0d) || byte === COMMA

/**
 * Takes the bytes of a JSON file apart, as they come, into the items of its array; or into its values one
 * after another, where it has no array. Each is given as its bytes: what is wrong within it is found when
 * it is parsed, and costs that one alone.
 */
export class JsonScanner {
  /** From the start of the current value. */
  readonly #pending = new PendingBytes()
  /** Up to here in it everything was looked at. */
  #at = 0
  #isInArray = false
  #isInValue = false
  #isInString = false
  /** Brackets of the current value that are open. */
  #depth = 0

  /** Bytes of the value whose end did not come yet. */
  get pendingBytes(): number {
    return this.#pending.rest.length
  }

  /** What is wrong where no more bytes come; null where nothing is. */
  get mistakeAtEnd(): string | null {
    if (this.#isInValue) return 'the file ends within it'
    return this.#isInArray ? 'the file ends before its array does' : null
  }

  *push(chunk: Buffer): Generator<Buffer> {
    this.#pending.append(chunk)
    for (;;) {
      if (!this.#isInValue && !this.#findStart()) return
      const end = this.#findEnd()
      if (end === null) return
      yield this.#pending.rest.subarray(0, end)
      this.#drop(end)
      this.#isInValue = false
    }
  }

  #drop(bytes: number): void {
    this.#pending.drop(bytes)
    this.#at = 0
  }

  #findStart(): boolean {
    const { rest } = this.#pending
    for (let at = 0; at < rest.length; at++) {
      const byte = rest[at]!
      if (isBetween(byte)) continue
      if (byte === CLOSE_ARRAY) this.#isInArray = false
      else if (byte === OPEN_ARRAY && !this.#isInArray) this.#isInArray = true
      else {
        this.#drop(at)
        this.#isInValue = true
        this.#depth = 0
        return true
      }
    }
    this.#drop(rest.length)
    return false
  }

  /** Behind the last byte of the value; null where that did not come yet. */
  #findEnd(): number | null {
    const { rest } = this.#pending
    while (this.#at < rest.length) {
      const byte = rest[this.#at]!
      if (this.#isInString) {
        // What a backslash escapes may be in the next chunk: `at` then points into that.
        this.#at += byte === BACKSLASH ? 2 : 1
        if (byte !== QUOTE) continue
        this.#isInString = false
        if (this.#depth === 0) return this.#at
        continue
      }
      if (this.#depth === 0 && (isBetween(byte) || byte === CLOSE_ARRAY)) return this.#at
      this.#at++
      if (byte === QUOTE) this.#isInString = true
      else if (byte === OPEN_OBJECT || byte === OPEN_ARRAY) this.#depth++
      else if (byte === CLOSE_OBJECT || byte === CLOSE_ARRAY) {
        this.#depth--
        if (this.#depth <= 0) return this.#at
      }
    }
    return null
  }
}
