import { type SummaryReader, sumOf } from './summary-reader.js'

/** The line that begins a session. */
export const HEAD = /^=+ test session starts =+$/
const DURATION = ' in [\\d.]{1,15} ?s(?:econds)?(?: \\([\\d:]{1,15}\\))?'
/** The line that ends one, and with `-q` the line of counts. */
export const SUMMARY = new RegExp(`^=+ .+${DURATION} =+$`)
export const QUIET_SUMMARY = new RegExp(`^\\d.*${DURATION}$`)
const PROGRESS = /^[.,FEsxXRu]+ +\[ *\d+%\]$/

const RAN = ['passed', 'failed', 'xfailed', 'xpassed']

/**
 * pytest: the line between `=` that ends a session, where a session has started; with `-q`, which prints
 * neither head nor `=`, the line of counts after a line of progress. Errors of collection ran no test.
 */
export class PytestReader implements SummaryReader {
  seen = 0
  #inSession = false
  #progressed = false

  line(text: string): void {
    if (HEAD.test(text)) this.#inSession = true
    else if (PROGRESS.test(text)) this.#progressed = true
    else if (this.#inSession && SUMMARY.test(text)) this.#end(text)
    else if (!this.#inSession && this.#progressed && QUIET_SUMMARY.test(text)) this.#end(text)
  }

  #end(text: string): void {
    this.seen += sumOf(text, RAN)
    this.#inSession = false
    this.#progressed = false
  }
}
