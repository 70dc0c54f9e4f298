import type { TrialRecord } from '../../contracts/rewards.js'
import type { ResultPart } from './part.js'

/** A trial, and the part that its record is taken from. */
export interface ChosenTrial<Part extends ResultPart> {
  readonly record: TrialRecord
  readonly part: Part
}

const hasVerdict = ({ outcome }: TrialRecord): boolean => outcome !== 'error'

/** Whether a record counts before another of the same trial: one with a verdict, then the later attempt. */
const isBetter = <Part extends ResultPart>(one: ChosenTrial<Part>, other: ChosenTrial<Part>): boolean =>
  hasVerdict(one.record) === hasVerdict(other.record)
    ? one.part.runAttempt > other.part.runAttempt
    : hasVerdict(one.record)

/**
 * One record for each trial, by its name. Attempts of a workflow run are told apart by their number
 * alone: the ids and times of artifacts may say otherwise. Where two parts of one attempt have the same
 * trial, the first of them counts.
 */
export const chooseTrials = <Part extends ResultPart>(parts: readonly Part[]): ChosenTrial<Part>[] => {
  const chosen = new Map<string, ChosenTrial<Part>>()
  for (const part of parts) {
    for (const record of part.trials) {
      const candidate = { record, part }
      const before = chosen.get(record.name)
      if (before === undefined || isBetter(candidate, before)) chosen.set(record.name, candidate)
    }
  }
  return [...chosen.values()]
}
