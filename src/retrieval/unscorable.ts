/** Ends a node score: nobody can say what it is, which is not the same as 0. */
export class Unscorable extends Error {}

/** Definitions nested in each other without end have ids whose length is the square of the source's. */
const LONGEST_IDS = 8 * 1024 ** 2

/** Counts the characters of one score's ids. */
export class IdBudget {
  #left = LONGEST_IDS

  spend(path: string, characters: number): void {
    this.#left -= characters
    if (this.#left < 0) {
      throw new Unscorable(`the nodes that ${path} changes have names of more than ${LONGEST_IDS} characters`)
    }
  }
}
