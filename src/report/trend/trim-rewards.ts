import type { Rewards, TrialRecord } from '../../contracts/rewards.js'
import type { Flag, Reason } from '../../contracts/verdict.js'
import { shorten } from '../escape.js'

const MESSAGE_LENGTH = 200

const trimmed = <T extends Reason | Flag>({
  tests: _tests,
  paths: _paths,
  ...rest
}: T): Omit<T, 'tests' | 'paths'> => ({
  ...rest,
  message: shorten(rest.message, MESSAGE_LENGTH)
})

const trimTrial = (trial: TrialRecord): TrialRecord => {
  const { fault, reasons, flags, images, secondVerdict, ...rest } = trial
  return {
    ...rest,
    fault: fault && { ...fault, message: shorten(fault.message, MESSAGE_LENGTH) },
    reasons: reasons.map(trimmed),
    flags: flags.map(trimmed),
    images: { task: images.task, base: images.base },
    ...(secondVerdict && {
      secondVerdict: { reward: secondVerdict.reward, reasons: secondVerdict.reasons.map(trimmed) }
    })
  }
}

/**
 * Results as they are kept for years: all that a comparison needs. The names of tests and paths, which can
 * be thousands a trial, stay in the artifact.
 */
export const trimRewards = (rewards: Rewards): Rewards => ({
  ...rewards,
  trials: rewards.trials.map(trimTrial)
})

/** A `rewards.json` with a line for each trial, so that a change of one is a change of one line. */
export const rewardsText = ({ trials, ...rest }: Rewards): string => {
  const head = JSON.stringify(rest, null, 2).replace(/\n\}$/, '')
  const lines = trials.map(trial => `    ${JSON.stringify(trial)}`).join(',\n')
  return `${head},\n  "trials": [\n${lines}\n  ]\n}\n`
}
