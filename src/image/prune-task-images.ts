import type { PlannedTrial } from '../contracts/plan.js'
import type { TrialRecord } from '../contracts/rewards.js'
import type { Docker } from '../engine/docker.js'
import { removeLayersOn } from './layer.js'
import { findLocalImage } from './local-image.js'
import { sealedName } from './seal.js'

/**
 * Removes a task's image, its sealed copy and what agents have put on either, once the last of its trials is through. The base stays,
 * since other tasks build on it. An image that something else still uses stays as well.
 */
export const pruneAfterLastTrial = (
  docker: Docker,
  planned: readonly PlannedTrial[]
): ((record: TrialRecord) => Promise<void>) => {
  const left = new Map<string, number>()
  for (const { task } of planned) left.set(task, (left.get(task) ?? 0) + 1)
  return async record => {
    const count = (left.get(record.task) ?? 1) - 1
    left.set(record.task, count)
    if (count > 0 || record.images.task === null) return
    const sealed = await findLocalImage(docker, sealedName(record.images.task))
    for (const id of [record.images.task, ...(sealed ? [sealed.id] : [])]) await removeLayersOn(docker, id)
    await docker.call(['image', 'rm', sealedName(record.images.task)])
    await docker.call(['image', 'rm', '--force', record.images.task])
  }
}
