/** Where the next mark of one kind stands in a chunk, so that no stretch is searched twice. */
export class Mark {
  readonly #mark: string
  #place = -1

  constructor(mark: string) {
    this.#mark = mark
  }

  /** For a new chunk. */
  reset(): void {
    this.#place = -1
  }

  /** The first place at or after `at`, or the length of the text. */
  next(text: string, at: number): number {
    if (this.#place >= at) return this.#place
    const found = text.indexOf(this.#mark, at)
    this.#place = found < 0 ? text.length : found
    return this.#place
  }
}
