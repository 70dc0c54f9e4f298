import type { TrialRecord } from '../../contracts/rewards.js'

const REWARD = { resolved: 1, unresolved: 0, error: null } as const

/** What in a record contradicts itself; undefined where outcome, reward and fault agree. */
export const contradictionOf = ({ outcome, reward, fault }: TrialRecord): string | undefined => {
  if (reward !== REWARD[outcome]) return `it is ${outcome} with reward ${reward}`
  if (outcome === 'error' && fault === null) return 'it is an error without a fault'
  return undefined
}
