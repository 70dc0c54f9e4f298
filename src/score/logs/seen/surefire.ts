import type { SummaryReader } from './summary-reader.js'

const RESULTS = /^(?:\[\w{4,7}\] )?Results ?:$/
const RUNNING = /^(?:\[\w{4,7}\] )?(?:Running|Test set:) \S+$/
const COUNTS =
  /^(?:\[\w{4,7}\] )?Tests run: (\d{1,9}), Failures: \d{1,9}, Errors: \d{1,9}, Skipped: (\d{1,9})(, Time elapsed: .*)?$/
const IN_CLASS = / -{1,2} in \S+$/

/**
 * Surefire: the line of each class, `Tests run: …, Time elapsed: … in Some.class`, or below the line that
 * names the class; or else the line below `Results:`. Skipped tests did not run. With `-q` Maven prints
 * none of that for tests that pass; Surefire's text reports, printed after it, have the lines of classes.
 */
export class SurefireReader implements SummaryReader {
  #inClasses = 0
  #inTotals = 0
  #hasClass = false
  #hasResults = false

  get seen(): number {
    return Math.max(this.#inClasses, this.#inTotals)
  }

  line(text: string): void {
    const counts = COUNTS.exec(text)
    if (counts === null) {
      if (RESULTS.test(text)) this.#hasResults = true
      else if (RUNNING.test(text)) this.#hasClass = true
      return
    }
    const ran = Math.max(Number(counts[1]) - Number(counts[2]), 0)
    if (counts[3] === undefined) {
      if (this.#hasResults) this.#inTotals += ran
      this.#hasResults = false
    } else if (this.#hasClass || IN_CLASS.test(text)) {
      this.#inClasses += ran
      this.#hasClass = false
    }
  }
}
