import type { Rewards } from '../../contracts/rewards.js'
import { agentName } from '../trial-facts.js'

interface AgentModel {
  readonly agent: string
  readonly model: string | null
}

/** An agent and model of these results, and whose of the baseline it is compared with. */
export interface MatchedGroup {
  readonly current: AgentModel
  readonly baseline: AgentModel
}

export interface Matches {
  readonly matched: readonly MatchedGroup[]
  /** Agents of either side without a counterpart, each with its side. */
  readonly unmatched: readonly string[]
}

const isSame = (a: AgentModel, b: AgentModel): boolean => a.agent === b.agent && a.model === b.model

const keysOf = ({ groups }: Rewards): AgentModel[] => groups.map(({ agent, model }) => ({ agent, model }))

/** Groups by agent and model; where each side has one alone, these two whatever their names are. */
export const matchGroups = (rewards: Rewards, baselineRewards: Rewards): Matches => {
  const currents = keysOf(rewards)
  const baselines = keysOf(baselineRewards)
  const [current] = currents
  const [baseline] = baselines
  if (currents.length === 1 && baselines.length === 1 && current !== undefined && baseline !== undefined) {
    return { matched: [{ current, baseline }], unmatched: [] }
  }
  const isIn = (groups: readonly AgentModel[], one: AgentModel): boolean =>
    groups.some(other => isSame(one, other))
  return {
    matched: currents.filter(one => isIn(baselines, one)).map(one => ({ current: one, baseline: one })),
    unmatched: [
      ...currents.filter(one => !isIn(baselines, one)).map(one => `${agentName(one)} (not in the baseline)`),
      ...baselines.filter(one => !isIn(currents, one)).map(one => `${agentName(one)} (only in the baseline)`)
    ]
  }
}
