import type { SummaryReader } from './summary-reader.js'

const HEAD = /^TAP version \d{1,3}$/
const PLAN = /^1\.\.(\d{1,9})(?: |$)/
const POINT = /^(?:not )?ok(?: |$)/
const SKIPPED = /# *skip/i

/** TAP: the points at the left margin that are not skipped, up to the number of the plan, after the head. */
export class TapReader implements SummaryReader {
  #isTap = false
  #planned = 0
  #points = 0

  get seen(): number {
    return Math.min(this.#planned, this.#points)
  }

  line(text: string): void {
    if (HEAD.test(text)) this.#isTap = true
    if (!this.#isTap) return
    if (POINT.test(text) && !SKIPPED.test(text)) this.#points++
    else this.#planned += Number(PLAN.exec(text)?.[1] ?? 0)
  }
}
