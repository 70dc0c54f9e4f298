import { GRADINGS, type GradingName } from '../../contracts/swe-polybench.js'
import type { RowGrading } from './row-grading.js'

/** The grading that gives the reward. */
export const decidingOf = ({ gradings }: RowGrading): GradingName =>
  GRADINGS.find(name => gradings.includes(name)) ?? 'official'

/**
 * How a row's controls are graded: gold as the trial is. The official harness runs nothing for an
 * untouched tree, which shows nothing of the row, so that is graded strictly.
 */
export const controlGrading = (control: 'gold' | 'nop', grading: RowGrading): RowGrading => {
  const deciding = decidingOf(grading)
  return {
    gradings: [control === 'nop' && deciding === 'official' ? 'strict' : deciding],
    retrieval: null
  }
}
