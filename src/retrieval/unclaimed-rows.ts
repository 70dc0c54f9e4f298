/**
 * Rows, in their order and each once, of which one after another is claimed; however often a range is, a
 * row costs something once.
 */
export class UnclaimedRows {
  readonly #rows: readonly number[]
  /** By index of a row: itself while it is unclaimed, else one that is further on. */
  readonly #next: number[]

  constructor(rows: readonly number[]) {
    this.#rows = rows
    this.#next = rows.map((_, index) => index)
    this.#next.push(rows.length)
  }

  /** Whether one of all the rows, claimed or not, lies within. */
  anyWithin(start: number, end: number): boolean {
    return (this.#rows[this.#firstFrom(start)] ?? Number.POSITIVE_INFINITY) <= end
  }

  claim(start: number, end: number, taken: (row: number) => void): void {
    let index = this.#unclaimedFrom(this.#firstFrom(start))
    while (index < this.#rows.length && this.#rows[index]! <= end) {
      taken(this.#rows[index]!)
      this.#next[index] = index + 1
      index = this.#unclaimedFrom(index + 1)
    }
  }

  #firstFrom(row: number): number {
    let [low, high] = [0, this.#rows.length]
    while (low < high) {
      const middle = (low + high) >>> 1
      if (this.#rows[middle]! < row) low = middle + 1
      else high = middle
    }
    return low
  }

  #unclaimedFrom(index: number): number {
    let at = index
    while (this.#next[at]! !== at) {
      // Shortens the way for the next one who goes it.
      this.#next[at] = this.#next[this.#next[at]!]!
      at = this.#next[at]!
    }
    return at
  }
}
