import { mean, type TaskScores } from './rate.js'

/**
 * Chance that at least one of `k` trials drawn from `trials` is resolved: 1 - C(n-c, k) / C(n, k)
 * (Chen et al. 2021), as a product that neither overflows nor cancels. Null where `k > trials`.
 */
export const passAtK = (trials: number, resolved: number, k: number): number | null => {
  const noneResolved = passHatK(trials, trials - resolved, k)
  return noneResolved === null ? null : 1 - noneResolved
}

/**
 * pass^k, the chance that all of `k` trials drawn from `trials` are resolved: C(c, k) / C(n, k)
 * (Yao et al. 2024), as a product. Null where `k > trials`.
 */
export const passHatK = (trials: number, resolved: number, k: number): number | null => {
  if (k < 1 || k > trials) return null
  let allResolved = 1
  for (let drawn = 0; drawn < k; drawn++) {
    allResolved *= Math.max(0, resolved - drawn) / (trials - drawn)
  }
  return allResolved
}

/** By k, written as a decimal number. */
export interface PassTables {
  readonly passAtK: Record<string, number>
  readonly passHatK: Record<string, number>
  /** How many tasks have fewer than k scored trials, and are in neither figure. */
  readonly tooFewAttempts: Record<string, number>
}

/** Beyond this many trials a task, only some k are worth a number. */
const EVERY_K_UP_TO = 10

/**
 * pass@k and pass^k for k from 1 to the most scored trials of a task (beyond 10 only the powers of two,
 * and the most), each the mean over the tasks that have k scored trials. `allTasks` counts those
 * without any, too.
 */
export const passTables = (
  tasks: readonly TaskScores[],
  { allTasks }: { readonly allTasks: number }
): PassTables => {
  const most = tasks.reduce((longest, scores) => Math.max(longest, scores.length), 0)
  const tables: PassTables = { passAtK: {}, passHatK: {}, tooFewAttempts: {} }
  const counts = tasks.map(scores => ({
    trials: scores.length,
    resolved: scores.filter(reward => reward === 1).length
  }))
  for (let k = 1; k <= most; k++) {
    if (k > EVERY_K_UP_TO && k !== most && !Number.isInteger(Math.log2(k))) continue
    const enough = counts.filter(({ trials }) => trials >= k)
    tables.passAtK[k] = mean(enough.map(({ trials, resolved }) => passAtK(trials, resolved, k)!))
    tables.passHatK[k] = mean(enough.map(({ trials, resolved }) => passHatK(trials, resolved, k)!))
    tables.tooFewAttempts[k] = allTasks - enough.length
  }
  return tables
}
