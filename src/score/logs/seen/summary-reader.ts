/** Reads a runner's output line by line and counts the tests that its summaries say ran, passed or not. */
export interface SummaryReader {
  /** Takes the next line, without colours and without blanks at its end. */
  line(text: string): void
  /** How many tests were seen to run so far. */
  readonly seen: number
}

/** The sum of the numbers before some words: `1 failed, 2 passed` is 3 for `passed` and `failed`. */
export const sumOf = (text: string, words: readonly string[]): number => {
  let sum = 0
  for (const [, number, word] of text.matchAll(/(\d{1,9}) ([a-z]+)/g))
    if (words.includes(word!)) sum += Number(number)
  return sum
}

/**
 * Reads blocks of lines that follow each other without a gap: each line must match the pattern at its
 * place, and some may be left out. A block counts when its last line is there.
 */
export class BlockReader implements SummaryReader {
  seen = 0
  readonly #steps: readonly BlockStep[]
  #next = 0
  #sum = 0

  constructor(steps: readonly BlockStep[]) {
    this.#steps = steps
  }

  line(text: string): void {
    const step = this.#stepFor(text)
    if (step < 0) {
      this.#next = 0
      return
    }
    if (step === 0) this.#sum = 0
    this.#sum += this.#steps[step]!.count?.(text) ?? 0
    this.#next = step + 1
    if (this.#next < this.#steps.length) return
    this.seen += this.#sum
    this.#next = 0
  }

  /** The step that a line fits: the next one, or one after steps that may be absent; else the first. */
  #stepFor(text: string): number {
    for (let index = this.#next; index < this.#steps.length; index++) {
      const { pattern, optional } = this.#steps[index]!
      if (pattern.test(text)) return index
      if (!optional) break
    }
    return this.#steps[0]!.pattern.test(text) ? 0 : -1
  }
}

export interface BlockStep {
  readonly pattern: RegExp
  /** What the line adds to the tests seen. */
  readonly count?: (line: string) => number
  readonly optional?: true
}
