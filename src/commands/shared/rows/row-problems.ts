import type { ProgressListener } from '../../../contracts/progress.js'
import { describeProblem, type RowProblem } from '../../../dataset/rows/row-problem.js'

/** More problems than these are counted. */
const MOST_TOLD = 20

/** Tells what is wrong in a file of rows, as it is found. */
export const problemTeller = (file: string, listener: ProgressListener) => {
  let found = 0
  const warn = (message: string) => listener({ type: 'warning', message })
  return {
    add(problems: readonly RowProblem[]): void {
      for (const problem of problems) {
        found += 1
        if (found <= MOST_TOLD) warn(`${file} ${describeProblem(problem)}. The row is left out.`)
      }
    },
    /** To be called once all were added. */
    end(): void {
      const more = found - MOST_TOLD
      if (more > 0) warn(`${file} has ${more} more problems in rows, which are left out as well.`)
    }
  }
}
