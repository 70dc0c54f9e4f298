/**
 * Finds the next of several words in a text, fast for searches that go on forwards: where a word is next is
 * remembered until the search has passed it, so that all searches together read the text about once a word.
 */
export class NextOf {
  readonly #text: string
  readonly #words: readonly string[]
  readonly #from: number[]
  readonly #next: number[]

  constructor(text: string, words: readonly string[]) {
    this.#text = text
    this.#words = words
    this.#from = words.map(() => 0)
    this.#next = words.map(word => text.indexOf(word))
  }

  /** The first place at or after `from` where one of the words starts; -1 where there is none. */
  at(from: number): number {
    let first = -1
    for (const [index, word] of this.#words.entries()) {
      const next = this.#nextOf(index, word, from)
      if (next >= 0 && (first < 0 || next < first)) first = next
    }
    return first
  }

  /** The word that starts at a place; where several do, the first in their order. */
  wordAt(at: number): string | undefined {
    return this.#words.find(word => this.#text.startsWith(word, at))
  }

  #nextOf(index: number, word: string, from: number): number {
    const next = this.#next[index]!
    const searchedFrom = this.#from[index]!
    if (from >= searchedFrom && (next < 0 || next >= from)) return next
    const found = this.#text.indexOf(word, from)
    this.#from[index] = from
    this.#next[index] = found
    return found
  }
}
