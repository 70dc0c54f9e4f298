import { GRADINGS, type GradingName } from '../../contracts/swe-polybench.js'
import type { Reward } from '../../contracts/verdict.js'

/** How many of those that a grading was asked about it takes for solved. */
export interface GradingCount {
  readonly resolved: number
  readonly graded: number
}

type Graded = Readonly<Partial<Record<GradingName, Reward | undefined>>>

/** The counts of each grading over trials. */
export const countGradings = (trials: readonly Graded[]): Record<GradingName, GradingCount> => {
  const count = (grading: GradingName): GradingCount => {
    const rewards = trials.map(one => one[grading]).filter(reward => reward !== undefined)
    return { resolved: rewards.filter(reward => reward === 1).length, graded: rewards.length }
  }
  return Object.fromEntries(GRADINGS.map(grading => [grading, count(grading)])) as Record<
    GradingName,
    GradingCount
  >
}
