import type { TrialRecord } from '../../contracts/rewards.js'
import type { GradingName } from '../../contracts/swe-polybench.js'
import type { Reward, Verdict } from '../../contracts/verdict.js'
import { gradingReward } from '../../score/index.js'
import type { TestMaterial } from '../test-material.js'
import type { RowGrading } from './row-grading.js'

/** What a trial's record says of its row; nothing where it has none. */
export const rowRecord = (
  material: TestMaterial | undefined,
  verdict: Verdict | undefined,
  { gradings }: RowGrading
): Pick<TrialRecord, 'row'> => {
  if (!material?.row) return {}
  const rewards: Partial<Record<GradingName, Reward>> = {}
  // What was asked for and came to no grading, as for want of a change, is no success of the agent's.
  if (verdict) for (const name of gradings) rewards[name] = gradingReward(verdict.gradings ?? {}, name) ?? 0
  return {
    row: {
      language: material.row.language,
      taskType: material.row.task_type,
      gradings: rewards,
      retrieval: verdict?.retrieval ?? null
    }
  }
}
