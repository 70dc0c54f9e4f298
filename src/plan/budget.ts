import type { TrialRecord } from '../contracts/rewards.js'

/**
 * What model requests of a run may cost, shared by its trials. It counts what trials have cost that
 * ended, earlier ones of a resumed job among them, and what running ones have been seen to cost.
 *
 * Nothing is set aside for a trial: shares would end agents for money that nobody spends. Trials that
 * run side by side can so pass the limit together, unless each is asked again what is left while it runs.
 */
export interface Budget {
  /** US dollars; 0 or less once the limit is passed, null without one. */
  left(): number | null
  /** Hears what a trial has cost so far; of a trial that is named again the last amount counts. */
  seen(trial: string, costUsd: number): void
}

/** A budget in US dollars, undefined for none, from which what trials have cost already is taken. */
export const createBudget = (
  maxCostUsd: number | undefined,
  done: readonly Pick<TrialRecord, 'name' | 'costUsd'>[]
): Budget => {
  const costs = new Map(done.map(({ name, costUsd }) => [name, costUsd ?? 0]))
  return {
    left() {
      if (maxCostUsd === undefined) return null
      return maxCostUsd - [...costs.values()].reduce((sum, cost) => sum + cost, 0)
    },
    seen(trial, costUsd) {
      costs.set(trial, costUsd)
    }
  }
}
