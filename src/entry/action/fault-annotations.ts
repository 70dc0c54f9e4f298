import type { Rewards, TrialRecord } from '../../contracts/rewards.js'
import { oneLine } from '../cli/progress-text.js'

export interface Annotation {
  title: string
  message: string
}

/** GitHub shows ten annotations of a level from one step. */
export const MAX_ANNOTATIONS = 10

const annotate = (trial: TrialRecord): Annotation => ({
  title: `${oneLine(trial.task)}: ${trial.fault?.kind} fault in the ${trial.fault?.phase} phase`,
  message: trial.fault?.message.slice(0, 2_000) ?? ''
})

/** An annotation for each trial without a verdict; when there are too many, the last says how many more. */
export const faultAnnotations = (
  rewards: Rewards,
  { limit = MAX_ANNOTATIONS }: { readonly limit?: number } = {}
): readonly Annotation[] => {
  const faults = rewards.trials.filter(trial => trial.fault !== null)
  if (faults.length <= limit) return faults.map(annotate)
  const shown = faults.slice(0, Math.max(0, limit - 1))
  const rest = faults.length - shown.length
  return [...shown.map(annotate), { title: 'More faults', message: `${rest} more in the summary` }]
}
