import { PendingBytes } from './pending-bytes.js'

const QUOTE = 0x22
const COMMA = 0x2c
const LF = 0x0a
const CR = 0x0d

export interface CsvCell {
  /** As they stand in the file, without the quotes around. */
  readonly bytes: Buffer
  /** Each quote within stands there twice. */
  readonly isQuoted: boolean
  /** What is wrong with its quotes; it then ends at the next one that can end a cell. */
  readonly mistake: string | null
}

const EMPTY: CsvCell = { bytes: Buffer.alloc(0), isQuoted: false, mistake: null }
const LONE_QUOTE = 'a quote in it is not doubled, or the quote that ends it is missing'
const OPEN_QUOTE = 'its quote is never closed: all that follows in the file was taken for this cell'

/** Far above the columns of any file of rows; each cell costs memory, even one that is empty. */
export const MAX_CELLS = 10_000

/** Where the current cell ends, and where what follows it begins. */
interface CellEnd {
  readonly cell: number
  readonly next: number
  readonly isRecord: boolean
}

/**
 * Takes the bytes of a CSV file (RFC 4180; a line ends in LF or CRLF) apart into records of cells, as they
 * come.
 *
 * It stands in for a library for three things together: cells are found by search and not byte by byte,
 * which 100 MB in a second need; they stay bytes until somebody asks for their text; and a quote out of
 * place costs the record that it is in, not the file. Of a record with absurdly many cells only the first
 * {@link MAX_CELLS} are given, and one more.
 */
export class CsvScanner {
  /** From the start of the current cell, past its quote. */
  readonly #pending = new PendingBytes()
  /** Up to here in it no end of the cell is left to find. */
  #at = 0
  #isInCell = false
  #isQuoted = false
  #mistake: string | null = null
  #cells: CsvCell[] = []
  #cellBytes = 0

  /** Bytes of the record whose end did not come yet. */
  get pendingBytes(): number {
    return this.#cellBytes + this.#pending.rest.length
  }

  /** The records that end in the bytes that came so far. */
  *push(chunk: Buffer): Generator<readonly CsvCell[]> {
    this.#pending.append(chunk)
    yield* this.#scan({ isEnd: false })
  }

  /** The last record, where no line end follows it. */
  *end(): Generator<readonly CsvCell[]> {
    yield* this.#scan({ isEnd: true })
    // Behind a last comma stands one more cell.
    if (this.#cells.length > 0) yield [...this.#cells, EMPTY]
  }

  *#scan({ isEnd }: { readonly isEnd: boolean }): Generator<readonly CsvCell[]> {
    while (this.#isInCell || this.#pending.rest.length > 0) {
      if (!this.#isInCell) this.#beginCell()
      const end = this.#isQuoted ? this.#endOfQuoted(isEnd) : this.#endOfPlain(isEnd)
      if (end === null) return
      this.#endCell(end)
      if (!end.isRecord) continue
      const cells = this.#cells
      this.#cells = []
      this.#cellBytes = 0
      yield cells
    }
  }

  #beginCell(): void {
    this.#isInCell = true
    this.#mistake = null
    this.#isQuoted = this.#pending.rest[0] === QUOTE
    if (this.#isQuoted) this.#pending.drop(1)
    this.#at = 0
  }

  #endCell({ cell, next }: CellEnd): void {
    if (this.#cells.length <= MAX_CELLS)
      this.#cells.push({
        bytes: this.#pending.rest.subarray(0, cell),
        isQuoted: this.#isQuoted,
        mistake: this.#mistake
      })
    this.#cellBytes += cell
    this.#pending.drop(next)
    this.#isInCell = false
  }

  #endOfPlain(isEnd: boolean): CellEnd | null {
    const { rest } = this.#pending
    const lineEnd = (at: number): CellEnd => ({
      cell: at > 0 && rest[at - 1] === CR ? at - 1 : at,
      next: at + 1,
      isRecord: true
    })
    for (; this.#at < rest.length; this.#at++) {
      const byte = rest[this.#at]
      if (byte === COMMA) return { cell: this.#at, next: this.#at + 1, isRecord: false }
      if (byte === LF) return lineEnd(this.#at)
    }
    return isEnd ? lineEnd(rest.length) : null
  }

  #endOfQuoted(isEnd: boolean): CellEnd | null {
    const { rest } = this.#pending
    for (;;) {
      const quote = rest.indexOf(QUOTE, this.#at)
      if (quote === -1) {
        this.#at = rest.length
        if (!isEnd) return null
        this.#mistake ??= OPEN_QUOTE
        return { cell: rest.length, next: rest.length, isRecord: true }
      }
      this.#at = quote
      // What the quote means, the two bytes after it say.
      if (!isEnd && quote + 2 >= rest.length) return null
      const next = rest[quote + 1]
      if (next === COMMA) return { cell: quote, next: quote + 2, isRecord: false }
      if (next === LF || next === undefined) return { cell: quote, next: quote + 2, isRecord: true }
      if (next === CR && (rest[quote + 2] ?? LF) === LF)
        return { cell: quote, next: quote + 3, isRecord: true }
      if (next !== QUOTE) this.#mistake ??= LONE_QUOTE
      this.#at += next === QUOTE ? 2 : 1
    }
  }
}
