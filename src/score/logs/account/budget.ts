/** How many times the length of a log may be read in looking for what stands within something else. */
const TIMES = 8
const AT_LEAST = 1024 * 1024

/** Counts characters that are read, so that a log of beginnings without an end costs no quadratic time. */
export class ReadingBudget {
  #left: number

  constructor(log: string) {
    this.#left = Math.max(log.length * TIMES, AT_LEAST)
  }

  /** Takes so many characters off; false once there are none left. */
  take(characters: number): boolean {
    this.#left -= characters
    return this.#left >= 0
  }
}
