import type { SummaryReader } from './summary-reader.js'

/** A result of a test by the reporters `spec` and `list`: `✓ adds`, `1) divides`; or a line of `dot`. */
const RESULT = /^ .*(?:[✓✔√]|\d\)) \S|^ {2}[․.,!]+$/
const PASSING = /^ {2}(\d{1,9}) passing \(\d+(?:ms|s|m|h|d)\)$/
const PENDING = /^ {2}\d{1,9} pending$/
const FAILING = /^ {2}(\d{1,9}) failing$/

/**
 * Mocha's reporters `spec`, `list` and `dot`: `N passing (Tms)` after a blank line and the results of
 * tests, and `N failing` below it. Reporters that show no result of a test are not known.
 */
export class MochaReader implements SummaryReader {
  seen = 0
  #results = false
  #previous = ''
  #inSummary = false

  line(text: string): void {
    if (text.startsWith(' ')) this.#indented(text)
    else this.#inSummary = false
    this.#previous = text
  }

  #indented(text: string): void {
    const passing = this.#previous === '' && this.#results ? PASSING.exec(text) : null
    const failing = this.#inSummary ? FAILING.exec(text) : null
    if (passing) {
      this.seen += Number(passing[1])
      this.#inSummary = true
      this.#results = false
    } else if (failing) {
      this.seen += Number(failing[1])
      this.#inSummary = false
    } else if (!PENDING.test(text)) {
      this.#inSummary = false
      this.#results ||= RESULT.test(text)
    }
  }
}
