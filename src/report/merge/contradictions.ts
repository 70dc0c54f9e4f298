import type { TrialRecord } from '../../contracts/rewards.js'
import { GRADINGS } from '../../contracts/swe-polybench.js'

const REWARD = { resolved: 1, unresolved: 0, error: null } as const

/** What in a record contradicts itself; undefined where outcome, reward, fault and gradings agree. */
export const contradictionOf = ({ outcome, reward, fault, row }: TrialRecord): string | undefined => {
  if (reward !== REWARD[outcome]) return `it is ${outcome} with reward ${reward}`
  if (outcome === 'error' && fault === null) return 'it is an error without a fault'
  const deciding = GRADINGS.find(name => row?.gradings[name] !== undefined)
  if (deciding !== undefined && row?.gradings[deciding] !== reward)
    return `it has reward ${reward} where its ${deciding} grading says ${row?.gradings[deciding]}`
  return undefined
}
