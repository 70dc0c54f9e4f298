import type { Rewards, TrialRecord } from '../../src/contracts/rewards.js'
import { error, rewardsOf, trial } from '../report/trials.js'

/** A resolved trial of a task that nothing else is known of, changed as a test needs it. */
export const trialRecord = (changes: Partial<TrialRecord> = {}): TrialRecord =>
  trial({
    task: 'acme_tool-1',
    repository: 'acme/tool',
    name: 'acme_tool-1__abcdefg',
    transitions: null,
    seconds: { environment: 1, agent: 2, verify: 3 },
    images: { task: null, base: null },
    ...changes
  })

/** A trial without a verdict, through the infrastructure. */
export const faultyRecord = (task: string, message = 'The engine went away.'): TrialRecord =>
  error({ task, fault: { kind: 'infrastructure', code: 'engine-gone', message, phase: 'verify' } })

/** A job's results with these trials. */
export const rewards = (trials: TrialRecord[]): Rewards => rewardsOf(trials, { job: 'test-job' })
