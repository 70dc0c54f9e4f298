const GREATER_THAN = 0x3e
const DOUBLE_QUOTE = 0x22
const SINGLE_QUOTE = 0x27

/** A tag up to the `>` outside quotes, where it has no `<`. Taking it at once saves a loop over its characters. */
const WHOLE_TAG = /<[^"'<>]*(?:"[^"<]*"[^"'<>]*|'[^'<]*'[^"'<>]*)*>/y

/** Where the tag that starts at `at` ends within this text; -1 where it does not, or holds a `<`. */
export const wholeTagEnd = (text: string, at: number): number => {
  WHOLE_TAG.lastIndex = at
  return WHOLE_TAG.test(text) ? WHOLE_TAG.lastIndex : -1
}

/** Collects a tag over chunks, up to the `>` outside quotes. `<` is allowed in no tag, so nothing runs on for long. */
export class TagCollector {
  #pieces: string[] = []
  /** The quote that the tag is in at the end of what was read. */
  #quote = ''

  /** Whether a tag was begun that has not ended. */
  get isOpen(): boolean {
    return this.#pieces.length > 0
  }

  /** Reads on from `at`. Returns where the tag ends, or -1 where it goes on in the next chunk. */
  read(text: string, at: number): number {
    let from = at + (this.isOpen ? 0 : 1)
    for (;;) {
      if (this.#quote !== '') {
        const close = text.indexOf(this.#quote, from)
        if (close < 0) break
        this.#quote = ''
        from = close + 1
      }
      while (from < text.length && !isTagMark(text.charCodeAt(from))) from++
      if (from >= text.length) break
      const mark = text[from]!
      from++
      if (mark === '>') {
        this.#pieces.push(text.slice(at, from))
        return from
      }
      this.#quote = mark
    }
    this.#pieces.push(text.slice(at))
    return -1
  }

  /** Whether what was read last holds a `<` beyond the tag's own. */
  get hasLessThan(): boolean {
    return this.#pieces.at(-1)!.indexOf('<', this.#pieces.length === 1 ? 1 : 0) >= 0
  }

  /** The whole tag, once its end was read. */
  take(): string {
    const tag = this.#pieces.join('')
    this.#pieces = []
    return tag
  }
}

const isTagMark = (code: number): boolean =>
  code === GREATER_THAN || code === DOUBLE_QUOTE || code === SINGLE_QUOTE
