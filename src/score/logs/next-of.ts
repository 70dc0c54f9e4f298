/**
 * Finds the next of several words in a text. Where a word is next is remembered, so that searches that go
 * on forwards read the text about once a word, all together, and one that steps back reads only the step.
 */
export class NextOf {
  readonly #text: string
  readonly #words: readonly string[]
  /** Of each word, from where it was last looked for, and where it is next from there. */
  readonly #from: number[]
  readonly #next: number[]
  /** The same of all words together. */
  #lastFrom = Number.POSITIVE_INFINITY
  #last = -1

  constructor(text: string, words: readonly string[]) {
    this.#text = text
    this.#words = words
    this.#from = words.map(() => 0)
    this.#next = words.map(word => text.indexOf(word))
  }

  /** The first place at or after `from` where one of the words starts; -1 where there is none. */
  at(from: number): number {
    if (from >= this.#lastFrom && (from <= this.#last || this.#last === -1)) return this.#last
    let first = -1
    for (let index = 0; index < this.#words.length; index++) {
      const next = this.#nextOf(index, this.#words[index]!, from)
      if (next >= 0 && (first < 0 || next < first)) first = next
    }
    this.#lastFrom = from
    this.#last = first
    return first
  }

  /** The word that starts at a place; where several do, the first in their order. */
  wordAt(at: number): string | undefined {
    return this.#words.find(word => this.#text.startsWith(word, at))
  }

  #nextOf(index: number, word: string, from: number): number {
    const known = this.#next[index]!
    const knownFrom = this.#from[index]!
    if (from >= knownFrom && (known < 0 || known >= from)) return known
    const next = from > knownFrom ? this.#text.indexOf(word, from) : this.#back(word, from, knownFrom, known)
    this.#from[index] = from
    this.#next[index] = next
    return next
  }

  /** Looks for a word that starts before the place it was last looked for from. */
  #back(word: string, from: number, knownFrom: number, known: number): number {
    const next = this.#text.slice(from, knownFrom + word.length - 1).indexOf(word)
    return next < 0 ? known : from + next
  }
}
